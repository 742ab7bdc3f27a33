/** A game that is being played by searches, with its positions at hand: a game replays itself when it is asked for all. */
import type { Game } from "../engine/game.ts";
import { writeUci } from "../notation/move.ts";
import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";

export class Course {
  readonly game: Game;
  readonly #positions: Position[];

  constructor(game: Game) {
    this.game = game;
    this.#positions = [...game.positions];
  }

  /** All positions since the start, the current one last. */
  get positions(): readonly Position[] {
    return this.#positions;
  }

  play(move: Move): void {
    this.game.play(writeUci(this.game.variant, move));
    this.#positions.push(this.game.position);
  }
}

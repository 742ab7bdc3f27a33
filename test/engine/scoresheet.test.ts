/** Games keep words and now and then a snapshot; the kernel is shared. Whatever they ask, they are where they were. */
import { describe, expect, it } from "vitest";
import { randomWords } from "../../src/compile/random.ts";
import { Game } from "../../src/engine/game.ts";
import { writeFen } from "../../src/notation/fen.ts";
import { shipped } from "../notation/board.ts";

/** A game with all that has been seen of it. */
class Witness {
  readonly game: Game;
  readonly fens: string[];
  readonly texts: string[] = [];
  readonly #next: () => number;

  constructor(id: string, start: number, seed: number) {
    this.game = Game.start(shipped(id), { start });
    this.fens = [this.game.fen()];
    this.#next = randomWords(seed);
  }

  /** Plays something, or now and then takes some moves back. */
  step(): void {
    if (this.#next() % 8 === 0) for (let back = this.#next() % 24; back > 0; back--) this.#takeBack();
    const moves = this.game.legalMoves();
    if (this.game.outcome || moves.length === 0) return;
    this.texts.push(this.game.play(moves[this.#next() % moves.length].san).uci);
    this.fens.push(this.game.fen());
  }

  #takeBack(): void {
    if (!this.game.undo()) return;
    this.fens.pop();
    this.texts.pop();
  }

  check(): void {
    const { game, fens, texts } = this;
    expect(game.fen()).toBe(fens.at(-1));
    expect(game.positions.map((position) => writeFen(game.variant, position))).toEqual(fens);
    expect(game.history.map(({ uci }) => uci)).toEqual(texts);
    expect(game.moves).toHaveLength(texts.length);
    expect(Game.fromPgn(game.pgn()).fen()).toBe(game.fen());
  }
}

describe("games that are played in turns on one kernel", () => {
  it.each(["fischerandom", "capablanca", "torpedo"])("of %s each go on where they were", (id) => {
    const starts = id === "fischerandom" ? [0, 518, 900, 900] : [0, 0, 0];
    const witnesses = starts.map((start, index) => new Witness(id, start, 40 + index));
    for (let turn = 0; turn < 120; turn++) for (const witness of witnesses) witness.step();
    for (const witness of witnesses) witness.check();
  });
});

/** The first random game that goes on for so long. */
function longGame(plies: number): { game: Game; fens: string[] } {
  for (let seed = 1; ; seed++) {
    const game = Game.start(shipped("chess"));
    const next = randomWords(seed);
    const fens = [game.fen()];
    while (fens.length <= plies && !game.outcome) {
      const moves = game.legalMoves();
      game.play(moves[next() % moves.length]);
      fens.push(game.fen());
    }
    if (fens.length > plies) return { game, fens };
  }
}

describe("a game longer than the kernel's stack", () => {
  it("goes on, comes back and is told whole", () => {
    const { game, fens } = longGame(300);
    expect(game.positions.map((position) => writeFen(game.variant, position))).toEqual(fens);
    for (let ply = 0; ply < 60; ply++) game.undo();
    expect(game.fen()).toBe(fens[240]);
    expect(game.history).toHaveLength(240);
  });
});

describe("a game that Black begins", () => {
  it("counts its moves on from a snapshot", () => {
    const game = Game.start(shipped("chess"), { fen: "4k3/8/8/8/8/8/4P3/4K3 b - - 3 7" });
    const next = randomWords(3);
    for (let ply = 0; ply < 21; ply++) game.play(game.legalMoves()[next() % game.legalMoves().length]);
    Game.start(shipped("chess")).legalMoves(); // the kernel has another position now
    expect(game.position.moveNumber).toBe(18);
    expect(game.turn).toBe(0);
  });
});

describe("a castling", () => {
  it("keeps its word while other games of the variant castle from elsewhere", () => {
    const variant = shipped("fischerandom");
    const near = Game.start(variant, { fen: "1r2k1r1/1p4p1/8/8/8/8/1P4P1/1R2K1R1 w GBgb - 0 1" });
    const far = Game.start(variant, { fen: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" });
    near.play("O-O");
    far.play("O-O-O");
    near.play("O-O-O");
    expect(near.history.map(({ san, partner }) => `${san} ${partner?.from}`)).toEqual(["O-O g1", "O-O-O b8"]);
    expect(far.history.map(({ san, partner }) => `${san} ${partner?.from}`)).toEqual(["O-O-O a1"]);
  });
});

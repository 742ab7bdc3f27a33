/** The current position of a UCI session. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError, sentence } from "../diagnostic/error.ts";
import { Game } from "../engine/game.ts";
import { isUciShape, uciShapeFault } from "../notation/move.ts";
import type { Variant } from "../variant/variant.ts";
import { LineFault } from "./line-fault.ts";
import type { PositionRequest } from "./uci-command.ts";

/** The game of the last `position` command. A command that continues it only plays the new moves. */
export class UciPosition {
  readonly game: Game;
  private readonly fen: string | null;
  private readonly moves: readonly string[];

  /** The start of a variant. */
  static start(variant: Variant): UciPosition {
    return new UciPosition(Game.start(variant), null, []);
  }

  private constructor(game: Game, fen: string | null, moves: readonly string[]) {
    this.game = game;
    this.fen = fen;
    this.moves = moves;
  }

  /** Follows a request. If it is refused, this position is unchanged.
   *  @throws {FairywrenError | LineFault} when the FEN or a move is refused */
  follow({ fen, moves }: PositionRequest): UciPosition {
    const continues = fen === this.fen && this.moves.every((move, index) => move === moves[index]);
    const game = continues ? this.game : Game.start(this.game.variant, fen === null ? {} : { fen });
    playAll(game, moves, continues ? this.moves.length : 0);
    return new UciPosition(game, fen, moves);
  }
}

/** Plays moves from an index on; undoes them when one is refused. */
function playAll(game: Game, moves: readonly string[], from: number): void {
  for (let index = from; index < moves.length; index++) {
    try {
      playOne(game, moves[index]);
    } catch (error) {
      for (let played = index; played > from; played--) game.undo();
      throw numbered(error, index + 1);
    }
  }
}

function playOne(game: Game, move: string): void {
  if (!isUciShape(move)) throw new LineFault(sentence(uciShapeFault(move)));
  game.play(move);
}

function numbered(error: unknown, number: number): unknown {
  if (error instanceof LineFault) return new LineFault(`Move ${number}: ${error.message}`);
  if (!(error instanceof FairywrenError)) return error;
  const withNumber = (diagnostic: Diagnostic) => ({ ...diagnostic, message: `Move ${number}: ${diagnostic.message}` });
  return new FairywrenError(error.diagnostics.map(withNumber));
}

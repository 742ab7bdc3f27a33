/** Positions, pieces and moves passed in by a program: each is read once, copied, and must fit the variant. */
import { isIndex, readWarily, wrongType } from "../diagnostic/argument.ts";
import { isHole, squareCount } from "../geometry/board.ts";
import { givenSquare } from "../geometry/given.ts";
import { type GivenRules, givenRulesOfMove, givenRulesOfPosition } from "../rules/given.ts";
import type { Move } from "./move.ts";
import type { Piece, Position } from "./position.ts";
import type { Placement } from "./put-pieces.ts";

/** @param kinds how many there are
 *  @throws {FairywrenError} `wrong-type` */
export function givenPiece(kinds: number, value: unknown): Piece {
  return readWarily("piece", value, () => {
    const { kind, side } = Object(value) as Piece;
    const isPiece = isIndex(kind, kinds) && isIndex(side, 2);
    if (!isPiece) throw wrongType("piece", "{ kind, side }, an index of the variant's pieces and 0 or 1", value);
    return { kind, side };
  });
}

/** @throws {FairywrenError} `wrong-type` */
export function givenPosition(rules: GivenRules, value: unknown): Position {
  return readWarily("position", value, () => {
    const given = Object(value) as Position;
    const { pieces, turn, halfmoves, moveNumber } = given;
    const isWhole =
      Array.isArray(pieces) &&
      pieces.length === squareCount(rules.board) &&
      isIndex(turn, 2) &&
      isIndex(halfmoves, Number.MAX_SAFE_INTEGER) &&
      isIndex(moveNumber, Number.MAX_SAFE_INTEGER);
    const isOnBoard = isWhole && pieces.every((piece, square) => piece === null || !isHole(rules.board, square));
    const added = isOnBoard ? givenRulesOfPosition(rules, given) : null;
    if (!added) throw wrongType("position", "one of this variant, such as game.position", value);
    return {
      pieces: Array.from(pieces, (piece: unknown) =>
        piece === null ? null : givenPiece(rules.pieceTypes.length, piece),
      ),
      turn,
      ...added,
      halfmoves,
      moveNumber,
    };
  });
}

/** @throws {FairywrenError} `wrong-type` */
export function givenMove(rules: GivenRules, value: unknown): Move {
  return readWarily("move", value, () => {
    const given = Object(value) as Move;
    const { from, to, kind, captured, capturedAt } = given;
    const [squares, kinds] = [squareCount(rules.board), rules.pieceTypes.length];
    const isMove =
      [from, to].every((square) => isIndex(square, squares)) &&
      (capturedAt === null || isIndex(capturedAt, squares)) &&
      isIndex(kind, kinds) &&
      (captured === null || isIndex(captured, kinds));
    const added = isMove ? givenRulesOfMove(rules, given) : null;
    if (!added) throw wrongType("move", "one of this variant, such as one of game.moves", value);
    return { from, to, kind, captured, capturedAt, ...added };
  });
}

/** @throws {FairywrenError} `wrong-type` */
export function givenPlacements({ board, pieceTypes }: GivenRules, value: unknown): readonly Placement[] {
  return readWarily("placements", value, () => {
    if (!Array.isArray(value)) throw wrongType("placements", "a list of [square, piece]", value);
    return Array.from(value, ([square, piece]): Placement => {
      const at = givenSquare(board, square);
      if (piece === null) return [at, null];
      if (isHole(board, at)) throw wrongType("square of a piece", "one that is no hole of the board", square);
      return [at, givenPiece(pieceTypes.length, piece)];
    });
  });
}

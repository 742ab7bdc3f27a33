/** Positions, pieces and moves that a program passes in: read once, copied, and refused where they fit no board of the variant. */
import { isWhole, readWarily, wrongType } from "../diagnostic/argument.ts";
import { squareCount } from "../geometry/board.ts";
import { givenSquare } from "../geometry/given.ts";
import type { Move } from "./move.ts";
import type { EnPassant, Piece, Position, Right } from "./position.ts";
import type { Placement } from "./put-pieces.ts";
import type { Variant } from "./variant.ts";

type Rules = Pick<Variant, "board" | "pieceTypes" | "castlings">;

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
export function givenPosition(rules: Rules, value: unknown): Position {
  return readWarily("position", value, () => {
    const { pieces, turn, rights, enPassant, halfmoves, moveNumber } = Object(value) as Position;
    const isWhole =
      Array.isArray(pieces) &&
      pieces.length === squareCount(rules.board) &&
      isIndex(turn, 2) &&
      Array.isArray(rights) &&
      isIndex(halfmoves, Number.MAX_SAFE_INTEGER) &&
      isIndex(moveNumber, Number.MAX_SAFE_INTEGER);
    if (!isWhole) throw wrongPosition(value);
    return {
      pieces: Array.from(pieces, (piece: unknown) =>
        piece === null ? null : givenPiece(rules.pieceTypes.length, piece),
      ),
      turn,
      rights: Array.from(rights, (right: Right) => givenRight(rules, right)),
      enPassant: enPassant === null ? null : givenPassing(rules, enPassant),
      halfmoves,
      moveNumber,
    };
  });
}

/** @throws {FairywrenError} `wrong-type` */
export function givenMove({ board, pieceTypes, castlings }: Rules, value: unknown): Move {
  return readWarily("move", value, () => {
    const { from, to, kind, captured, capturedAt, promotion, castling, partner } = Object(value) as Move;
    const squares = squareCount(board);
    const isMove =
      [from, to].every((square) => isIndex(square, squares)) &&
      [capturedAt, partner].every((square) => square === null || isIndex(square, squares)) &&
      isIndex(kind, pieceTypes.length) &&
      [captured, promotion].every((each) => each === null || isIndex(each, pieceTypes.length)) &&
      (castling === null || isIndex(castling, castlings.length));
    if (!isMove) throw wrongType("move", "one of this variant, such as one of game.moves", value);
    return { from, to, kind, captured, capturedAt, promotion, castling, partner };
  });
}

/** @throws {FairywrenError} `wrong-type` */
export function givenPlacements({ board, pieceTypes }: Rules, value: unknown): readonly Placement[] {
  return readWarily("placements", value, () => {
    if (!Array.isArray(value)) throw wrongType("placements", "a list of [square, piece]", value);
    return Array.from(value, ([square, piece]): Placement => {
      return [givenSquare(board, square), piece === null ? null : givenPiece(pieceTypes.length, piece)];
    });
  });
}

function givenRight({ board, castlings }: Rules, { castling, king, partner }: Right): Right {
  const squares = squareCount(board);
  const isRight = isIndex(castling, castlings.length) && isIndex(king, squares) && isIndex(partner, squares);
  if (!isRight) throw wrongPosition({});
  return { castling, king, partner };
}

function givenPassing({ board }: Rules, { crossed, victim }: EnPassant): EnPassant {
  const squares = Array.from(crossed);
  if (![...squares, victim].every((square) => isIndex(square, squareCount(board)))) throw wrongPosition({});
  return { crossed: squares, victim };
}

function wrongPosition(value: unknown) {
  return wrongType("position", "one of this variant, such as game.position", value);
}

function isIndex(value: unknown, count: number): boolean {
  return isWhole(value, 0, count - 1);
}

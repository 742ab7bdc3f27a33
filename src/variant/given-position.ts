/** Positions, men and moves that a program passes in: read once, copied, and refused where they fit no board of the variant. */
import { isWhole, readWarily, wrongType } from "../diagnostic/argument.ts";
import { squareCount } from "../geometry/board.ts";
import { givenSquare } from "../geometry/given.ts";
import type { Move } from "./move.ts";
import type { EnPassant, Man, Position, Right } from "./position.ts";
import type { Placement } from "./put-men.ts";
import type { Variant } from "./variant.ts";

type Rules = Pick<Variant, "board" | "pieces" | "castlings">;

/** @param kinds how many there are
 *  @throws {FairywrenError} `wrong-type` */
export function givenMan(kinds: number, value: unknown): Man {
  return readWarily("man", value, () => {
    const { kind, side } = Object(value) as Man;
    const isMan = isIndex(kind, kinds) && isIndex(side, 2);
    if (!isMan) throw wrongType("man", "{ kind, side }, an index of the variant's pieces and 0 or 1", value);
    return { kind, side };
  });
}

/** @throws {FairywrenError} `wrong-type` */
export function givenPosition(rules: Rules, value: unknown): Position {
  return readWarily("position", value, () => {
    const { men, turn, rights, enPassant, halfmoves, moveNumber } = Object(value) as Position;
    const isWhole =
      Array.isArray(men) &&
      men.length === squareCount(rules.board) &&
      isIndex(turn, 2) &&
      Array.isArray(rights) &&
      isIndex(halfmoves, Number.MAX_SAFE_INTEGER) &&
      isIndex(moveNumber, Number.MAX_SAFE_INTEGER);
    if (!isWhole) throw wrongPosition(value);
    return {
      men: Array.from(men, (man: unknown) => (man === null ? null : givenMan(rules.pieces.length, man))),
      turn,
      rights: Array.from(rights, (right: Right) => givenRight(rules, right)),
      enPassant: enPassant === null ? null : givenPassing(rules, enPassant),
      halfmoves,
      moveNumber,
    };
  });
}

/** @throws {FairywrenError} `wrong-type` */
export function givenMove({ board, pieces, castlings }: Rules, value: unknown): Move {
  return readWarily("move", value, () => {
    const { from, to, kind, captured, capturedAt, promotion, castling, partner } = Object(value) as Move;
    const squares = squareCount(board);
    const isMove =
      [from, to].every((square) => isIndex(square, squares)) &&
      [capturedAt, partner].every((square) => square === null || isIndex(square, squares)) &&
      isIndex(kind, pieces.length) &&
      [captured, promotion].every((each) => each === null || isIndex(each, pieces.length)) &&
      (castling === null || isIndex(castling, castlings.length));
    if (!isMove) throw wrongType("move", "one of this variant, such as one of game.moves", value);
    return { from, to, kind, captured, capturedAt, promotion, castling, partner };
  });
}

/** @throws {FairywrenError} `wrong-type` */
export function givenPlacements({ board, pieces }: Rules, value: unknown): readonly Placement[] {
  return readWarily("placements", value, () => {
    if (!Array.isArray(value)) throw wrongType("placements", "a list of [square, man]", value);
    return Array.from(value, ([square, man]): Placement => {
      return [givenSquare(board, square), man === null ? null : givenMan(pieces.length, man)];
    });
  });
}

function givenRight({ board, castlings }: Rules, { castling, king, partner }: Right): Right {
  const squares = squareCount(board);
  const isRight = isIndex(castling, castlings.length) && isIndex(king, squares) && isIndex(partner, squares);
  if (!isRight) throw wrongPosition({});
  return { castling, king, partner };
}

function givenPassing({ board }: Rules, { passed, victim }: EnPassant): EnPassant {
  const squares = Array.from(passed);
  if (![...squares, victim].every((square) => isIndex(square, squareCount(board)))) throw wrongPosition({});
  return { passed: squares, victim };
}

function wrongPosition(value: unknown) {
  return wrongType("position", "one of this variant, such as game.position", value);
}

function isIndex(value: unknown, count: number): boolean {
  return isWhole(value, 0, count - 1);
}

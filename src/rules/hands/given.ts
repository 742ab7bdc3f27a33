/** Hands and drops passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import type { Board } from "../../geometry/board.ts";
import { type BySide, SIDES, squareCount } from "../../geometry/board.ts";
import type { Position } from "../../variant/position.ts";
import type { DropOfMove, HandsOfPosition, HandsOfVariant } from "./model.ts";
import { emptyHands, hasRoom, isMarked, MOST_PIECES } from "./rule.ts";

type Rules = HandsOfVariant & { readonly board: Board; readonly pieceTypes: readonly unknown[] };

/** What may be missing in positions made by programs that know no hands. */
type Given = Partial<HandsOfPosition> & Pick<Position, "pieces">;

/** Null unless the variant has such hands, and the marked pieces. */
export function givenHands(rules: Rules, { hands, promoted = [], pieces }: Given): HandsOfPosition | null {
  const empty = emptyHands(rules, rules.pieceTypes.length);
  const held = hands === undefined || hands === null ? empty.hands : copyOf(rules, hands);
  if (held === undefined || (held && !fits(rules, held, pieces)) || !Array.isArray(promoted)) return null;
  const marks = [...new Set<number>(promoted)].sort((a, b) => a - b);
  const isSound = (square: number) => {
    const piece = isIndex(square, squareCount(rules.board)) ? pieces[square] : null;
    return piece !== null && piece !== undefined && isMarked(rules, piece.side, piece.kind);
  };
  return marks.every(isSound) ? { hands: held, promoted: marks } : null;
}

/** Undefined unless it is a number for each side and kind. */
function copyOf({ hands, pieceTypes }: Rules, given: unknown): BySide<readonly number[]> | undefined {
  if (!hands || !Array.isArray(given) || given.length !== 2) return undefined;
  const isHand = (own: unknown) =>
    Array.isArray(own) && own.length === pieceTypes.length && own.every((count) => isIndex(count, MOST_PIECES + 1));
  return given.every(isHand) ? [[...given[0]], [...given[1]]] : undefined;
}

function fits({ hands }: Rules, held: BySide<readonly number[]>, pieces: Position["pieces"]): boolean {
  const isAllowed = SIDES.every((side) =>
    held[side].every((count, kind) => count === 0 || hands?.held[side].includes(kind)),
  );
  const standing = Array.from(pieces).filter((piece) => piece !== null).length;
  return isAllowed && (hands === null || hasRoom(hands, held, standing));
}

/** Null unless it says whether the move is a drop, or nothing. */
export function givenDrop({ drop = false }: Partial<DropOfMove>): DropOfMove | null {
  return typeof drop === "boolean" ? { drop } : null;
}

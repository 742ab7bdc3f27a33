import { type Way, waysOf } from "../betza/rides.ts";
import { hasHops, hasStrikes, hasTrails as isTrailing } from "../betza/trails.ts";
import type { Betza } from "../betza/tree.ts";
import type { BySide, Side, Square } from "../geometry/board.ts";
import type { MoveEntry, PieceType, Variant } from "./variant.ts";

/** What the movement of a piece depends on. */
export type MovingPiece = Pick<PieceType, "moves" | "firstMove">;

/** The squares on which a way of a piece may begin and end, by side; null is anywhere. */
interface Limits {
  readonly from: BySide<readonly Square[]> | null;
  readonly to: BySide<readonly Square[]> | null;
}

/** A way of a piece, with the squares on which it may begin and end. */
export type PieceWay = Way & Limits;

/** All ways of a piece, in the order in which they are written. */
export function waysOfPiece({ moves, firstMove }: MovingPiece): PieceWay[] {
  return moves.flatMap(({ betza, from, to }) =>
    waysOf(betza).map((way) => ({ ...way, from: from ?? (way.initial ? firstMove : null), to })),
  );
}

/** The ways by which a piece attacks royal pieces alone. */
export function checkingWays({ checksBy, firstMove }: Pick<PieceType, "checksBy" | "firstMove">): PieceWay[] {
  if (!checksBy) return [];
  return waysOfPiece({ moves: everywhere(checksBy), firstMove }).filter(({ capture }) => capture);
}

/** The ways of a piece wherever it stands. */
export function waysAnywhere({ moves }: Pick<PieceType, "moves">): Way[] {
  return moves.flatMap(({ betza }) => waysOf(betza));
}

/** The movements of a piece, and that by which it attacks royal pieces alone. */
function movementsOf({ moves, checksBy }: Pick<PieceType, "moves" | "checksBy">): readonly Betza[] {
  return [...moves.map(({ betza }) => betza), ...(checksBy ? [checksBy] : [])];
}

/** Whether a piece turns, hops or otherwise leaves a straight line. */
export function followsTrails(piece: Pick<PieceType, "moves" | "checksBy">): boolean {
  return movementsOf(piece).some(isTrailing);
}

/** Whether some piece of a variant does. */
export function hasTrails({
  pieceTypes,
}: {
  readonly pieceTypes: readonly Pick<PieceType, "moves" | "checksBy">[];
}): boolean {
  return pieceTypes.some(followsTrails);
}

/** Whether some of its moves or checks go over pieces, which have to stand there. */
export function isHopper(piece: Pick<PieceType, "moves" | "checksBy">): boolean {
  return movementsOf(piece).some(hasHops);
}

/** Whether some piece of a variant is one. */
export function hasHoppers({ pieceTypes }: Pick<Variant, "pieceTypes">): boolean {
  return pieceTypes.some(isHopper);
}

/** Whether some of its moves strike: take on their way, take a friend, go over friends alone or come back. */
export function isStriker({ moves }: Pick<PieceType, "moves">): boolean {
  return moves.some(({ betza }) => hasStrikes(betza));
}

/** Whether some piece of a variant does, or goes over others but for those that it spares, which is walked alike. */
export function hasStrikers({ pieceTypes, spares }: Pick<Variant, "pieceTypes" | "spares">): boolean {
  return pieceTypes.some((piece, kind) => isStriker(piece) || (isSparing(spares, kind) && isHopper(piece)));
}

/** Whether pieces of a kind never take some others. */
export function isSparing(spares: Variant["spares"], kind: number): boolean {
  return (spares?.[kind] ?? []).length > 0;
}

/** A movement that is the same on every square. */
export function everywhere(betza: Betza): MoveEntry[] {
  return [{ betza, from: null, to: null }];
}

/** Whether a set of each side, null being every square, has a square. */
export function hasSquare(set: BySide<readonly Square[]> | null, side: Side, square: Square): boolean {
  return set === null || set[side].includes(square);
}

/** The movement as one text, if it is the same on every square; else null. */
export function plainBetza(moves: readonly MoveEntry[]): string | null {
  const [only] = moves;
  return moves.length === 1 && only.from === null && only.to === null ? only.betza.text : null;
}

/** All texts of a movement, for people: `fW, sW`. */
export function betzaTexts({ moves }: Pick<PieceType, "moves">): string {
  return moves.map(({ betza }) => betza.text).join(", ");
}

/** Castlings beside the other rules: where the men may stand, what texts tell apart, where starts put them. */
import { quote } from "../diagnostic/fault.ts";
import { type Square, WHITE } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { type CastlingRules, sharesText } from "../notation/castling-text.ts";
import type { Man } from "../variant/position.ts";
import { barredSquares } from "../variant/standing.ts";
import type { Castling, Promotion } from "../variant/variant.ts";
import type { PlacedCastling } from "./castling.ts";
import type { Path } from "./located.ts";
import type { Army } from "./pieces.ts";
import type { Ground } from "./squares.ts";

/** Reports castlings that would put a man where it may not stand. */
export function checkCastlingTargets(
  { board, faults }: Ground,
  { pieces, royal }: Army,
  castlings: readonly PlacedCastling[],
  promotions: readonly Promotion[],
): void {
  const barred = barredSquares(pieces, promotions);
  const reported = new Set<Path>();
  for (const { path, side, king, partner } of castlings) {
    const ends = [
      { key: "king", kind: royal, to: king.to },
      { key: "partner", kind: partner.kind, to: partner.to },
    ] as const;
    for (const { key, kind, to } of ends) {
      if (kind === null || !barred[side][kind].has(to) || reported.has(path)) continue;
      reported.add(path);
      const message = `A ${pieces[kind].name} may not stand on ${squareName(board, to)}.`;
      faults.value([...path, key, 1], { code: "castling", message });
    }
  }
}

/** Reports castlings of one side that a name or coordinates cannot tell apart.
 *  @param rules with the same castlings in the same order */
export function checkCastlingTexts(
  { faults }: Ground,
  rules: CastlingRules,
  castlings: readonly PlacedCastling[],
): void {
  // Black's may fail where White's do not: sideways moves of a king are other squares for each.
  const reported = new Set<Path>();
  castlings.forEach((castling, index) => {
    const fault = reported.has(castling.path) ? null : findLikeness(rules, castlings, index);
    if (!fault) return;
    reported.add(castling.path);
    faults.value([...castling.path, fault.key], { code: "castling", message: fault.message });
  });
}

interface Likeness {
  readonly key: "name" | "king";
  readonly message: string;
}

function findLikeness(rules: CastlingRules, castlings: readonly PlacedCastling[], index: number): Likeness | null {
  const { side, name } = castlings[index];
  const rivals = castlings.slice(0, index).filter((other) => other.side === side);
  if (rivals.some((other) => other.name === name && mayStartAlike(other, castlings[index]))) {
    const message = `The name ${quote(name)} stands for another castling from the same square already.`;
    return { key: "name", message };
  }
  if (rivals.some((other) => sharesText(rules, castlings.indexOf(other), index))) {
    const message = "Another castling has the same king and partner, and its moves cannot be told from this one's.";
    return { key: "king", message };
  }
  return null;
}

function mayStartAlike({ king: a }: Castling, { king: b }: Castling): boolean {
  return a.from === b.from || a.from === null || b.from === null;
}

/** Reports castlings whose men never stand on their squares.
 *  @param starts the men of every start */
export function checkCastlingMen(
  ground: Ground,
  army: Army,
  castlings: readonly PlacedCastling[],
  starts: () => Iterable<readonly (Man | null)[]>,
): void {
  const reported = new Set<Path>();
  for (const castling of castlings) {
    if (reported.has(castling.path)) continue;
    const before = ground.faults.found.length;
    for (const corner of cornersOf(army, castling)) checkMan(ground, army, castling, corner, starts);
    if (ground.faults.found.length > before) reported.add(castling.path);
  }
}

interface StartingMan {
  readonly key: "king" | "partner";
  readonly kind: number;
  readonly from: Square;
}

/** The men of a castling that start from exact squares. */
function cornersOf({ royal }: Army, { king, partner }: PlacedCastling): StartingMan[] {
  const men: StartingMan[] = [];
  if (royal !== null && king.from !== null) men.push({ key: "king", kind: royal, from: king.from });
  if (partner.from !== null) men.push({ key: "partner", kind: partner.kind, from: partner.from });
  return men;
}

function checkMan(
  { board, faults }: Ground,
  { pieces }: Army,
  { side, path }: PlacedCastling,
  { key, kind, from }: StartingMan,
  starts: () => Iterable<readonly (Man | null)[]>,
): void {
  for (const men of starts()) if (men[from]?.kind === kind && men[from]?.side === side) return;
  const owner = side === WHITE ? "White" : "Black";
  const message = `No start puts ${owner}'s ${pieces[kind].name} on ${squareName(board, from)}, so this castling can never be played.`;
  faults.value([...path, key, 0], { code: "castling-men", message });
}

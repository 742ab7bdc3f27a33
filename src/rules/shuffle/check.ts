/** Shuffles against the other rules: the setup's pieces, squares where they may stand, no start twice. */

import type { Army } from "../../definition/army.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { counterpart, SIDES, type Side, type Square, WHITE } from "../../geometry/board.ts";
import { squareName } from "../../geometry/square.ts";
import type { Position } from "../../variant/position.ts";
import type { Variant } from "../../variant/variant.ts";
import { barredSquares, type SquaresByKind, type StandingRules } from "../standing.ts";
import type { Shuffle } from "./model.ts";
import type { DraftShuffle, DraftStep } from "./read.ts";
import { countStarts, shuffledSquares, startPosition, stepSquares } from "./rule.ts";

/** The rules that starts must agree with. */
export interface StartRules {
  readonly setup: Position;
  readonly rules: StandingRules;
}

/** Reports shuffles with starts that the other rules forbid. */
export function checkShuffles(
  ground: Ground,
  army: Army,
  drafts: readonly DraftShuffle[],
  { setup, rules }: StartRules,
): void {
  const barred = barredSquares(army.pieceTypes, rules);
  for (const draft of drafts) {
    checkPieces(ground, army, draft, setup);
    checkBarred(ground, army, draft, barred);
    checkRepeats(ground, army, draft);
  }
}

/** A shuffle must place exactly the pieces that the setup has on its squares, on both sides. */
function checkPieces(ground: Ground, army: Army, draft: DraftShuffle, { pieces }: Position): void {
  const placed = tally(draft.steps.flatMap(({ pieces }) => pieces));
  for (const side of [WHITE, 1] as const) {
    const squares = [...shuffledSquares(draft)].map((square) => sideSquare(ground, square, side));
    const shown = tally(squares.flatMap((square) => (pieces[square]?.side === side ? [pieces[square].kind] : [])));
    const strangers = squares.filter((square) => pieces[square] && pieces[square].side !== side);
    if (strangers.length === 0 && isSameTally(placed, shown)) continue;
    const owner = side === WHITE ? "White's" : "Black's";
    const message = `The shuffle places ${listed(army, placed)}, but the start position shows ${listed(army, shown)} on ${owner} shuffled squares.`;
    ground.faults.value(draft.path, { code: "shuffle-men", message });
    return;
  }
}

function sideSquare({ board, symmetry }: Ground, square: Square, side: Side): Square {
  return side === WHITE ? square : counterpart(board, square, symmetry);
}

function tally(kinds: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

function isSameTally(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean {
  return a.size === b.size && [...a].every(([kind, count]) => b.get(kind) === count);
}

function listed({ pieceTypes }: Army, counts: ReadonlyMap<number, number>): string {
  const ids = [...counts].sort(([a], [b]) => a - b).flatMap(([kind, count]) => Array(count).fill(pieceTypes[kind].id));
  return `[${ids.join(", ")}]`;
}

function checkBarred(ground: Ground, { pieceTypes }: Army, { steps }: DraftShuffle, barred: SquaresByKind): void {
  for (const step of steps) {
    for (const kind of new Set(step.pieces)) {
      const place = placesOfBoth(ground, step).find(({ side, square }) => barred[side][kind].has(square));
      if (!place) continue;
      const owner = place.side === WHITE ? "White's" : "Black's";
      const message = `${owner} ${quote(pieceTypes[kind].id)} may never stand on ${squareName(ground.board, place.square)}.`;
      ground.faults.value([...step.path, "on"], { code: "shuffle", message });
    }
  }
}

function placesOfBoth(ground: Ground, step: DraftStep): { readonly side: Side; readonly square: Square }[] {
  const squares = stepSquares(ground, step);
  return SIDES.flatMap((side) => squares.map((square) => ({ side, square: sideSquare(ground, square, side) })));
}

/** A kind placed by two steps with common squares would give the same start twice. */
function checkRepeats(ground: Ground, army: Army, { steps }: DraftShuffle): void {
  steps.forEach((step, index) => {
    for (const earlier of steps.slice(0, index)) {
      const kind = step.pieces.find((piece) => earlier.pieces.includes(piece));
      const common = stepSquares(ground, step).some((square) => stepSquares(ground, earlier).includes(square));
      if (kind === undefined || !common) continue;
      const message = `The piece ${quote(army.pieceTypes[kind].id)} is placed by two steps on common squares, which would number the same start twice.`;
      ground.faults.value([...step.path, "place"], { code: "shuffle", message });
      return;
    }
  });
}

/** Starts searched for the pieces of a castling. */
const MOST_STARTS_SEARCHED = 20_000;

export function* startsOf(variant: Variant): Iterable<Position["pieces"]> {
  yield variant.setup.pieces;
  if (variant.shuffles.length === 0) return;
  const count = Math.min(countStarts(variant), MOST_STARTS_SEARCHED);
  for (let number = 0; number < count; number++) yield startPosition(variant, number).pieces;
}

/** No start may be numbered by two shuffles. */
export function checkRepeatedStarts({ faults }: Ground, variant: Variant): void {
  const seen = new Set<string>();
  let number = 0;
  for (const shuffle of variant.shuffles.length > 1 ? variant.shuffles : []) {
    for (const pieces of startsOfOne(variant, shuffle)) {
      const key = pieces.map((piece) => (piece ? piece.side * 32 + piece.kind : "")).join();
      if (seen.has(key)) {
        const message = `Start ${number} is the same as an earlier one.`;
        faults.key(["setup", "shuffle"], { code: "shuffle", message });
        return;
      }
      seen.add(key);
      number++;
    }
  }
}

function* startsOfOne(variant: Variant, shuffle: Shuffle): Iterable<Position["pieces"]> {
  const alone = { ...variant, shuffles: [shuffle] };
  const count = Math.min(countStarts(alone), MOST_STARTS_SEARCHED);
  for (let number = 0; number < count; number++) yield startPosition(alone, number).pieces;
}

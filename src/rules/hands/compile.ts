/** Hands in the kernel's tables: where what is dropped, what captured pieces fall back to, what they are worth in hand. */
import { writeAround } from "../../compile/around.ts";
import type { Image } from "../../compile/image.ts";
import { phaseWeight } from "../../compile/phase.ts";
import { randomWords } from "../../compile/random.ts";
import { writeSquareKeys } from "../../compile/square-keys.ts";
import type { Worth } from "../../compile/weights.ts";
import { type Board, fileOf, SIDES, type Side, type Square, squareCount } from "../../geometry/board.ts";
import { KINDS_BYTES } from "../../layout/capacity.ts";
import { DROPS, FALLS, FILE_SETS, HAND_VALUES, RULES } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import { LANDS_ENDLESS, LANDS_FLIPPING, LINE_END } from "../../layout/rules/flips.ts";
import * as shared from "../../layout/rules/hands.ts";
import type { Variant } from "../../variant/variant.ts";
import { linesFrom } from "./landing.ts";
import type { Drop, Hands, Landing } from "./model.ts";
import { hasLandings } from "./rule.ts";

/** Keys of their own, so that those of all else are what they are without hands. */
const HASH_SEED = 20261123;

export function writeHands(image: Image, variant: Variant): void {
  const { hands, board } = variant;
  if (!hands) return;
  writeHeader(image, hands);
  for (const drop of hands.drops) writeDrop(image, drop);
  if (hasLandings(variant)) writeLandings(image, board, hands);
  for (const side of SIDES) {
    for (const kind of variant.pieceTypes.keys()) {
      const at = FALLS + image.sideKindOf(side, kind);
      const fallen = hands.falls[side][kind] ?? shared.FALLS_NOWHERE;
      const back = hands.fallsBack[side][kind] ?? fallen;
      image.writeByte(at, fallen);
      image.writeByte(at + image.sideKinds, back === "nowhere" ? shared.FALLS_NOWHERE : back);
    }
  }
  writeKeys(image, variant);
  for (let square = 0; square < squareCount(board); square++) {
    const file = Array.from({ length: squareCount(board) }, (_, other) => other).filter(
      (other) => fileOf(board, other) === fileOf(board, square),
    );
    image.writeSet(FILE_SETS + square * image.setBytes, file);
  }
}

function writeHeader(image: Image, hands: Hands): void {
  const { drops, held, fallsBack } = hands;
  const write = (field: number, kinds: readonly number[]) => image.writeKinds(RULES + field, kinds);
  const marked = SIDES.flatMap((side) => [...fallsBack[side].keys()].filter((kind) => fallsBack[side][kind] !== null));
  write(records.RULES_HAND_KINDS, [...held[0], ...held[1]]);
  write(records.RULES_MARKED_KINDS, marked);
  write(
    records.RULES_EVEN_KINDS,
    drops.filter(({ even }) => even).map(({ kind }) => kind),
  );
  for (const side of SIDES) {
    const own = drops.filter((drop) => drop.side === side);
    write(
      records.RULES_DROP_KINDS + KINDS_BYTES * side,
      own.map(({ kind }) => kind),
    );
  }
  image.writeByte(RULES + records.RULES_HAS_HANDS, 1);
  image.writeByte(RULES + records.RULES_FILLS_HANDS, hands.fills ? 1 : 0);
  image.writeByte(RULES + records.RULES_DROPS_FIRST, hands.first ? 1 : 0);
  if (drops.some(({ checks, mates }) => !checks || !mates)) image.writeByte(RULES + records.RULES_LIMITS_MOVES, 1);
}

function writeDrop(image: Image, { side, kind, hand, squares, perFile, checks, mates, even }: Drop): void {
  const at = DROPS + image.sideKindOf(side, kind) * records.DROP_BYTES;
  image.writeByte(at + records.DROP_HAND_KIND, hand);
  image.writeByte(at + records.DROP_PER_FILE, perFile ?? 0);
  const flags = (checks ? 0 : shared.DROP_NO_CHECK) | (mates ? 0 : shared.DROP_NO_MATE);
  image.writeByte(at + records.DROP_FLAGS, flags | (even ? shared.DROP_EVEN_SHADES : 0));
  image.writeSet(at + records.DROP_SQUARES, squares);
}

function writeLandings(image: Image, board: Board, { drops }: Hands): void {
  const table = image.reserve(image.sideKinds * records.LANDING_BYTES);
  image.writeWord(RULES + records.RULES_LANDINGS, table);
  for (const { side, kind, landing } of drops)
    if (landing)
      writeLanding(image, board, { side, landing, at: table + image.sideKindOf(side, kind) * records.LANDING_BYTES });
}

interface PlacedLanding {
  readonly side: Side;
  readonly landing: Landing;
  /** Address of its record. */
  readonly at: number;
}

function writeLanding(image: Image, board: Board, { side, landing, at }: PlacedLanding): void {
  const { slidesFrom, beside, clearOf, flips, endless, opening } = landing;
  if (slidesFrom.length > 0) {
    const lines = slidesFrom.flatMap((edge) => linesFrom(board, edge));
    image.writeWord(at + records.LANDING_LINES, writeLines(image, lines));
  }
  if (beside) image.writeWord(at + records.LANDING_BESIDE, writeAround(image, board, beside.leaps, [side]));
  if (clearOf) image.writeWord(at + records.LANDING_CLEAR_OF, writeAround(image, board, clearOf.leaps, [side]));
  image.writeByte(at + records.LANDING_FLAGS, (flips ? LANDS_FLIPPING : 0) | (endless ? LANDS_ENDLESS : 0));
  image.writeSet(at + records.LANDING_OPENING, opening);
}

function writeLines(image: Image, lines: readonly (readonly Square[])[]): number {
  const bytes = [...lines.flatMap((line) => [...line, LINE_END]), LINE_END];
  const table = image.reserve(bytes.length);
  image.view(table, bytes.length).set(bytes);
  return table;
}

/** A hand's key is that of the piece times their number: odd keys keep all numbers apart. */
function writeKeys(image: Image, { pieceTypes, board }: Variant): void {
  const next = randomWords(HASH_SEED);
  for (const side of SIDES) {
    for (const kind of pieceTypes.keys()) {
      const at = HAND_VALUES + image.sideKindOf(side, kind) * records.PSQT_BYTES + records.PSQT_KEY;
      image.writeWord(at, next() | 1);
      image.writeWord(at + 4, next());
    }
  }
  writeSquareKeys(image, board, next);
}

/** What a piece in hand is worth, for the search. */
export function writeHandValues(image: Image, { hands }: Variant, { plans, values, played: { pieces } }: Worth): void {
  if (!hands) return;
  for (const plan of plans) {
    const at = HAND_VALUES + plan.sideKind * records.PSQT_BYTES;
    const sign = plan.side === 0 ? 1 : -1;
    const { middle, end } = pieces[plan.kind].value;
    const score = { middle: sign * Math.round(middle), end: sign * Math.round(end) };
    image.writePair(at + records.PSQT_SCORE, score);
    image.writeWord(at + records.PSQT_MATERIAL, phaseWeight(plan, values));
  }
}

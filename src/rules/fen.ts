/** What rules say in a FEN: the fields between the side to move and the clock, and pieces in hand behind the board. Castling and
 *  en passant are read and written here; what plain variants do without is in `rich-fen.ts`. */
import type { TextFault } from "../diagnostic/fault.ts";
import type { Side } from "../geometry/board.ts";
import type { FenRules } from "../notation/fen-rules.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import { readRights, writeRights } from "./castling/fen.ts";
import type { CountingOfPosition } from "./counting/model.ts";
import { readEnPassant, writeEnPassant } from "./en-passant/fen.ts";
import type { GatesOfPosition } from "./entering/model.ts";
import { NO_GATES } from "./entering/rule.ts";
import type { LeapersOfPosition } from "./first-leaps/model.ts";
import { NO_LEAPERS } from "./first-leaps/rule.ts";
import { CHECKS_FIELD, countFault, PASSES_FIELD } from "./goals/fen.ts";
import type { CountsOfPosition } from "./goals/model.ts";
import { noCounts } from "./goals/rule.ts";
import type { BoardBefore, BoardParts } from "./hands/fen.ts";
import type { EnPassant, HandsOfPosition, Right } from "./model.ts";
import { PROMOTED_SIGNS } from "./promotion/fen.ts";
import { SERIES_FIELD } from "./series/fen.ts";
import type { SeriesOfPosition } from "./series/model.ts";
import { NO_SERIES, type TurnOfGame } from "./series/rule.ts";
import { SHELTERED_FIELD } from "./trades/fen.ts";
import type { ShelteredOfPosition } from "./trades/model.ts";
import { NONE_SHELTERED } from "./trades/rule.ts";
import type { WallsOfPosition } from "./walls/model.ts";
import { mayHaveWalls } from "./walls/rule.ts";

export { type BoardParts, MARK, markedSquares, mayBeMarked } from "./hands/fen.ts";
export { areTooMany, mayHaveWalls, TOO_MANY_WALLS } from "./walls/rule.ts";

/** Signs on the board that stand for rules to come, and what they mean. */
export const SIGNS_NOT_YET = PROMOTED_SIGNS;

/** The fields' names in messages. */
export const FIELD_NAMES = ["castling", "en passant"] as const;

/** A field and where it starts in the whole text. */
export interface Field {
  readonly text: string;
  readonly offset: number;
}

/** What the first field says. */
export type PlacedBoard = HandsOfPosition & WallsOfPosition & Pick<Position, "pieces">;

/** What the other fields say. Board and side to move are null where they could not be read. */
export interface OtherFields extends Pick<Position, "halfmoves" | "moveNumber"> {
  readonly placed: PlacedBoard | null;
  readonly turn: Side | null;
}

/** One for each of `FIELD_NAMES`, and those of what a variant counts. */
export interface RuleFields {
  readonly named: readonly Field[];
  readonly counts: readonly Field[];
}

/** Fields of counts; null for those that are not given. */
export interface CountFields {
  readonly checks: Field | null;
  readonly passes: Field | null;
}

/** What the right to enter depends on. */
export interface GateScene {
  readonly pieces: Pieces;
  readonly hands: HandsOfPosition["hands"];
  readonly rights: readonly Right[];
}

/** What only variants of rich kernels have in a FEN, fetched with such a kernel; what makes variants of documents has it at
 *  once. Each function is asked by that of its name below. */
export interface RichFen {
  readonly splitHands: (rules: FenRules, field: string) => BoardParts;
  readonly readHands: (
    rules: FenRules,
    parts: BoardParts,
    board: BoardBefore,
    faults: TextFault[],
  ) => HandsOfPosition["hands"];
  readonly writeHands: (rules: FenRules, position: HandsOfPosition, signs: readonly (readonly string[])[]) => string;
  /** The letters of the field of rights that stand for pieces that have not moved. */
  readonly lettersOfUnmoved: (rules: FenRules, text: string) => readonly string[];
  readonly readUnmoved: (
    rules: FenRules,
    scene: GateScene,
    field: Field,
    faults: TextFault[],
  ) => GatesOfPosition & LeapersOfPosition;
  readonly withUnmoved: (rules: FenRules, rights: string, position: Position) => string;
  readonly unreadCount: (rules: FenRules, text: string) => Pick<TextFault, "code" | "message" | "hint"> | null;
  readonly readCounts: (rules: FenRules, fields: CountFields, faults: TextFault[]) => Partial<CountsOfPosition>;
  readonly takeCount: (
    rules: FenRules,
    field: Field,
    faults: TextFault[],
  ) => CountingOfPosition & { readonly passing: Field };
  readonly withCount: (position: CountingOfPosition, passing: string) => string;
  /** What the last of the fields of counts says, of the turn or of sheltered pieces. */
  readonly readLast: (
    rules: FenRules,
    scene: TurnOfGame & { readonly pieces: Pieces | null },
    field: Field,
    faults: TextFault[],
  ) => Partial<SeriesOfPosition & ShelteredOfPosition>;
  readonly readPassed: typeof readPassing;
  readonly writePassed: (rules: FenRules, position: Position) => string;
  readonly writeCounts: (
    rules: FenRules,
    position: CountsOfPosition & SeriesOfPosition & TurnOfGame & ShelteredOfPosition,
  ) => readonly string[];
}

let rich: RichFen | null = null;

export function provideRichFen(fen: RichFen): void {
  rich = fen;
}

export function isRichFenProvided(): boolean {
  return rich !== null;
}

/** Whether FENs of a variant are read and written without it. */
export function isFenPlain(
  rules: Pick<
    FenRules,
    "hands" | "entering" | "firstLeaps" | "goals" | "counting" | "captures" | "walls" | "series" | "trades"
  >,
): boolean {
  const { checks, passes } = noCounts(rules);
  const isHandless = rules.hands === null && rules.entering === null;
  return (
    isHandless &&
    rules.firstLeaps.length === 0 &&
    !mayHaveWalls(rules) &&
    rules.series === null &&
    rules.trades === null &&
    checks === null &&
    passes === null &&
    rules.counting === null
  );
}

const plainRules = new WeakMap<object, boolean>();

/** Who reads and writes what plain variants do without; null for those, which are asked once. */
function richOf(rules: FenRules): RichFen | null {
  if (rich === null) return null;
  let isPlain = plainRules.get(rules);
  if (isPlain === undefined) {
    isPlain = isFenPlain(rules);
    plainRules.set(rules, isPlain);
  }
  return isPlain ? null : rich;
}

/** The field of the board in two parts. */
export function splitHands(rules: FenRules, field: string): BoardParts {
  return richOf(rules)?.splitHands(rules, field) ?? { board: field, hands: null };
}

/** Whether a FEN says what is in hand. */
export function namesHands(rules: FenRules, text: string): boolean {
  return splitHands(rules, text.split(" ")[0]).hands !== null;
}

/** What the first field says of the board itself. */
interface FieldOfBoard extends WallsOfPosition {
  readonly pieces: Pieces;
  readonly before: BoardBefore;
}

/** Reads what is in hand and which pieces have promoted, beside what stands on the board. */
export function readHands(
  rules: FenRules,
  parts: BoardParts,
  { pieces, walls, before }: FieldOfBoard,
  faults: TextFault[],
): PlacedBoard {
  const promoted = [...before.marked].sort((a, b) => a - b);
  return { pieces, walls, hands: richOf(rules)?.readHands(rules, parts, before, faults) ?? null, promoted };
}

/** What is in hand, to be written behind the board. @param signs of pieces, by side and kind */
export function writeHands(rules: FenRules, position: HandsOfPosition, signs: readonly (readonly string[])[]): string {
  return richOf(rules)?.writeHands(rules, position, signs) ?? "";
}

/** What the fields of counts look like, in any variant, in the order in which they stand. */
const COUNT_FIELDS: readonly RegExp[] = [CHECKS_FIELD, PASSES_FIELD];

/** The same of a variant: where turns may have several moves, with the field of a turn that has begun, or where the law keeps
 *  pieces from being traded, with that of what is sheltered: no variant has both. */
export function countFields({ series, trades }: FenRules): readonly RegExp[] {
  if (trades) return [...COUNT_FIELDS, SHELTERED_FIELD];
  return series ? [...COUNT_FIELDS, SERIES_FIELD] : COUNT_FIELDS;
}

/** What is wrong with fields of what the variant does not count. */
export function countFaults(rules: FenRules, counts: readonly Field[]): TextFault[] {
  return counts.flatMap(({ text, offset }) => {
    const fault = SERIES_FIELD.test(text) || SHELTERED_FIELD.test(text) ? null : countFault(rules, text);
    return fault ? [{ ...fault, offset, length: text.length, hint: null }] : [];
  });
}

/** What is wrong with fields too many that look like counts. */
export function unreadCounts(rules: FenRules, fields: readonly Field[]): TextFault[] {
  return fields.flatMap(({ text, offset }) => {
    const fault = richOf(rules)?.unreadCount(rules, text);
    return fault ? [{ ...fault, offset, length: text.length }] : [];
  });
}

/** Reads the fields of rules, and makes the position. Its properties are named one by one: positions are read by the thousand, and
 *  joining objects takes several times as long.
 *  @returns null when board or side to move could not be read */
export function readRuleFields(
  rules: FenRules,
  others: OtherFields,
  { named: [third, fourth], counts }: RuleFields,
  faults: TextFault[],
): Position | null {
  const { placed, turn, halfmoves, moveNumber } = others;
  const own = richOf(rules);
  const letters = own?.lettersOfUnmoved(rules, third.text) ?? [];
  const rights = placed ? readRights(rules, placed.pieces, { ...third, others: letters }, faults) : [];
  const { state, passing } = own
    ? readState(own, rules, { others, rights, fields: { third, fourth, counts } }, faults)
    : { state: NO_STATE, passing: fourth };
  if (!placed || turn === null) return null;
  const { pieces, walls, hands, promoted } = placed;
  const { gates, leapers, checks, passes, countLimit, movesLeft, sheltered } = state;
  const enPassant = readPassing(rules, { pieces, turn, movesLeft }, passing, faults);
  return {
    pieces,
    walls,
    hands,
    promoted,
    turn,
    rights,
    enPassant,
    gates,
    leapers,
    checks,
    passes,
    countLimit,
    movesLeft,
    sheltered,
    halfmoves,
    moveNumber,
  };
}

/** What only rich rules have in a position, but for its board. */
type RichState = GatesOfPosition &
  LeapersOfPosition &
  CountsOfPosition &
  CountingOfPosition &
  SeriesOfPosition &
  ShelteredOfPosition;

const NO_STATE: RichState = {
  ...NO_GATES,
  ...NO_LEAPERS,
  ...NO_SERIES,
  ...NONE_SHELTERED,
  checks: null,
  passes: null,
  countLimit: null,
};

interface StateScene {
  readonly others: OtherFields;
  readonly rights: readonly Right[];
  readonly fields: Pick<RuleFields, "counts"> & { readonly third: Field; readonly fourth: Field };
}

/** Reads it in the order of the fields, and finds what the fourth says of en passant. */
function readState(
  own: RichFen,
  rules: FenRules,
  { others: { placed, turn, moveNumber }, rights, fields: { third, fourth, counts } }: StateScene,
  faults: TextFault[],
): { readonly state: RichState; readonly passing: Field } {
  const { passing, countLimit } = own.takeCount(rules, fourth, faults);
  const [checks, passes, last = null] = countFields(rules).map(
    (shape) => counts.find(({ text }) => shape.test(text)) ?? null,
  );
  const unmoved = placed && own.readUnmoved(rules, { ...placed, rights }, third, faults);
  const told =
    last && turn !== null && own.readLast(rules, { pieces: placed?.pieces ?? null, turn, moveNumber }, last, faults);
  const counted = own.readCounts(rules, { checks, passes }, faults);
  const state = { ...NO_STATE, ...unmoved, ...told, ...noCounts(rules), ...counted, countLimit };
  return { state, passing };
}

function readPassing(
  rules: FenRules,
  scene: { readonly pieces: Pieces; readonly turn: Side } & SeriesOfPosition,
  field: Field,
  faults: TextFault[],
): EnPassant | null {
  if (rules.series && rich) return rich.readPassed(rules, scene, field, faults);
  return readEnPassant(rules, scene, field.text, field.offset, faults);
}

/** Writes the fields, separated by spaces. */
export function writeRuleFields(rules: FenRules, position: Position): string {
  const { pieces, turn, rights, enPassant } = position;
  const own = richOf(rules);
  const castling = writeRights(rules, pieces, rights);
  const passing = (rules.series && own?.writePassed(rules, position)) || writeEnPassant(rules, turn, enPassant);
  if (!own) return `${castling} ${passing}`;
  const fields = [
    own.withUnmoved(rules, castling, position),
    own.withCount(position, passing),
    ...own.writeCounts(rules, position),
  ];
  return fields.filter(Boolean).join(" ");
}

/**
 * FEN, read strictly and written exactly.
 *
 * Six fields: board, side to move, castling, en passant, half-move clock, move number; the last two may be left out
 * together. Everything that a FEN claims must be backed by its board. Whether the position can be reached in play is
 * not checked; whether the side not to move is in check needs legal moves, see `engine/position.ts`.
 */
import { quote, type TextFault } from "../diagnostic/fault.ts";
import { BLACK, type Side, WHITE } from "../geometry/board.ts";
import {
  countFaults,
  countFields,
  FIELD_NAMES,
  type Field,
  readRuleFields,
  unreadCounts,
  writeRuleFields,
} from "../rules/fen.ts";
import type { Position } from "../variant/position.ts";
import { readBoard, writeBoard } from "./fen-board.ts";
import type { FenRules } from "./fen-rules.ts";

export type { TextFault } from "../diagnostic/fault.ts";
export type { FenRules } from "./fen-rules.ts";

/** The result of reading a FEN: a position, or every reason why the text is refused, in order of place. */
export type ParsedFen =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

/** The longest text that is read, in UTF-16 units; a full board of the largest size needs less. */
export const LONGEST_FEN = 1024;

/** Reads a FEN. Never throws on text.
 *  @example
 *  const parsed = parseFen(variant, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
 *  if (parsed.ok) console.log(parsed.position.turn); // 0
 */
export function parseFen(rules: FenRules, text: string): ParsedFen {
  const faults: TextFault[] = [];
  const fields = splitFields(rules, text, faults);
  const position = fields && readFields(rules, fields, faults);
  if (position && faults.length === 0) return { ok: true, position };
  return { ok: false, faults: faults.sort((a, b) => a.offset - b.offset) };
}

/** Writes all six fields of a position; `parseFen` reads the same position back.
 *  @example
 *  writeFen(variant, variant.setup) === variant.setupFen; // true
 */
export function writeFen(rules: FenRules, position: Position): string {
  const { halfmoves, moveNumber } = position;
  return `${writeFenKey(rules, position)} ${halfmoves} ${moveNumber}`;
}

/** Writes the first four fields, which identify a position for the repetition rule. */
export function writeFenKey(rules: FenRules, position: Position): string {
  const side = position.turn === WHITE ? "w" : "b";
  return `${writeBoard(rules, position)} ${side} ${writeRuleFields(rules, position)}`;
}

const FIELDS = ["board", "side to move", ...FIELD_NAMES, "half-moves", "move number"].join(", ");

function splitFields(rules: FenRules, text: string, faults: TextFault[]): FenFields | null {
  const whole = { offset: 0, length: Math.max(1, Math.min(text.length, LONGEST_FEN)), hint: null };
  if (text.length > LONGEST_FEN) {
    const message = `The text has ${text.length} characters; a FEN has at most ${LONGEST_FEN}.`;
    faults.push({ code: "fen-too-long", message, ...whole });
    return null;
  }
  const stray = /[^\S ]|\uFEFF/u.exec(text);
  if (stray) {
    const message = `${quote(stray[0])} is not allowed in a FEN: fields are separated by one plain space.`;
    faults.push({ code: "fen-space", message, offset: stray.index, length: 1, hint: null });
    return null;
  }
  const fields = fieldsOf(text);
  const empty = fields.length > 1 && fields.find((field) => field.text === "");
  if (empty) {
    const message = "Fields are separated by exactly one space, with none at the start or the end.";
    faults.push({
      code: "fen-space",
      message,
      offset: Math.max(0, empty.offset - 1),
      length: 1,
      hint: text.trim().replace(/ +/g, " "),
    });
    return null;
  }
  const { counts, others } = takeCounts(rules, fields);
  const uncounted = countFaults(rules, counts);
  if (uncounted.length > 0) {
    faults.push(...uncounted);
    return null;
  }
  if (others.length === 4 || others.length === 6) return { counts, others: withSilentFields(rules, others) };
  const unread = others.length === 5 || others.length === 7 ? unreadCounts(rules, others.slice(4)) : [];
  if (unread.length > 0) {
    faults.push(...unread);
    return null;
  }
  const count = text === "" ? "no fields" : fields.length === 1 ? "one field" : `${fields.length} fields`;
  faults.push({
    code: "fen-fields",
    message: `A FEN has six fields (${FIELDS}) or the first four; this text has ${count}.`,
    ...whole,
  });
  return null;
}

/** The fields that every variant has, and those of what a variant counts. */
interface FenFields {
  readonly others: readonly Field[];
  readonly counts: readonly Field[];
}

/** Positions of games like shogi are often written without castling and en passant: the side to move, then the clocks. */
function withSilentFields({ castlings }: FenRules, fields: readonly Field[]): readonly Field[] {
  const [, , third, fourth] = fields;
  const areClocks = fields.length === 4 && [third, fourth].every(({ text }) => /^[0-9]+$/.test(text));
  if (castlings.length > 0 || !areClocks) return fields;
  const silent = { text: "-", offset: third.offset };
  return [...fields.slice(0, 2), silent, silent, third, fourth];
}

/** What is counted stands before the clocks, or at the end. */
function takeCounts(rules: FenRules, fields: readonly Field[]): FenFields {
  const last = fields.length - 1;
  const isCount = (shape: RegExp) => (field: Field, index: number) =>
    (index === 4 || index === 5 || index === last) && shape.test(field.text);
  const counts = countFields(rules).flatMap((shape) => fields.find(isCount(shape)) ?? []);
  return { counts, others: fields.filter((field) => !counts.includes(field)) };
}

function fieldsOf(text: string): Field[] {
  let offset = 0;
  return text.split(" ").map((field) => {
    const start = offset;
    offset += field.length + 1;
    return { text: field, offset: start };
  });
}

function readFields(rules: FenRules, { others: fields, counts }: FenFields, faults: TextFault[]): Position | null {
  const [board, side] = fields;
  const [clock, number] = fields.slice(2 + FIELD_NAMES.length);
  const placed = readBoard(rules, board.text, faults);
  const turn = readTurn(side, faults);
  const halfmoves = clock ? readCounter(clock, 0, faults) : 0;
  const moveNumber = number ? readCounter(number, 1, faults) : 1;
  const named = fields.slice(2, 2 + FIELD_NAMES.length);
  return readRuleFields(rules, { placed, turn, halfmoves, moveNumber }, { named, counts }, faults);
}

function readTurn({ text, offset }: Field, faults: TextFault[]): Side | null {
  if (text === "w") return WHITE;
  if (text === "b") return BLACK;
  const message = `${quote(text)} is not a side to move: write 'w' or 'b'.`;
  const near = /^[wb]/i.test(text) ? text[0].toLowerCase() : null;
  faults.push({ code: "fen-turn", message, offset, length: text.length, hint: near });
  return null;
}

const LARGEST_COUNTER = 2 ** 31 - 1;
const COUNTER_NAMES = ["half-move clock", "move number"] as const;

function readCounter({ text, offset }: Field, least: 0 | 1, faults: TextFault[]): number {
  const value = Number(text);
  if (/^(0|[1-9][0-9]*)$/.test(text) && value >= least && value <= LARGEST_COUNTER) return value;
  const message = `${quote(text)} is not a ${COUNTER_NAMES[least]}: write a whole number from ${least} to ${LARGEST_COUNTER}.`;
  faults.push({ code: "fen-counter", message, offset, length: text.length, hint: null });
  return least;
}

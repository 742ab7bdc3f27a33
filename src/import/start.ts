/** The start position, as Fairy-Stockfish's FEN gives it. */
import { quote } from "../diagnostic/fault.ts";
import type { BySide, Side } from "../geometry/board.ts";
import { type Place, within } from "./place.ts";
import type { Settings } from "./settings.ts";

/** What stands on a square. */
export interface Standing {
  /** A kind of piece, with a plus when it has promoted as in shogi. */
  readonly kind: string;
  readonly side: Side;
  /** Written with `~`: it falls back to what it was when it is taken. */
  readonly promoted: boolean;
}

export interface Start {
  readonly files: number;
  readonly ranks: number;
  /** By square, a1 first; null where nothing stands. */
  readonly squares: readonly (Standing | null)[];
  readonly holes: readonly number[];
  /** How many of each kind. */
  readonly hands: BySide<ReadonlyMap<string, number>>;
  readonly turn: Side;
  /** Letters of castling rights. */
  readonly rights: string;
  /** Checks that each side has left to give, or null. */
  readonly checks: BySide<number> | null;
}

/** Reads the option `startFen`; null after reporting. */
export function readStart(settings: Settings): Start | null {
  const files = fileNumber(settings.text("maxFile") ?? "8");
  const ranks = settings.int("maxRank");
  const text = settings.text("startFen") ?? "";
  const place = settings.values.get("startFen")?.valuePlace ?? settings.head;
  const [board = "", ...rest] = text.trim().split(/\s+/);
  const fields = rest.length > 0 && /^\[.*\]$/.test(rest[0]) ? rest.slice(1) : rest;
  const reader: Reader = { settings, place, text, files, ranks };
  const whole = board + (fields === rest ? "" : rest[0]);
  const { rows, hand } = splitBoard(whole);
  const placed = readRows(reader, rows);
  const hands = readHands(reader, hand);
  const areBracketed = /^[^[\]]*(\[[^[\]]*\])?$/.test(whole);
  if (!areBracketed)
    refuse(reader, /[[\]].*$/.exec(whole)?.[0] ?? whole, "Pieces in hand are written '[QRb]', or '[]' for none.");
  const areFields = fields.map((field, index) => isField(reader, field, index)).every(Boolean);
  if (!placed || !hands || !areBracketed || !areFields) return null;
  return { files, ranks, ...placed, hands, ...readFields(fields) };
}

export function fileNumber(text: string): number {
  return /^\d/.test(text) ? Number(text) : text.charCodeAt(0) - "a".charCodeAt(0) + 1;
}

interface Reader {
  readonly settings: Settings;
  readonly place: Place;
  readonly text: string;
  readonly files: number;
  readonly ranks: number;
}

function splitBoard(board: string): { rows: readonly string[]; hand: string } {
  const open = board.indexOf("[");
  const hand = open < 0 ? "" : board.slice(open + 1).replace(/\].*$/, "");
  return { rows: (open < 0 ? board : board.slice(0, open)).split("/"), hand };
}

function readRows(reader: Reader, rows: readonly string[]): Pick<Start, "squares" | "holes"> | null {
  const { files, ranks } = reader;
  if (rows.length !== ranks) {
    return refuse(reader, rows.join("/"), `The start has ${rows.length} rows, and the board ${ranks} ranks.`);
  }
  const squares: (Standing | null)[] = Array.from({ length: files * ranks }, () => null);
  const holes: number[] = [];
  for (const [index, row] of rows.entries()) {
    let file = 0;
    for (const { 0: sign } of row.matchAll(/\d+|\+?[A-Za-z]~?|./gs)) {
      const square = (ranks - 1 - index) * files + file;
      if (/^\d/.test(sign)) file += Number(sign);
      else {
        if (sign === "*") holes.push(square);
        else {
          const standing = readSign(reader, sign);
          if (!standing) return null;
          if (file < files) squares[square] = standing;
        }
        file++;
      }
    }
    if (file !== files) {
      return refuse(reader, row, `The row ${quote(row)} has ${file} squares, and the board ${files} files.`);
    }
  }
  return { squares, holes };
}

function readSign(reader: Reader, sign: string): Standing | null {
  const { settings } = reader;
  const parts = /^(\+?)([A-Za-z])(~?)$/.exec(sign);
  const letter = parts?.[2] ?? "";
  const kind = settings.kindOf(letter);
  if (!parts || !kind) return refuse(reader, sign, `${quote(sign)} in the start is no letter of a piece.`);
  const side = letter === letter.toLowerCase() ? 1 : 0;
  if (parts[1] === "") return { kind: kind.option, side, promoted: parts[3] !== "" };
  if (promotedKinds(settings).has(kind.option)) return { kind: promotedKey(kind.option), side, promoted: false };
  const message = `${quote(sign)} in the start is a promoted piece, and ${quote(letter)} does not promote.`;
  return refuse(reader, sign, message);
}

/** What a kind that promotes as in shogi is called when it has promoted. */
export function promotedKey(option: string): string {
  return `${option}+`;
}

/** The pairs of `promotedPieceType`. */
export function promotedKinds(settings: Settings): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const [, from, to] of (settings.text("promotedPieceType") ?? "").matchAll(/([A-Za-z]):([A-Za-z]|-)/g)) {
    const [one, other] = [settings.kindOf(from), settings.kindOf(to)];
    if (one && to === "-") pairs.delete(one.option);
    if (one && other) pairs.set(one.option, other.option);
  }
  return pairs;
}

function readHands(reader: Reader, text: string): Start["hands"] | null {
  const hands = [new Map<string, number>(), new Map<string, number>()] as const;
  for (const letter of text.replace(/-/g, "")) {
    const standing = readSign(reader, letter);
    if (!standing) return null;
    const hand = hands[standing.side];
    hand.set(standing.kind, (hand.get(standing.kind) ?? 0) + 1);
  }
  return hands;
}

/** The letters of a side's rights, as capitals. */
export function rightsOf({ rights }: Start, side: Side): string[] {
  const own = [...rights].filter((letter) => (letter === letter.toLowerCase()) === (side === 1));
  return own.map((letter) => letter.toUpperCase());
}

/** What may stand behind the side to move: rights by their letters or files, a square, checks, a clock, or nothing. */
const FIELD = /^(-|[KQkqA-Pa-p]+|[a-p]\d{1,2}|\+?\d{1,2}\+\d{1,2}|\d{1,9})$/;

/** Whether a field behind the board has a form that Fairy-Stockfish reads; reports it where it has none. */
function isField(reader: Reader, field: string, index: number): boolean {
  if (index === 0 ? /^[wb]$/.test(field) : FIELD.test(field)) return true;
  const what =
    index === 0 ? "is not the side to move, 'w' or 'b'" : "is neither rights, a square, checks left nor a clock";
  refuse(reader, ` ${field}`, `${quote(field)} behind the board ${what}.`);
  return false;
}

/** Fields may be missing; what they are is seen from their form. */
function readFields(fields: readonly string[]): Pick<Start, "turn" | "rights" | "checks"> {
  const [turn = "w", ...others] = fields;
  const rights = others.find((field) => /^[A-Za-z]+$/.test(field)) ?? "";
  const counts = others.map((field) => /^(\d+)\+(\d+)$/.exec(field)).find((match) => match !== null);
  const isRights = !/^[a-p]\d+$/.test(rights);
  return {
    turn: turn === "b" ? 1 : 0,
    rights: isRights ? rights : "",
    checks: counts ? [Number(counts[1]), Number(counts[2])] : null,
  };
}

function refuse({ settings, place, text }: Reader, part: string, message: string): null {
  const blanks = part.length - part.trimStart().length;
  const offset = Math.max(0, text.indexOf(part) + blanks);
  const length = Math.max(1, part.length - blanks);
  settings.faults.report(within(place, offset, length), { code: "ini-start", message });
  return null;
}

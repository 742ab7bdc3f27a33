import { quote, type TextFault } from "../diagnostic/fault.ts";
import { SIDES, squareCount } from "../geometry/board.ts";
import { isDigit, squareName } from "../geometry/square.ts";
import { type Men, squaresOf } from "../variant/men.ts";
import type { Man } from "../variant/position.ts";
import { barredSquares, type SquaresByKind } from "../variant/standing.ts";
import { type FenRules, SIDE_NAMES } from "./fen-rules.ts";

/** Reads the first field of a FEN: rows from the last rank down, letters for men, numbers for runs of empty squares.
 *  A number above 9 is one run, so two digits side by side are never two runs.
 *  @returns null when the rows cannot be read; that and every other fault of the board is added to `faults` */
export function readMen(rules: FenRules, field: string, faults: TextFault[]): Men | null {
  const before = faults.length;
  const rows = field.split("/");
  const { ranks } = rules.board;
  if (rows.length !== ranks) {
    const message = `The board has ${ranks} ranks, but ${rows.length} rows are given.`;
    faults.push({ code: "fen-rows", message, offset: 0, length: field.length, hint: null });
  }
  const placed = readRows(rules, rows, faults);
  if (faults.length > before) return null;
  checkRoyals(rules, field, placed, faults);
  checkPlaces(rules, placed, faults);
  return placed.men;
}

/** Writes the first field of a FEN. */
export function writeMen(rules: FenRules, men: Men): string {
  const { files, ranks } = rules.board;
  const { texts } = lettersOf(rules);
  let text = "";
  for (let rank = ranks - 1; rank >= 0; rank--) {
    let run = 0;
    for (let square = rank * files; square < (rank + 1) * files; square++) {
      const man = men[square];
      if (!man) run++;
      else {
        text += run > 0 ? run + texts[man.side][man.kind] : texts[man.side][man.kind];
        run = 0;
      }
    }
    text += `${run || ""}${rank > 0 ? "/" : ""}`;
  }
  return text;
}

/** The letter of a man as a FEN has it: upper case for White, lower case for Black. */
export function manLetter(rules: Pick<FenRules, "pieces">, man: Man): string {
  return lettersOf(rules).texts[man.side][man.kind];
}

interface Letters {
  /** By side and kind. */
  readonly texts: readonly (readonly string[])[];
  readonly men: ReadonlyMap<string, Man>;
}

const letters = new WeakMap<FenRules["pieces"], Letters>();

/** What follows from the letters of the pieces alone; made once for each list of them. */
function lettersOf({ pieces }: Pick<FenRules, "pieces">): Letters {
  const known = letters.get(pieces);
  if (known) return known;
  const texts = [
    pieces.map(({ letter }) => letter.toUpperCase()),
    pieces.map(({ letter }) => letter.toLowerCase()),
  ] as const;
  const men = new Map(SIDES.flatMap((side) => texts[side].map((text, kind) => [text, { kind, side }] as const)));
  letters.set(pieces, { texts, men });
  return { texts, men };
}

interface PlacedMen {
  readonly men: (Man | null)[];
  /** For each square, where in the text its man is written. */
  readonly offsets: number[];
}

function readRows(rules: FenRules, rows: readonly string[], faults: TextFault[]): PlacedMen {
  const count = squareCount(rules.board);
  const placed = { men: Array<Man | null>(count).fill(null), offsets: Array<number>(count).fill(0) };
  const letters = lettersOf(rules).men;
  let offset = 0;
  rows.forEach((row, index) => {
    const rank = rules.board.ranks - 1 - index;
    readRow({ rules, letters, placed, rank, offset, faults }, row);
    offset += row.length + 1;
  });
  return placed;
}

interface RowReader {
  readonly rules: FenRules;
  readonly letters: ReadonlyMap<string, Man>;
  readonly placed: PlacedMen;
  readonly rank: number;
  readonly offset: number;
  readonly faults: TextFault[];
}

function readRow(reader: RowReader, row: string): void {
  const { rules, faults, offset } = reader;
  const { files } = rules.board;
  const before = faults.length;
  let file = 0;
  for (let at = 0; at < row.length; ) {
    const token = tokenAt(row, at);
    file += isDigit(row, at) ? readRun(reader, token, offset + at) : readLetter(reader, token, offset + at, file);
    at += token.length;
  }
  if (file === files || faults.length > before) return;
  const message = `The row ${quote(row)} describes ${file} squares, but the board has ${files} files.`;
  faults.push({ code: "fen-row-width", message, offset, length: Math.max(1, row.length), hint: null });
}

/** All digits that stand together, or one character. */
function tokenAt(row: string, start: number): string {
  if (!isDigit(row, start)) return String.fromCodePoint(row.codePointAt(start) ?? 0);
  let end = start + 1;
  while (isDigit(row, end)) end++;
  return row.slice(start, end);
}

function readRun({ rules, faults }: RowReader, digits: string, offset: number): number {
  const { files } = rules.board;
  const run = Number(digits);
  if (digits[0] !== "0" && run <= files) return run;
  const message = `${quote(digits)} is not a run of empty squares: a row holds one number from 1 to ${files} between men.`;
  faults.push({ code: "fen-run", message, offset, length: digits.length, hint: null });
  return 0;
}

function readLetter({ rules, letters, placed, rank, faults }: RowReader, text: string, offset: number, file: number) {
  const man = letters.get(text);
  if (!man) {
    faults.push({ ...unknownMan(rules, text), offset, length: text.length, hint: null });
    return 1;
  }
  if (file < rules.board.files && rank >= 0) {
    const square = rank * rules.board.files + file;
    placed.men[square] = man;
    placed.offsets[square] = offset;
  }
  return 1;
}

/** Signs of rules that are not played yet. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  "[": "pieces in hand",
  "]": "pieces in hand",
  "~": "promoted pieces that fall back",
  "+": "promoted pieces with a plus",
  "*": "holes and walls",
};

function unknownMan({ pieces }: FenRules, text: string): Pick<TextFault, "code" | "message"> {
  const rule = UNSUPPORTED[text];
  if (rule) return { code: "fen-unsupported", message: `A FEN with ${rule} (${quote(text)}) is not supported yet.` };
  const known = pieces.map((piece) => piece.letter).join(" ");
  const message = `${quote(text)} is not a man of this variant. White's letters are ${known}; Black's are the same in lower case.`;
  return { code: "fen-letter", message };
}

function checkRoyals(rules: FenRules, field: string, { men, offsets }: PlacedMen, faults: TextFault[]): void {
  const { name } = rules.pieces[rules.royal];
  for (const side of SIDES) {
    const squares = squaresOf(men, rules.royal, side);
    if (squares.length === 1) continue;
    const message = `${SIDE_NAMES[side]} has ${squares.length || "no"} ${name}${squares.length ? "s" : ""}; each side has exactly one.`;
    const second = squares.length > 1 ? offsets[squares[0]] : 0;
    faults.push({ code: "fen-royal", message, offset: second, length: second ? 1 : field.length, hint: null });
  }
}

function checkPlaces(rules: FenRules, { men, offsets }: PlacedMen, faults: TextFault[]): void {
  const barred = barredOf(rules);
  men.forEach((man, square) => {
    if (!man || !barred[man.side][man.kind].has(square)) return;
    const { name } = rules.pieces[man.kind];
    const message = `A ${name} of ${SIDE_NAMES[man.side]} may never stand on ${squareName(rules.board, square)}.`;
    faults.push({ code: "fen-forbidden-square", message, offset: offsets[square], length: 1, hint: null });
  });
}

const barredSets = new WeakMap<FenRules["pieces"], SquaresByKind>();

function barredOf({ pieces, promotions }: FenRules): SquaresByKind {
  const barred = barredSets.get(pieces) ?? barredSquares(pieces, promotions);
  barredSets.set(pieces, barred);
  return barred;
}

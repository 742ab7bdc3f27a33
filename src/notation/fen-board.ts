import { quote, type TextFault } from "../diagnostic/fault.ts";
import { isHole, SIDE_NAMES, SIDES, type Side, type Square, squareCount } from "../geometry/board.ts";
import { isDigit, squareName } from "../geometry/square.ts";
import {
  areTooMany,
  MARK,
  markedSquares,
  mayBeMarked,
  mayHaveWalls,
  type PlacedBoard,
  readHands,
  SIGNS_NOT_YET,
  splitHands,
  TOO_MANY_WALLS,
  writeHands,
} from "../rules/fen.ts";
import { barredSquares, type SquaresByKind } from "../rules/standing.ts";
import { oneOfAtStart } from "../variant/article.ts";
import { nearestDress, SIGN_SHAPE } from "../variant/letter.ts";
import { countStanding, squaresOf } from "../variant/pieces.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { FenRules } from "./fen-rules.ts";

/** Reads the first field of a FEN: rows from the last rank down, letters for pieces, numbers for runs of empty squares,
 *  `*` for holes and walls, and pieces in hand; a run may go over holes, too.
 *  All adjacent digits are one number, so runs above 9 need no special form.
 *  @returns null when the rows cannot be read; all faults of the board are added to `faults` */
export function readBoard(rules: FenRules, text: string, faults: TextFault[]): PlacedBoard | null {
  const parts = splitHands(rules, text);
  const placed = readPieces(rules, parts.board, faults);
  const { pieces = [], walls = [], marked = [] } = placed ?? {};
  walls.sort((a, b) => a - b);
  const before = { letters: lettersOf(rules).pieces, standing: countStanding(pieces), marked };
  const board = readHands(rules, parts, { pieces, walls, before }, faults);
  if (placed) checkRoyals(rules, { field: parts.board, placed, hands: board.hands }, faults);
  return placed && board;
}

function readPieces(rules: FenRules, field: string, faults: TextFault[]): PlacedPieces | null {
  const before = faults.length;
  const rows = field.split("/");
  const { ranks } = rules.board;
  if (rows.length !== ranks) {
    const message = `The board has ${ranks} ranks, but ${rows.length} rows are given.`;
    faults.push({ code: "fen-rows", message, offset: 0, length: field.length, hint: null });
  }
  const placed = readRows(rules, rows, faults);
  if (faults.length > before) return null;
  checkPlaces(rules, placed, faults);
  checkWalls(rules, placed, faults);
  return placed;
}

/** What a FEN has for a hole of the board, and for a wall. */
const HOLE = "*";

/** Writes the first field of a FEN. */
export function writeBoard(rules: FenRules, position: PlacedBoard): string {
  const { texts } = lettersOf(rules);
  const marked = markedSquares(position);
  const signs = (square: Square, { side, kind }: Piece) => texts[side][kind] + (marked.has(square) ? MARK : "");
  return writePieces(rules, position, signs) + writeHands(rules, position, texts);
}

function writePieces(
  rules: FenRules,
  { pieces, walls }: PlacedBoard,
  signOf: (square: Square, piece: Piece) => string,
): string {
  const { files, ranks } = rules.board;
  let text = "";
  for (let rank = ranks - 1; rank >= 0; rank--) {
    let run = 0;
    for (let square = rank * files; square < (rank + 1) * files; square++) {
      const piece = pieces[square];
      const isBarred = isHole(rules.board, square) || walls.includes(square);
      const sign = piece ? signOf(square, piece) : isBarred ? HOLE : "";
      if (!sign) run++;
      else {
        text += run > 0 ? run + sign : sign;
        run = 0;
      }
    }
    text += `${run || ""}${rank > 0 ? "/" : ""}`;
  }
  return text;
}

/** A piece's letter in FEN: upper case for White, lower case for Black. */
export function pieceLetter(rules: Pick<FenRules, "pieceTypes">, piece: Piece): string {
  return lettersOf(rules).texts[piece.side][piece.kind];
}

interface Letters {
  /** By side and kind. */
  readonly texts: readonly (readonly string[])[];
  readonly pieces: ReadonlyMap<string, Piece>;
}

const letters = new WeakMap<FenRules["pieceTypes"], Letters>();

/** The letters of a list of piece types; computed once per list. */
function lettersOf({ pieceTypes }: Pick<FenRules, "pieceTypes">): Letters {
  const known = letters.get(pieceTypes);
  if (known) return known;
  const texts = [
    pieceTypes.map(({ letter }) => letter.toUpperCase()),
    pieceTypes.map(({ letter }) => letter.toLowerCase()),
  ] as const;
  const pieces = new Map(SIDES.flatMap((side) => texts[side].map((text, kind) => [text, { kind, side }] as const)));
  letters.set(pieceTypes, { texts, pieces });
  return { texts, pieces };
}

interface PlacedPieces {
  readonly pieces: (Piece | null)[];
  /** For each square, the offset of its piece in the text. */
  readonly offsets: number[];
  /** Squares of pieces with a mark. */
  readonly marked: Square[];
  readonly walls: Square[];
}

function readRows(rules: FenRules, rows: readonly string[], faults: TextFault[]): PlacedPieces {
  const count = squareCount(rules.board);
  const placed: PlacedPieces = {
    pieces: Array<Piece | null>(count).fill(null),
    offsets: Array<number>(count).fill(0),
    marked: [],
    walls: [],
  };
  const letters = lettersOf(rules).pieces;
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
  readonly letters: ReadonlyMap<string, Piece>;
  readonly placed: PlacedPieces;
  readonly rank: number;
  readonly offset: number;
  readonly faults: TextFault[];
}

function readRow(reader: RowReader, row: string): void {
  const { rules, letters, faults, offset } = reader;
  const { files } = rules.board;
  const before = faults.length;
  let file = 0;
  for (let at = 0; at < row.length; ) {
    const token = tokenAt(row, at, letters);
    if (token === MARK && rules.hands) readMark(reader, offset + at, file - 1);
    else file += isDigit(row, at) ? readRun(reader, token, offset + at) : readLetter(reader, token, offset + at, file);
    at += token.length;
  }
  if (file === files || faults.length > before) return;
  const message = `The row ${quote(row)} describes ${file} squares, but the board has ${files} files.`;
  faults.push({ code: "fen-row-width", message, offset, length: Math.max(1, row.length), hint: null });
}

/** The mark of the piece before it. */
function readMark(reader: RowReader, offset: number, file: number): void {
  const { rules, placed, rank, faults } = reader;
  const square = rank * rules.board.files + file;
  const piece =
    file >= 0 && file < rules.board.files && endsAt(reader, square) === offset ? placed.pieces[square] : null;
  if (piece && mayBeMarked(rules, piece)) placed.marked.push(square);
  else {
    const what = piece ? `${oneOfAtStart(rules.pieceTypes[piece.kind].name)} does` : "What stands before it does";
    const message = `${what} not fall back to another piece, so it is not marked with ${quote(MARK)}.`;
    faults.push({ code: "fen-mark", message, offset, length: 1, hint: null });
  }
}

/** Where the sign of a piece ends in the text. */
function endsAt({ rules, placed }: RowReader, square: Square): number {
  const piece = placed.pieces[square];
  return placed.offsets[square] + (piece ? rules.pieceTypes[piece.kind].letter.length : 0);
}

const TOKEN = new RegExp(`[0-9]+|${SIGN_SHAPE}`, "y");

/** A run of digits, the sign of a piece with what dresses it, or one character. A plus belongs to the letter behind it where there
 *  is such a piece, of whatever dress. */
function tokenAt(row: string, start: number, letters: ReadonlyMap<string, Piece>): string {
  TOKEN.lastIndex = start;
  const text = TOKEN.test(row) ? row.slice(start, TOKEN.lastIndex) : "";
  if (text && (text[0] !== "+" || letters.has(text) || nearestDress(letters, text) !== null)) return text;
  return String.fromCodePoint(row.codePointAt(start) ?? 0);
}

function readRun({ rules, faults }: RowReader, digits: string, offset: number): number {
  const { files } = rules.board;
  const run = Number(digits);
  if (digits[0] !== "0" && run <= files) return run;
  const message = `${quote(digits)} is not a run of empty squares: a row holds one number from 1 to ${files} between pieces.`;
  faults.push({ code: "fen-run", message, offset, length: digits.length, hint: null });
  return 0;
}

function readLetter({ rules, letters, placed, rank, faults }: RowReader, text: string, offset: number, file: number) {
  const at = rank * rules.board.files + file;
  const isThere = file < rules.board.files && rank >= 0;
  if (isThere && isHole(rules.board, at)) {
    if (text !== HOLE) faults.push({ ...onHole(rules, at, text), offset, length: text.length, hint: HOLE });
    return 1;
  }
  const piece = letters.get(text);
  if (isThere && text === HOLE && mayHaveWalls(rules)) {
    placed.walls.push(at);
    placed.offsets[at] = offset;
    return 1;
  }
  if (!piece) {
    const hint = nearestDress(letters, text);
    faults.push({ ...unknownPiece(rules, text), offset, length: text.length, hint });
    return 1;
  }
  if (isThere) {
    placed.pieces[at] = piece;
    placed.offsets[at] = offset;
  }
  return 1;
}

/** Signs of hands, for variants that have some. */
const HAND_SIGNS: readonly string[] = ["[", "]", MARK];

/** Characters of rules that are not supported yet. */
const UNSUPPORTED: Readonly<Record<string, string>> = SIGNS_NOT_YET;

function onHole({ board }: FenRules, square: number, text: string): Pick<TextFault, "code" | "message"> {
  const message = `${squareName(board, square)} is a hole, where nothing stands, not even ${quote(text)}: a FEN has '*' there.`;
  return { code: "fen-hole", message };
}

function onHandSign(hasHands: boolean, text: string): string {
  if (hasHands) return `${quote(text)} has no opening bracket: pieces in hand are written '[QRb]'.`;
  return `${quote(text)} is for variants with pieces in hand, which this one is not: leave it out.`;
}

function unknownPiece({ pieceTypes, hands }: FenRules, text: string): Pick<TextFault, "code" | "message"> {
  if (HAND_SIGNS.includes(text)) return { code: "fen-hand", message: onHandSign(hands !== null, text) };
  if (text === HOLE) {
    const message = `${quote(HOLE)} stands for a hole, and this square is none: 'board: { holes: … }' in a file makes some.`;
    return { code: "fen-hole", message };
  }
  const isWhatBecomes = text === "+" && pieceTypes.some(({ letter }) => letter.startsWith("+"));
  const rule = isWhatBecomes ? undefined : UNSUPPORTED[text];
  if (rule) return { code: "fen-unsupported", message: `A FEN with ${rule} (${quote(text)}) is not supported yet.` };
  const known = pieceTypes.map((pieceType) => pieceType.letter).join(" ");
  const message = `${quote(text)} is not a piece of this variant. White's letters are ${known}; Black's are the same in lower case.`;
  return { code: "fen-letter", message };
}

/** Where there is one wall, it is one. */
function checkWalls(rules: FenRules, { walls, offsets }: PlacedPieces, faults: TextFault[]): void {
  if (areTooMany(rules, walls)) faults.push({ ...TOO_MANY_WALLS, offset: offsets[walls[1]], length: 1, hint: null });
}

function checkRoyals(rules: FenRules, board: BoardField, faults: TextFault[]): void {
  if (rules.royal !== null) checkKings(rules, rules.royal, board, faults);
  else checkLastRoyals(rules, board, faults);
}

/** A board, its text, and what is in hand. */
interface BoardField {
  readonly field: string;
  readonly placed: PlacedPieces;
  readonly hands: Position["hands"];
}

/** A side that began with royal pieces has one, unless the other has blown up the last. */
function checkLastRoyals(
  { pieceTypes, setup, captures }: FenRules,
  { field, placed, hands }: BoardField,
  faults: TextFault[],
) {
  const hasRoyal = (side: Side, own: Pick<Position, "pieces" | "hands">) =>
    own.pieces.some((piece) => piece?.side === side && pieceTypes[piece.kind].royal) ||
    (own.hands?.[side].some((count, kind) => count > 0 && pieceTypes[kind].royal) ?? false);
  const lacking = SIDES.filter(
    (side) => setup && hasRoyal(side, setup) && !hasRoyal(side, { pieces: placed.pieces, hands }),
  );
  if (captures.explode && lacking.length === 1) return;
  for (const side of lacking) {
    const message = `${SIDE_NAMES[side]} has no royal piece.`;
    faults.push({ code: "fen-royal", message, offset: 0, length: field.length, hint: null });
  }
}

function checkKings(
  rules: FenRules,
  royal: number,
  { field, placed: { pieces, offsets } }: BoardField,
  faults: TextFault[],
): void {
  const { name } = rules.pieceTypes[royal];
  for (const side of SIDES) {
    const squares = squaresOf(pieces, royal, side);
    if (squares.length === 1) continue;
    const message = `${SIDE_NAMES[side]} has ${squares.length || "no"} ${name}${squares.length ? "s" : ""}; each side has exactly one.`;
    const second = squares.length > 1 ? offsets[squares[0]] : 0;
    faults.push({ code: "fen-royal", message, offset: second, length: second ? 1 : field.length, hint: null });
  }
}

function checkPlaces(rules: FenRules, { pieces, offsets }: PlacedPieces, faults: TextFault[]): void {
  const barred = barredOf(rules);
  pieces.forEach((piece, square) => {
    if (!piece || !barred[piece.side][piece.kind].has(square)) return;
    const { name } = rules.pieceTypes[piece.kind];
    const message = `${oneOfAtStart(name)} of ${SIDE_NAMES[piece.side]} may never stand on ${squareName(rules.board, square)}.`;
    faults.push({ code: "fen-forbidden-square", message, offset: offsets[square], length: 1, hint: null });
  });
}

const barredSets = new WeakMap<FenRules["pieceTypes"], SquaresByKind>();

function barredOf(rules: FenRules): SquaresByKind {
  const barred = barredSets.get(rules.pieceTypes) ?? barredSquares(rules.pieceTypes, rules);
  barredSets.set(rules.pieceTypes, barred);
  return barred;
}

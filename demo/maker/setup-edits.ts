/** Edits of the board and its pieces, and of all that depends on them. Each returns the new text. */
import type { CastlingRule, PromotionRule } from "../../src/document.ts";
import {
  BLACK,
  type Board,
  counterpart,
  fileOf,
  parseSquare,
  rankOf,
  SIDES,
  type Side,
  squareAt,
  squareName,
  WHITE,
} from "../../src/geometry.ts";
import type { Position, Variant } from "../../src/index.ts";
import { keepEntries } from "./list-edits.ts";
import type { Making } from "./making.ts";
import { writeValue } from "./value-edits.ts";
import { type Plain, removeValue, setValue } from "./yaml-text.ts";

export type Pieces = Position["pieces"];
type Piece = NonNullable<Pieces[number]>;

/** Sets the pieces of the start. Castlings whose pieces have left their squares are removed. */
export function placePieces(making: Making, pieces: Pieces): string {
  const { variant } = making;
  return fitCastlings(making, writePieces(making, making.text, pieces, variant.pieceTypes), variant.board, pieces);
}

/** Writes the pieces as a picture; their letters may differ from the variant's. */
export function writePieces(
  making: Making,
  text: string,
  pieces: Pieces,
  letters: readonly { readonly letter: string }[],
): string {
  return setRows(making, text, rowsOf(making.variant.board, pieces, letters));
}

/** Sets the holes of the board, together with the pieces that are left: in the picture, or beside a FEN. */
export function placeHoles(making: Making, board: Board, pieces: Pieces): string {
  const { whole } = making;
  // The weights were fitted to the former board.
  const plain = removeValue(making.text, ["weights"]);
  const isFen = whole.setup?.fen !== undefined;
  const text = isFen ? holesBesideFen(making, plain, board, pieces) : holesInPicture(making, plain, board, pieces);
  return fitCastlings(making, text, board, pieces);
}

function holesInPicture(making: Making, text: string, board: Board, pieces: Pieces): string {
  const rest = writeValue(making, text, ["board", "holes"], "none", "none");
  return setRows(making, rest, rowsOf(board, pieces, making.variant.pieceTypes));
}

/** A FEN keeps what else it says: who moves first, and rights of castlings that are left. */
function holesBesideFen(making: Making, text: string, board: Board, pieces: Pieces): string {
  const { variant, whole } = making;
  const [field = "", turn = "w", rights = "-", ...rest] = (whole.setup?.fen ?? "").trim().split(/\s+/);
  const hand = field.indexOf("[");
  const rows = fenRows(board, pieces, variant.pieceTypes) + (hand < 0 ? "" : field.slice(hand));
  const lost = castlingsOf(whole.castling).filter((rule) => !isPlayable(rule, variant, board, pieces));
  const letters = lost.map(({ letter }) => letter);
  const left = [...rights].filter((letter) => !letters.includes(letter.toUpperCase())).join("") || "-";
  const named = (board.holes ?? []).map((square) => squareName(board, square)).join(" ") || "none";
  const holes = writeValue(making, text, ["board", "holes"], named, "none");
  return setValue(holes, ["setup", "fen"], [rows, turn, left, ...rest].join(" "));
}

function fenRows(board: Board, pieces: Pieces, letters: readonly { readonly letter: string }[]): string {
  const rows = rowsOf(board, pieces, letters).trim().split("\n");
  const signs = rows.map((row) => row.replaceAll("#", "*").replace(/\.( \.)*/g, (run) => String((run.length + 1) / 2)));
  return signs.map((row) => row.replaceAll(" ", "")).join("/");
}

/** Replaces the numbered starts by a single one. */
export function dropShuffle({ text, own, parent }: Making): string {
  const rest = own.setup?.shuffle === undefined ? text : removeValue(text, ["setup", "shuffle"]);
  return parent?.shuffles.length ? setValue(rest, ["setup", "shuffle"], "none") : rest;
}

/** Resizes the board. Files are added and removed at the right, ranks in the middle; last ranks stay last. */
export function resizeBoard(making: Making, board: Board): string {
  const { variant, own, whole } = making;
  const pieces = movedPieces(variant, board);
  // The weights were fitted to the former board.
  let text = removeValue(making.text, ["weights"]);
  if (own.board) {
    text = setValue(text, ["board", "files"], board.files);
    text = setValue(text, ["board", "ranks"], board.ranks);
  } else text = setValue(text, ["board"], { files: board.files, ranks: board.ranks });
  const holes = movedHoles(variant, board);
  if (whole.board?.holes !== undefined) text = setValue(text, ["board", "holes"], "none"); // the picture has them
  text = setRows(making, text, rowsOf({ ...board, holes }, pieces, variant.pieceTypes));
  const rules = Array.isArray(whole.promotion) ? whole.promotion : [];
  const shifted = rules.map((rule) => ({ ...rule, ...shiftZone(rule.zone, board.ranks - variant.board.ranks) }));
  if (JSON.stringify(shifted) !== JSON.stringify(rules)) text = setValue(text, ["promotion"], shifted as Plain);
  return fitCastlings(making, text, board, pieces);
}

/** The counterpart of a placed piece, and its square. */
export function counterpartPiece(
  { board, symmetry }: Variant,
  square: number,
  piece: Piece | null,
): [number, Piece | null] {
  return [
    counterpart(board, square, symmetry),
    piece && { kind: piece.kind, side: piece.side === WHITE ? BLACK : WHITE },
  ];
}

/** Names of the castlings that are impossible with these pieces on this board. */
export function lostCastlings({ whole, variant }: Making, pieces: Pieces, board = variant.board): string[] {
  return castlingsOf(whole.castling)
    .filter((rule) => !isPlayable(rule, variant, board, pieces))
    .map(({ name }) => name ?? "");
}

function setRows({ own }: Making, text: string, rows: string): string {
  const drawn = setValue(text, ["setup", "board"], rows);
  return own.setup?.fen === undefined ? drawn : removeValue(drawn, ["setup", "fen"]);
}

function rowsOf(
  { files, ranks, holes = [] }: Board,
  pieces: Pieces,
  letters: readonly { readonly letter: string }[],
): string {
  const sign = (piece: Piece | null, square: number) => {
    if (!piece) return holes.includes(square) ? "#" : ".";
    const { letter } = letters[piece.kind];
    return piece.side === WHITE ? letter : letter.toLowerCase();
  };
  const signs = pieces.map(sign);
  const rows = Array.from({ length: ranks }, (_, rank) => signs.slice(rank * files, (rank + 1) * files));
  return `${rows
    .reverse()
    .map((row) => row.join(" "))
    .join("\n")}\n`;
}

/** White's pieces keep their distance from a1; Black's keep theirs from the square that corresponds to it. */
function movedPieces({ board, symmetry, setup }: Variant, wanted: Board): Pieces {
  const pieces = Array<Piece | null>(wanted.files * wanted.ranks).fill(null);
  const place = (side: Side, square: number) => {
    const near = side === WHITE ? square : counterpart(board, square, symmetry);
    const at = squareAt(wanted, fileOf(board, near), rankOf(board, near));
    return at === null || side === WHITE ? at : counterpart(wanted, at, symmetry);
  };
  setup.pieces.forEach((piece, square) => {
    const at = piece && place(piece.side, square);
    if (at !== null) pieces[at] = piece;
  });
  return pieces;
}

/** Holes of White's half keep their distance from a1, those of Black's from the square that corresponds to it. */
function movedHoles({ board, symmetry }: Variant, wanted: Board): number[] {
  const whole = { files: board.files, ranks: board.ranks };
  return (board.holes ?? []).flatMap((square) => {
    const isNear = rankOf(whole, square) < whole.ranks / 2;
    const near = isNear ? square : counterpart(whole, square, symmetry);
    const at = squareAt(wanted, fileOf(whole, near), rankOf(whole, near));
    if (at === null) return [];
    return [isNear ? at : counterpart(wanted, at, symmetry)];
  });
}

type Zone = PromotionRule["zone"];

/** Zones in words, such as `rank 8`, move with the last rank; squares stay. */
function shiftZone(zone: Zone, by: number): { readonly zone?: Zone } {
  if (typeof zone !== "string" || by === 0) return {};
  const shifted = zone.replace(/\branks?\s+[0-9-]+/g, (term) =>
    term.replace(/[0-9]+/g, (rank) => `${Number(rank) + by}`),
  );
  return { zone: shifted };
}

function fitCastlings(making: Making, text: string, board: Board, pieces: Pieces): string {
  const { variant, whole } = making;
  if (variant.shuffles.length > 0) return text;
  const isKept = (rule: CastlingRule) => isPlayable(rule, variant, board, pieces);
  return keepEntries(making, text, "castling", indicesOf(castlingsOf(whole.castling), isKept));
}

/** Removes pieces of a kind from the board, together with their castlings. */
export function clearPiece(making: Making, kind: number): string {
  const { variant, whole } = making;
  const isPlaced = variant.setup.pieces.some((piece) => piece?.kind === kind);
  const pieces = variant.setup.pieces.map((piece) => (piece?.kind === kind ? null : piece));
  const text = isPlaced ? writePieces(making, making.text, pieces, variant.pieceTypes) : making.text;
  const isKept = ({ piece }: CastlingRule) => piece !== variant.pieceTypes[kind].id;
  return keepEntries(making, text, "castling", indicesOf(castlingsOf(whole.castling), isKept));
}

function indicesOf<T>(entries: readonly T[], isWanted: (entry: T) => boolean): number[] {
  return entries.flatMap((entry, index) => (isWanted(entry) ? [index] : []));
}

function castlingsOf(castling: Making["whole"]["castling"]): readonly CastlingRule[] {
  return Array.isArray(castling) ? castling : [];
}

/** Whether both pieces stand on their starting squares, for each side that has the rule. */
function isPlayable(rule: CastlingRule, variant: Variant, board: Board, pieces: Pieces): boolean {
  const kind = variant.pieceTypes.findIndex(({ id }) => id === rule.piece);
  const mover = variant.pieceTypes.findIndex(({ id, royal }) => (rule.mover === undefined ? royal : id === rule.mover));
  const sides = rule.side === undefined ? SIDES : [rule.side === "white" ? WHITE : BLACK];
  const stands = ([from = "", to = ""]: readonly string[] = [], wanted: number) =>
    sides.every((side) => {
      const turn = (name: string) => {
        const square = parseSquare(board, name);
        const isEcho = square !== null && rule.side === undefined && side === BLACK;
        return isEcho ? counterpart(board, square, variant.symmetry) : square;
      };
      if (turn(to) === null) return false;
      const piece = pieces[turn(from) ?? -1];
      return from === "start" || (piece?.kind === wanted && piece.side === side);
    });
  return stands(rule.king, mover) && stands(rule.partner, kind);
}

/** Changes of the board and of what stands on it, and of what depends on that. Each gives the new text. */
import type { CastlingRule } from "../../src/document.ts";
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
  WHITE,
} from "../../src/geometry.ts";
import type { Position, Variant } from "../../src/index.ts";
import { keepEntries } from "./list-edits.ts";
import type { Making } from "./making.ts";
import { type Plain, removeValue, setValue } from "./yaml-text.ts";

export type Men = Position["men"];
type Man = NonNullable<Men[number]>;

/** Places the men of the start. Castlings whose men have left their squares are taken away. */
export function placeMen(making: Making, men: Men): string {
  const { variant } = making;
  return fitCastlings(making, writeMen(making, making.text, men, variant.pieces), variant.board, men);
}

/** Writes the men as a picture; letters may be other than the variant's. */
export function writeMen(
  making: Making,
  text: string,
  men: Men,
  letters: readonly { readonly letter: string }[],
): string {
  return setRows(making, text, rowsOf(making.variant.board, men, letters));
}

/** Keeps one start where there were many. */
export function dropShuffle({ text, own, parent }: Making): string {
  const rest = own.setup?.shuffle === undefined ? text : removeValue(text, ["setup", "shuffle"]);
  return parent?.shuffles.length ? setValue(rest, ["setup", "shuffle"], "none") : rest;
}

/** Gives the board another size. Files come and go at the right, ranks in the middle; last ranks stay last. */
export function resizeBoard(making: Making, board: Board): string {
  const { variant, own, whole } = making;
  const men = movedMen(variant, board);
  // What the engine weighs squares with was found for the board as it was.
  let text = removeValue(making.text, ["weights"]);
  if (own.board) {
    text = setValue(text, ["board", "files"], board.files);
    text = setValue(text, ["board", "ranks"], board.ranks);
  } else text = setValue(text, ["board"], { files: board.files, ranks: board.ranks });
  text = setRows(making, text, rowsOf(board, men, variant.pieces));
  const rules = Array.isArray(whole.promotion) ? whole.promotion : [];
  const shifted = rules.map((rule) => ({ ...rule, ...shiftZone(rule.zone, board.ranks - variant.board.ranks) }));
  if (JSON.stringify(shifted) !== JSON.stringify(rules)) text = setValue(text, ["promotion"], shifted as Plain);
  return fitCastlings(making, text, board, men);
}

/** The man that follows when its fellow is placed on a square, and where. */
export function counterpartMan({ board, symmetry }: Variant, square: number, man: Man | null): [number, Man | null] {
  return [counterpart(board, square, symmetry), man && { kind: man.kind, side: man.side === WHITE ? BLACK : WHITE }];
}

/** Names of the castlings that these men could never play. */
export function lostCastlings({ whole, variant }: Making, men: Men): string[] {
  return castlingsOf(whole.castling)
    .filter((rule) => !isPlayable(rule, variant, variant.board, men))
    .map(({ name }) => name ?? "");
}

function setRows({ own }: Making, text: string, rows: string): string {
  const drawn = setValue(text, ["setup", "board"], rows);
  return own.setup?.fen === undefined ? drawn : removeValue(drawn, ["setup", "fen"]);
}

function rowsOf({ files, ranks }: Board, men: Men, letters: readonly { readonly letter: string }[]): string {
  const sign = (man: Man | null) => {
    if (!man) return ".";
    const { letter } = letters[man.kind];
    return man.side === WHITE ? letter : letter.toLowerCase();
  };
  const rows = Array.from({ length: ranks }, (_, rank) => men.slice(rank * files, (rank + 1) * files));
  return `${rows
    .reverse()
    .map((row) => row.map(sign).join(" "))
    .join("\n")}\n`;
}

/** White's men keep their distance from a1; Black's keep theirs from the square that corresponds to it. */
function movedMen({ board, symmetry, setup }: Variant, wanted: Board): Men {
  const men = Array<Man | null>(wanted.files * wanted.ranks).fill(null);
  const place = (side: Side, square: number) => {
    const near = side === WHITE ? square : counterpart(board, square, symmetry);
    const at = squareAt(wanted, fileOf(board, near), rankOf(board, near));
    return at === null || side === WHITE ? at : counterpart(wanted, at, symmetry);
  };
  setup.men.forEach((man, square) => {
    const at = man && place(man.side, square);
    if (at !== null) men[at] = man;
  });
  return men;
}

type Zone = string | readonly string[] | undefined;

/** Zones in words, such as `rank 8`, go with the last rank; squares stay. */
function shiftZone(zone: Zone, by: number): { readonly zone?: Zone } {
  if (typeof zone !== "string" || by === 0) return {};
  const shifted = zone.replace(/\branks?\s+[0-9-]+/g, (term) =>
    term.replace(/[0-9]+/g, (rank) => `${Number(rank) + by}`),
  );
  return { zone: shifted };
}

function fitCastlings(making: Making, text: string, board: Board, men: Men): string {
  const { variant, whole } = making;
  if (variant.shuffles.length > 0) return text;
  const isKept = (rule: CastlingRule) => isPlayable(rule, variant, board, men);
  return keepEntries(making, text, "castling", indicesOf(castlingsOf(whole.castling), isKept));
}

/** Takes a piece's men off the board, and castlings with them away. */
export function clearPiece(making: Making, kind: number): string {
  const { variant, whole } = making;
  const isPlaced = variant.setup.men.some((man) => man?.kind === kind);
  const men = variant.setup.men.map((man) => (man?.kind === kind ? null : man));
  const text = isPlaced ? writeMen(making, making.text, men, variant.pieces) : making.text;
  const isKept = ({ piece }: CastlingRule) => piece !== variant.pieces[kind].id;
  return keepEntries(making, text, "castling", indicesOf(castlingsOf(whole.castling), isKept));
}

function indicesOf<T>(entries: readonly T[], isWanted: (entry: T) => boolean): number[] {
  return entries.flatMap((entry, index) => (isWanted(entry) ? [index] : []));
}

function castlingsOf(castling: Making["whole"]["castling"]): readonly CastlingRule[] {
  return Array.isArray(castling) ? castling : [];
}

/** Whether both men stand where they start from, on each side that the rule is for. */
function isPlayable(rule: CastlingRule, variant: Variant, board: Board, men: Men): boolean {
  const kind = variant.pieces.findIndex(({ id }) => id === rule.piece);
  const sides = rule.side === undefined ? SIDES : [rule.side === "white" ? WHITE : BLACK];
  const stands = ([from = "", to = ""]: readonly string[] = [], wanted: number) =>
    sides.every((side) => {
      const turn = (name: string) => {
        const square = parseSquare(board, name);
        const isEcho = square !== null && rule.side === undefined && side === BLACK;
        return isEcho ? counterpart(board, square, variant.symmetry) : square;
      };
      if (turn(to) === null) return false;
      const man = men[turn(from) ?? -1];
      return from === "start" || (man?.kind === wanted && man.side === side);
    });
  return stands(rule.king, variant.royal) && stands(rule.partner, kind);
}

/**
 * Strikes in move texts: what is taken on the way is written with the squares, in coordinates leg by leg, `e4d5,d5f6`, in
 * algebraic notation `Lxd5-f6`, or `Lxd5xf6` where the target is taken too. A piece that takes and returns names its own square.
 * Where no other move has its squares the way may be left out when it is read.
 */
import { squareName } from "../../geometry/square.ts";
import type { MoveRules } from "../../notation/move-rules.ts";
import type { Move } from "../../variant/move.ts";
import type { StrikeOfGameMove } from "./model.ts";

/** The squares in coordinates, leg by leg; null for moves that take nothing on their way. */
export function strikeUci({ board }: MoveRules, { from, to, struck }: Move): string | null {
  if (!struck?.length) return null;
  const places = [from, ...struck.map(({ square }) => square), to].map((square) => squareName(board, square));
  return places
    .slice(1)
    .map((place, index) => places[index] + place)
    .join();
}

/** The squares in algebraic notation, with their signs; null for moves that take nothing on their way. */
export function strikeSan({ board }: MoveRules, { to, struck, capturedAt }: Move): string | null {
  if (!struck?.length) return null;
  const way = struck.map(({ square }) => `x${squareName(board, square)}`).join("");
  return way + (capturedAt === to ? "x" : "-") + squareName(board, to);
}

/** What a text says of a way, taken off it: the moves that it may mean. A text that tells of none may leave it out. */
export function takeStrike<Some extends Move>(
  { board }: MoveRules,
  moves: readonly Some[],
  text: string,
): { readonly moves: readonly Some[]; readonly text: string } {
  if (moves.every(({ struck }) => !struck?.length)) return { moves, text };
  const [, head, way, sign, end] = /^(.*?)((?:[x:×][a-p]\d{1,2})+)([-x:×])([a-p]\d{1,2}.*)$/u.exec(text) ?? [];
  if (way === undefined) return { moves: withoutStrikes(moves), text };
  const named = way.split(/[x:×]/u).slice(1);
  const isMeant = ({ struck }: Move) =>
    struck !== null &&
    struck.length === named.length &&
    struck.every(({ square }) => named.includes(squareName(board, square)));
  return { moves: moves.filter(isMeant), text: head + (sign === "-" ? "" : "x") + end };
}

/** Without strikes between squares that another move has, or several strikes. */
function withoutStrikes<Some extends Move>(moves: readonly Some[]): readonly Some[] {
  return moves.filter(
    (move) => !move.struck?.length || moves.every((other) => other === move || !hasSameSquares(other, move)),
  );
}

function hasSameSquares(a: Move, b: Move): boolean {
  return a.from === b.from && a.to === b.to && a.promotion === b.promotion;
}

/** Whether coordinates that no move is written by mean this strike, whose way they leave out. */
export function isShortStrike({ board }: MoveRules, { from, to, struck }: Move, suffix: string, text: string): boolean {
  return Boolean(struck?.length) && text === squareName(board, from) + squareName(board, to) + suffix;
}

/** The strike's part of `GameMove`. */
export function strikeFacts({ board, pieceTypes }: MoveRules, { struck }: Move): StrikeOfGameMove {
  if (struck === null) return { struck };
  return {
    struck: struck.map(({ square, kind }) => ({ square: squareName(board, square), piece: pieceTypes[kind].id })),
  };
}

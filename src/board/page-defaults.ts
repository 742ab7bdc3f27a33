/** What all boards of a page show that are given nothing of their own: words, and a set of pieces. */
import { IN_ENGLISH, type Language } from "./language.ts";
import type { PieceSet } from "./piece-set.ts";

let language = IN_ENGLISH;
let pieces: PieceSet = "figures";
const boards = new Set<() => void>();

export function pageLanguage(): Language {
  return language;
}

export function pagePieces(): PieceSet {
  return pieces;
}

/** Boards that are shown already change at once. */
export function setPageLanguage(own: Language): void {
  language = own;
  showAnew();
}

/** Boards that are shown already change at once. */
export function setPagePieces(set: PieceSet): void {
  pieces = set;
  showAnew();
}

function showAnew(): void {
  for (const show of boards) show();
}

/** Calls back when something of it changes, until `unfollow`. */
export function followPage(show: () => void): void {
  boards.add(show);
}

export function unfollowPage(show: () => void): void {
  boards.delete(show);
}

/** The words of all boards of a page that are not given words of their own. */
import { IN_ENGLISH, type Language } from "./language.ts";

let language = IN_ENGLISH;
const boards = new Set<() => void>();

export function pageLanguage(): Language {
  return language;
}

/** Boards that are shown already change at once. */
export function setPageLanguage(own: Language): void {
  language = own;
  for (const reword of boards) reword();
}

/** Calls back when the page's words change, until `unfollow`. */
export function followPage(reword: () => void): void {
  boards.add(reword);
}

export function unfollowPage(reword: () => void): void {
  boards.delete(reword);
}

/** A game in a link that says nothing but its variant: tests change what they are about. */
import type { LinkedGame } from "../../demo/link.ts";

export const GAME: LinkedGame = {
  variant: "chess",
  yaml: null,
  start: null,
  fen: null,
  moves: [],
  view: null,
  flipped: false,
  side: null,
  level: null,
  friend: null,
};

/** The key `turn` of an imported variant: who may pass, and what is built. */
import { SIDES } from "../geometry/board.ts";
import { type Draft, SIDE_KEYS, sidedSquares, type Value } from "./draft.ts";
import { SIDE_WORDS } from "./options.ts";
import { writeSides } from "./squares.ts";

type Word = "move" | "or-pass" | "or-pass-when-stuck";

/** Nothing where nobody passes. */
export function turnKey(draft: Draft): { turn?: Value } {
  const [white, black] = wordsOf(draft);
  const wall = wallOf(draft);
  if (wall) return { turn: draft.settings.is("wallOrMove") ? [{ "one-of": ["move", wall] }] : ["move", wall] };
  if (white === "move" && black === "move") return {};
  if (white === black) return { turn: [{ move: white }] };
  const own = SIDES.flatMap((side) => {
    const word = [white, black][side];
    return word === "move" ? [] : [[SIDE_KEYS[side], [{ move: word }]]];
  });
  return { turn: Object.fromEntries(own) };
}

/** The wall that a turn builds, or null. */
function wallOf(draft: Draft): Value | null {
  const { settings, board } = draft;
  const wall = settings.text("wallingRule") ?? "none";
  if (wall === "none") return null;
  if (wordsOf(draft).some((word) => word !== "move"))
    settings.refuse("wallingRule", "Turns that are passed and turns that build are not played together yet.");
  const squares = sidedSquares(draft, "wallingRegion");
  return squares ? { wall, on: writeSides(board, squares) as Value } : { wall };
}

/** Whether no side is ever stalemated. */
export function isStalemateless(draft: Draft): boolean {
  return !wordsOf(draft).includes("move");
}

function wordsOf({ settings }: Draft): readonly Word[] {
  const is = (name: string, side: string) => (settings.text(name + side) ?? settings.text(name)) === "true";
  return SIDE_WORDS.map((side) => {
    if (is("pass", side)) return "or-pass";
    return is("passOnStalemate", side) ? "or-pass-when-stuck" : "move";
  });
}

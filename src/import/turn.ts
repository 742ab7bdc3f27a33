/** The key `turn` of an imported variant: who may pass. */
import { SIDES } from "../geometry/board.ts";
import { type Draft, SIDE_KEYS, type Value } from "./draft.ts";
import { SIDE_WORDS } from "./options.ts";

type Word = "move" | "or-pass" | "or-pass-when-stuck";

/** Nothing where nobody passes. */
export function turnKey(draft: Draft): { turn?: Value } {
  const [white, black] = wordsOf(draft);
  if (white === "move" && black === "move") return {};
  if (white === black) return { turn: [{ move: white }] };
  const own = SIDES.flatMap((side) => {
    const word = [white, black][side];
    return word === "move" ? [] : [[SIDE_KEYS[side], [{ move: word }]]];
  });
  return { turn: Object.fromEntries(own) };
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

/** Edits of what is in hand at the start. Each returns the new text. */
import type { Variant } from "../../src/index.ts";
import type { Making } from "./making.ts";
import { type Plain, removeValue, setValue } from "./yaml-text.ts";

/** By side and kind. */
export type Hands = readonly [white: readonly number[], black: readonly number[]];

/** How many of each kind are in hand at the start, by side. */
export function startHands({ setup, pieceTypes }: Variant): Hands {
  const none = pieceTypes.map(() => 0);
  return setup.hands ?? [none, none];
}

/** Writes what is in hand at the start: once for both sides where they have the same. */
export function writeStart(making: Making, [white, black]: Hands): string {
  const { variant, parent, text } = making;
  const inherited = parent ? startHands(parent) : null;
  const counts = (own: readonly number[], side: 0 | 1) =>
    Object.fromEntries(
      variant.pieceTypes.flatMap(({ id }, kind): [string, number][] => {
        const before = parent?.pieceTypes.findIndex((pieceType) => pieceType.id === id) ?? -1;
        return own[kind] > 0 || (inherited?.[side][before] ?? 0) > 0 ? [[id, own[kind]]] : [];
      }),
    );
  const [ofWhite, ofBlack] = [counts(white, 0), counts(black, 1)];
  const start: Plain = white.join() === black.join() ? ofWhite : { white: ofWhite, black: ofBlack };
  if (isSame(variant, [white, black])) return text;
  const isEmpty = Object.keys(ofWhite).length + Object.keys(ofBlack).length === 0;
  return isEmpty ? removeValue(text, ["hands", "start"]) : setValue(text, ["hands", "start"], withoutEmpty(start));
}

function isSame(variant: Variant, hands: Hands): boolean {
  return JSON.stringify(startHands(variant)) === JSON.stringify(hands);
}

/** A side with nothing in hand is not named. */
function withoutEmpty(start: Plain): Plain {
  const entries = Object.entries(start).filter(([, own]) => typeof own !== "object" || Object.keys(own).length > 0);
  return Object.fromEntries(entries) as Plain;
}

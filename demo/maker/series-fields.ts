/** Turns of several moves: how many, by side, whether the first turn has another number, growth, and what checks mean. */
import { nothing } from "lit/html.js";
import type { Variant } from "../../src/index.ts";
import { t } from "../language.ts";
import { type Content, numberField, selectField } from "./fields.ts";
import type { Plain } from "./yaml-text.ts";

type Series = NonNullable<Variant["series"]>;

const ONE: Series = { moves: [1, 1], first: null, grows: 0, check: "ends" };
const MOST_MOVES = 20;
const MOST_GROWTH = 10;

const CHECKS = [
  ["ends", t`ends the turn`],
  ["last", t`is for the last move alone`],
] as const;

/** Fields of a variant's turns. @param write takes a turn as files write it */
export function seriesFields({ series }: Variant, write: (turn: Plain) => void): readonly Content[] {
  const now = series ?? ONE;
  const set = (change: Partial<Series>) => write(seriesTurn({ ...now, ...change }));
  const [white, black] = now.moves;
  const moves = (label: string, number: number, change: (count: number) => void) =>
    numberField({ label, number, least: 1, most: MOST_MOVES, change });
  return [
    moves(t`Moves of White's turn`, white, (count) => set({ moves: [count, now.grows ? count : black] })),
    now.grows ? nothing : moves(t`Moves of Black's turn`, black, (count) => set({ moves: [white, count] })),
    numberField({
      label: t`Moves more from turn to turn`,
      number: now.grows,
      most: MOST_GROWTH,
      change: (grows) => set({ grows, first: null, moves: grows ? [white, white] : now.moves }),
    }),
    series && !now.grows
      ? moves(t`Moves of the game's first turn`, now.first ?? white, (count) =>
          set({ first: count === white ? null : count }),
        )
      : nothing,
    series ? selectField(t`A check within a turn`, CHECKS, now.check, (check) => set({ check })) : nothing,
  ];
}

/** As files write it. */
function seriesTurn({ moves: [white, black], first, grows, check }: Series): Plain {
  const more: { [key: string]: Plain } = {
    ...(first !== null && { first }),
    ...(grows > 0 && { grows }),
    ...(check !== "ends" && { check }),
  };
  const isPlain = Object.keys(more).length === 0;
  if (white === black) {
    if (isPlain && white <= 2) return Array<Plain>(white).fill("move");
    return [{ moves: white, ...more }];
  }
  const ofBlack = { moves: black, ...(check !== "ends" && { check }) };
  return {
    ...((white > 1 || !isPlain) && { white: [{ moves: white, ...more }] }),
    ...(black > 1 && { black: [ofBlack] }),
  };
}

/** Turns: how many moves they have, whether they may be passed, by both sides or by one, and the walls that they build. */
import { nothing, type TemplateResult } from "lit/html.js";
import { type SidedSquares, writtenWalls } from "../../src/document.ts";
import { SIDES, type Side } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { t } from "../language.ts";
import { sideName } from "../players.ts";
import { type Content, selectField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import { seriesFields } from "./series-fields.ts";
import type { Plain } from "./yaml-text.ts";

type Passing = Variant["passes"][number];
type Words = readonly [white: Word, black: Word];

/** What a side may do with its turn, by the word that files have for it. */
const TURNS = [
  ["move", t`never`],
  ["or-pass", t`at any time but in check`],
  ["or-pass-when-stuck", t`who has no other legal move passes`],
] as const;
type Word = (typeof TURNS)[number][0];
const WORDS: Readonly<Record<Passing, Word>> = { never: "move", freely: "or-pass", stuck: "or-pass-when-stuck" };
/** Of sides that may do different things. */
const PARTED = "parted";
const BOTH = [...TURNS, [PARTED, t`by each side as it may`]] as const;

/** What a turn builds. */
const WALLS = [
  ["none", t`nothing`],
  ["duck", t`the one wall of the board, on any empty square`],
  ["arrow", t`a wall where the piece could go on to`],
  ["past", t`a wall on the square that the piece has left`],
  ["edge", t`a wall at the edge of the board or beside a wall`],
  ["static", t`a wall on any empty square`],
] as const;
type Wall = (typeof WALLS)[number][0];
/** Those that need no piece that has moved. */
const ALONE: readonly Wall[] = ["duck", "edge", "static"];
/** Where walls may stand, as files write it. */
const ANYWHERE = "all";

const TURN = ["turn"];
const NEVER = ["move"];

export class TurnPart extends RulePart {
  protected override readonly topics = ["Turns", "Passes", "Walls"];
  /** Whether each side has a choice of its own, although both have made the same. */
  #isParted = false;

  protected build(making: Making): Content {
    const { walls, series, passes } = making.variant;
    const isPassed = passes.some((when) => when !== "never");
    return [
      ...(walls || isPassed ? [] : seriesFields(making.variant, (turn) => this.write(TURN, turn, NEVER))),
      ...(walls || series ? [] : this.#passing(making)),
      ...(series ? [] : this.#building(making)),
    ];
  }

  /** What the turn builds, where, and whether that is instead of a move. */
  #building({ variant: { walls }, whole }: Making): readonly Content[] {
    const now: Building = {
      wall: walls?.way ?? "none",
      isAlone: walls?.isAlone === true,
      on: writtenWalls(whole.turn)[0]?.phase.on ?? ANYWHERE,
    };
    const set = (change: Partial<Building>) => this.write(TURN, wallTurn({ ...now, ...change }), NEVER);
    return [
      selectField(t`A turn builds`, WALLS, now.wall, (wall) =>
        set({ wall, isAlone: now.isAlone && ALONE.includes(wall) }),
      ),
      ALONE.includes(now.wall) ? tickField(t`Instead of a move`, now.isAlone, (isAlone) => set({ isAlone })) : nothing,
      now.wall === "none" ? nothing : this.#place(now.on, (on) => set({ on })),
    ];
  }

  #place(on: SidedSquares, change: (on: SidedSquares) => void): Content {
    return this.squares({
      label: t`Walls stand`,
      grid: t`Squares of walls`,
      word: t`may have a wall`,
      written: on,
      usual: [[ANYWHERE, t`Anywhere`]],
      name: "walls",
      change,
    });
  }

  #passing({ variant: { passes } }: Making): readonly Content[] {
    const now: Words = [WORDS[passes[0]], WORDS[passes[1]]];
    const isParted = this.#isParted || now[0] !== now[1];
    const pick = (value: Word | typeof PARTED) => {
      this.#isParted = value === PARTED;
      if (value === PARTED) this.redraw();
      else this.#write([value, value]);
    };
    return [
      selectField(t`A turn may be passed`, BOTH, isParted ? PARTED : now[0], pick),
      isParted ? SIDES.map((side) => this.#side(now, side)) : nothing,
    ];
  }

  #side(now: Words, side: Side): TemplateResult {
    return selectField(t`${sideName(side)} may pass`, TURNS, now[side], (value) => {
      this.#isParted = true;
      this.#write(side === 0 ? [value, now[1]] : [now[0], value]);
    });
  }

  #write(words: Words): void {
    this.write(TURN, turnOf(this.making, words), NEVER);
  }
}

/** A turn with walls, as it is written. */
interface Building {
  readonly wall: Wall;
  readonly isAlone: boolean;
  readonly on: SidedSquares;
}

function wallTurn({ wall, isAlone, on }: Building): Plain {
  if (wall === "none") return NEVER;
  const phase: Plain = on === ANYWHERE ? { wall } : { wall, on: on as Plain };
  return isAlone ? [{ "one-of": ["move", phase] }] : ["move", phase];
}

/** A side that may not pass is left out, unless it would inherit that it may. */
function turnOf({ parent }: Making, [white, black]: Words): Plain {
  if (white === black) return phases(white);
  const isInherited = parent !== null && parent.passes[0] !== parent.passes[1];
  const sides = [["white", white] as const, ["black", black] as const];
  return Object.fromEntries(
    sides.filter(([, word]) => isInherited || word !== "move").map(([side, word]) => [side, phases(word)]),
  );
}

function phases(word: Word): Plain {
  return word === "move" ? NEVER : [{ move: word }];
}

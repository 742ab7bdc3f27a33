/** Turns: whether they may be passed, by both sides or by one. */
import { SIDE_NAMES, SIDES, type Side } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { selectField } from "./fields.ts";
import type { Making } from "./making.ts";
import { hold, RulePart } from "./rule-part.ts";
import { writeValue } from "./value-edits.ts";
import type { Plain } from "./yaml-text.ts";

type Passing = Variant["passes"][number];
type Words = readonly [white: Word, black: Word];

/** What a side may do with its turn, by the word that files have for it. */
const TURNS = [
  ["move", "never"],
  ["or-pass", "at any time but in check"],
  ["or-pass-when-stuck", "who has no other legal move passes"],
] as const;
type Word = (typeof TURNS)[number][0];
const WORDS: Readonly<Record<Passing, Word>> = { never: "move", freely: "or-pass", stuck: "or-pass-when-stuck" };
/** Of sides that may do different things. */
const PARTED = "parted";

const TURN = ["turn"];
const NEVER = ["move"];

export class TurnPart extends RulePart {
  protected override readonly topics = ["Passes"];
  /** Whether each side has a choice of its own, although both have made the same. */
  #isParted = false;

  protected facts({ variant }: Making): unknown {
    return [variant.passes, this.#isParted];
  }

  protected build({ variant: { passes } }: Making): HTMLElement[] {
    const now: Words = [WORDS[passes[0]], WORDS[passes[1]]];
    const isParted = this.#isParted || now[0] !== now[1];
    const { element, select } = selectField(
      "A turn may be passed",
      [...TURNS, [PARTED, "by each side as it may"]],
      (value) => {
        this.#isParted = value === PARTED;
        if (this.#isParted) this.redraw();
        else this.#write([value as Word, value as Word]);
      },
    );
    select.value = isParted ? PARTED : now[0];
    return [hold(element, "turn"), ...(isParted ? SIDES.map((side) => this.#side(now, side)) : [])];
  }

  #side(now: Words, side: Side): HTMLElement {
    const { element, select } = selectField(`${SIDE_NAMES[side]} may pass`, TURNS, (value) => {
      const own = (at: Side) => (at === side ? (value as Word) : now[at]);
      this.#isParted = true;
      this.#write([own(0), own(1)]);
    });
    select.value = now[side];
    return hold(element, `turn-${side}`);
  }

  #write(words: Words): void {
    const { making } = this;
    if (making) this.try(writeValue(making, making.text, TURN, turnOf(making, words), NEVER));
  }
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

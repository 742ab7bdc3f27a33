/** Turns: whether they may be passed, by both sides or by one. */
import { SIDE_NAMES, SIDES, type Side } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { selectField } from "./fields.ts";
import type { Making } from "./making.ts";
import { hold, RulePart } from "./rule-part.ts";
import { writeValue } from "./value-edits.ts";
import type { Plain } from "./yaml-text.ts";

type Passing = Variant["passes"][number];
type Passes = readonly [white: Passing, black: Passing];

/** What a side may do with its turn. */
const TURNS: readonly (readonly [passing: Passing, words: string])[] = [
  ["never", "never"],
  ["freely", "at any time but in check"],
  ["stuck", "who has no other legal move passes"],
];
const WORDS = { never: "move", freely: { move: "or-pass" }, stuck: { move: "or-pass-when-stuck" } } as const;
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
    const isParted = this.#isParted || passes[0] !== passes[1];
    const { element, select } = selectField(
      "A turn may be passed",
      [...TURNS, [PARTED, "by each side as it may"]],
      (value) => {
        this.#isParted = value === PARTED;
        if (this.#isParted) this.redraw();
        else this.#write([value as Passing, value as Passing]);
      },
    );
    select.value = isParted ? PARTED : passes[0];
    return [hold(element, "turn"), ...(isParted ? SIDES.map((side) => this.#side(passes, side)) : [])];
  }

  #side(passes: Passes, side: Side): HTMLElement {
    const { element, select } = selectField(`${SIDE_NAMES[side]} may pass`, TURNS, (value) => {
      const own = (at: Side) => (at === side ? (value as Passing) : passes[at]);
      this.#isParted = true;
      this.#write([own(0), own(1)]);
    });
    select.value = passes[side];
    return hold(element, `turn-${side}`);
  }

  #write(passes: Passes): void {
    const { making } = this;
    if (making) this.try(writeValue(making, making.text, TURN, turnOf(making, passes), NEVER));
  }
}

/** A side that may not pass is left out, unless it would inherit that it may. */
function turnOf({ parent }: Making, [white, black]: Passes): Plain {
  if (white === black) return [WORDS[white]];
  const isInherited = parent !== null && parent.passes[0] !== parent.passes[1];
  const sides = { white: [WORDS[white]], black: [WORDS[black]] };
  return Object.fromEntries(Object.entries(sides).filter(([, [phase]]) => isInherited || phase !== "move"));
}

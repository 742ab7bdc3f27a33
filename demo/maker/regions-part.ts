/** Regions: sets of squares with names, which other rules use in place of squares. */
import type { SidedSquares } from "../../src/document.ts";
import { make } from "../dom.ts";
import { pressable, TextField } from "./fields.ts";
import type { Making } from "./making.ts";
import { isInheritedRegion, putRegion, removeRegion, renameRegion, usesOf } from "./region-edits.ts";
import { afterwards, group, hold, RulePart } from "./rule-part.ts";
import { squaresField } from "./squares-field.ts";

export class RegionsPart extends RulePart {
  readonly #name = new TextField("Name of a new region, such as: palace", () => {});
  readonly #add = pressable("", "Add a region", () => this.#begin());

  protected facts({ whole, own, variant, parent }: Making): unknown {
    const { board, symmetry } = variant;
    return [whole, own.regions, board, symmetry, parent?.id];
  }

  protected build(making: Making): HTMLElement[] {
    const regions = Object.entries(making.whole.regions ?? {});
    const none = make(
      "p",
      "note",
      "A region is a set of squares with a name: other rules can use it wherever they ask for squares.",
    );
    this.#name.text = "";
    return [
      ...(regions.length ? regions.map(([name, squares]) => this.#region(making, name, squares)) : [none]),
      make("div", "row naming", hold(this.#name.element, "name"), hold(this.#add, "add")),
    ];
  }

  #region(making: Making, name: string, written: SidedSquares): HTMLElement {
    const isInherited = isInheritedRegion(making, name);
    const uses = usesOf(making, name);
    const title = new TextField(
      `Name of the region ${name}`,
      afterwards((wanted) => this.#rename(name, wanted)),
    );
    title.text = name;
    const squares = squaresField({
      making,
      label: `What the region ${name} is`,
      grid: `Squares of the region ${name}`,
      word: `in the ${name}`,
      written,
      name,
      region: name,
      change: (changed) => this.making && this.try(putRegion(this.making, name, changed)),
    });
    const told = uses.length ? `It is used by ${uses.join(", ")}.` : "No rule uses it yet.";
    const remove = pressable("", `Remove the region ${name}`, () => this.#remove(name));
    return group(
      name,
      ...(isInherited ? [] : [hold(title.element, `${name}-name`)]),
      squares,
      make("p", "note", isInherited ? `${told} It is inherited, so it keeps its name.` : told),
      ...(isInherited ? [] : [make("div", "row", hold(remove, `${name}-remove`))]),
    );
  }

  /** A new region begins with the rank that is nearest to White. */
  #begin(): void {
    const { making } = this;
    const name = this.#name.text;
    if (!making) return;
    const fault = this.#faultOf(making, name);
    if (fault) this.tell(fault);
    else this.try(putRegion(making, name, "rank 1"));
  }

  #rename(name: string, wanted: string): void {
    const { making } = this;
    if (!making || wanted === name) return;
    const fault = this.#faultOf(making, wanted);
    if (!fault) this.try(renameRegion(making, name, wanted));
    else {
      this.redraw();
      this.tell(fault);
    }
  }

  #faultOf({ whole }: Making, name: string): string | null {
    if (name === "") return "Give the region a name first.";
    if (!NAME.test(name))
      return `'${name}' cannot be a region's name: it has small letters, at least two, and dashes between words, and is no word for squares such as 'rank' or 'all'.`;
    return whole.regions?.[name] === undefined ? null : `There is a region '${name}' already.`;
  }

  #remove(name: string): void {
    const { making } = this;
    if (!making) return;
    const uses = usesOf(making, name);
    if (uses.length) this.tell(`The region '${name}' is used by ${uses.join(", ")}: choose other squares there first.`);
    else this.try(removeRegion(making, name));
  }
}

/** As the schema has it. */
const NAME = /^(?!(all|none|dead-ends|ranks?|files?)$)[a-z]{2,}(-[a-z]{2,})*$/;

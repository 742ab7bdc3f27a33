/** Regions: sets of squares with names, which other rules use in place of squares. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { SidedSquares } from "../../src/document.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { group, textField } from "./fields.ts";
import type { Making } from "./making.ts";
import { isInheritedRegion, putRegion, removeRegion, renameRegion, usesOf } from "./region-edits.ts";
import { RulePart } from "./rule-part.ts";

export class RegionsPart extends RulePart {
  /** What a new region is to be called. */
  #name = "";

  protected build(making: Making): TemplateResult {
    const regions = Object.entries(making.whole.regions ?? {});
    const none = html`<p class="note">
      A region is a set of squares with a name: other rules can use it wherever they ask for squares.
    </p>`;
    const change = (text: string) => {
      this.#name = text;
    };
    return html`${regions.length ? regions.map(([name, squares]) => this.#region(making, name, squares)) : none}
      <div class="row naming">
        ${textField({ label: t`Name of a new region, such as: palace`, text: this.#name, change })}
        <button type="button" @click=${() => this.#begin()}>Add a region</button>
      </div>`;
  }

  #region(making: Making, name: string, written: SidedSquares): TemplateResult {
    const isInherited = isInheritedRegion(making, name);
    const uses = usesOf(making, name);
    const told = uses.length ? t`It is used by ${uses.join(", ")}.` : t`No rule uses it yet.`;
    const change = (wanted: string) => this.#rename(name, wanted);
    const remove = html`<div class="row">
      <button type="button" @click=${() => this.#remove(name)}>Remove the region ${name}</button>
    </div>`;
    return group(
      name,
      isInherited ? nothing : textField({ label: t`Name of the region ${name}`, text: name, change }),
      this.squares({
        label: t`What the region ${name} is`,
        grid: t`Squares of the region ${name}`,
        word: t`in the ${name}`,
        written,
        name,
        region: name,
        change: (changed) => this.try(putRegion(this.making, name, changed)),
      }),
      html`<p class="note">${isInherited ? t`${told} It is inherited, so it keeps its name.` : told}</p>`,
      isInherited ? nothing : remove,
    );
  }

  /** A new region begins with the rank that is nearest to White. */
  #begin(): void {
    const name = this.#name;
    const fault = this.#faultOf(this.making, name);
    if (fault) this.tell(fault);
    else if (this.try(putRegion(this.making, name, "rank 1")) === null) {
      this.#name = "";
      this.redraw();
    }
  }

  #rename(name: string, wanted: string): void {
    if (wanted === name) return;
    const fault = this.#faultOf(this.making, wanted);
    if (fault) this.refuse(fault);
    else this.try(renameRegion(this.making, name, wanted));
  }

  #faultOf({ whole }: Making, name: string): string | null {
    if (name === "") return t`Give the region a name first.`;
    if (!NAME.test(name))
      return t`'${name}' cannot be a region's name: it has small letters, at least two, and dashes between words, and is no word for squares such as 'rank' or 'all'.`;
    return whole.regions?.[name] === undefined ? null : t`There is a region '${name}' already.`;
  }

  #remove(name: string): void {
    const { making } = this;
    const uses = usesOf(making, name);
    if (uses.length)
      this.tell(t`The region '${name}' is used by ${uses.join(", ")}: choose other squares there first.`);
    else this.try(removeRegion(making, name));
  }
}

/** As the schema has it. */
const NAME = /^(?!(all|none|dead-ends|ranks?|files?)$)[a-z]{2,}(-[a-z]{2,})*$/;

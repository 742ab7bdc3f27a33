/** The variants that the page offers, and their files. */

import { bundledDocument, describedVariant } from "../src/document.ts";
import { bundledIds, loadKernels, prepareRules } from "../src/index.ts";
import type { Rules } from "./session.ts";

/** Listed first, the very first one opened by default; the others follow by name. */
const FAVOURITES = ["chess", "paradigm", "edgy", "tuttifrutti", "wildcastle"];

const FILES = import.meta.glob<string>("../variants/*.yaml", { query: "?raw", import: "default" });

export class Library {
  /** A shipped variant; its kernel may not be loaded yet.
   *  @throws {RangeError} when there is none with that id */
  shipped(id: string): Rules {
    const variant = describedVariant(id);
    if (!variant) throw new RangeError(`There is no shipped variant '${id}'.`);
    return { variant, yaml: null, origin: id };
  }

  /** The same, ready to play: its rules are compiled in slices.
   *  @throws {RangeError} when there is none with that id */
  async ready(id: string): Promise<Rules> {
    const rules = this.shipped(id);
    await prepareRules(rules.variant);
    return rules;
  }

  /** Loads what boards of other sizes need, so that a game of any shipped variant can be read. */
  async fetchRest(): Promise<void> {
    await loadKernels();
  }

  get first(): Rules {
    return this.shipped(FAVOURITES[0]);
  }

  /** Ids and names: the favourites, then all others. */
  get offers(): readonly (readonly { readonly id: string; readonly name: string }[])[] {
    const named = bundledIds().map((id) => ({ id, name: bundledDocument(id)?.name ?? id }));
    const favourites = FAVOURITES.flatMap((id) => named.filter((offer) => offer.id === id));
    const others = named.filter(({ id }) => !FAVOURITES.includes(id));
    return [favourites, others.sort((a, b) => a.name.localeCompare(b.name, "en"))];
  }

  /** The file of a shipped variant, loaded on demand. */
  async textOf(id: string): Promise<string> {
    const load = FILES[`../variants/${id}.yaml`];
    if (!load) throw new RangeError(`There is no file of '${id}'.`);
    return load();
  }
}

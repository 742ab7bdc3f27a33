/** The variants that the page offers, and their files. */

import { bundledDocument, describedVariant } from "../src/document.ts";
import { bundledIds, loadKernels, prepareRules } from "../src/index.ts";
import type { Rules } from "./session.ts";

/** Offered first, and opened at first; the others follow by name. */
const FAVOURITES = ["chess", "paradigm", "edgy", "tuttifrutti", "wildcastle"];

const FILES = import.meta.glob<string>("../variants/*.yaml", { query: "?raw", import: "default" });

export class Library {
  /** A shipped variant; its kernel may still have to be loaded.
   *  @throws {RangeError} when there is none of that id */
  shipped(id: string): Rules {
    const variant = describedVariant(id);
    if (!variant) throw new RangeError(`There is no shipped variant '${id}'.`);
    return { variant, yaml: null, origin: id };
  }

  /** The same, ready to be played: its rules were compiled while the page went on.
   *  @throws {RangeError} when there is none of that id */
  async ready(id: string): Promise<Rules> {
    const rules = this.shipped(id);
    await prepareRules(rules.variant);
    return rules;
  }

  /** Fetches what boards of other sizes need, so that a game of any shipped variant can be read. */
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

  /** The file of a shipped variant, fetched when it is wanted. */
  async textOf(id: string): Promise<string> {
    const load = FILES[`../variants/${id}.yaml`];
    if (!load) throw new RangeError(`There is no file of '${id}'.`);
    return load();
  }
}

/** The variants that the page offers, and their files. */

import {
  bundledIds,
  bundledName,
  type Diagnostic,
  FairywrenError,
  loadKernels,
  loadVariant,
  prepareRules,
  type Variant,
} from "../src/index.ts";
import type { Rules } from "./session.ts";

/** Listed first, the very first one opened by default; the others follow by name. */
const FAVOURITES = ["chess", "paradigm", "edgy", "tuttifrutti", "wildcastle"];

export class Library {
  /** A shipped variant, ready to play: fetched when it is first asked for, and its rules compiled in slices.
   *  @throws {FairywrenError} when there is none with that id */
  async ready(id: string): Promise<Rules> {
    const variant = await loadVariant(id);
    await prepareRules(variant);
    return { variant, yaml: null, origin: id };
  }

  /** A shipped variant to look at. */
  look(id: string): Promise<Variant> {
    return loadVariant(id);
  }

  /** Gives weights to engines of these rules that are opened from now on; an empty text takes them away.
   *  @returns what is wrong with them */
  async giveWeights({ yaml, origin }: Rules, weights: string): Promise<readonly Diagnostic[]> {
    try {
      if (yaml === null) await loadVariant(origin, { weights });
      else await (await import("./read-edited.ts")).giveEdited(yaml, weights);
      return [];
    } catch (error) {
      if (error instanceof FairywrenError) return error.diagnostics;
      throw error;
    }
  }

  /** Loads what boards of other sizes need, so that a game of any size can be read offline too. */
  async fetchRest(): Promise<void> {
    await loadKernels();
  }

  /** The id of the variant that is opened by default. */
  get first(): string {
    return FAVOURITES[0];
  }

  /** Ids and names: the favourites, then all others. */
  get offers(): readonly (readonly { readonly id: string; readonly name: string }[])[] {
    const named = bundledIds().map((id) => ({ id, name: bundledName(id) ?? id }));
    const favourites = FAVOURITES.flatMap((id) => named.filter((offer) => offer.id === id));
    const others = named.filter(({ id }) => !FAVOURITES.includes(id));
    return [favourites, others.sort((a, b) => a.name.localeCompare(b.name, "en"))];
  }

  /** The file of a shipped variant, loaded on demand. */
  async textOf(id: string): Promise<string> {
    const { variantFile } = await import("./variant-files.ts");
    return variantFile(id);
  }
}

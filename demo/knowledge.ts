/** What the engine has learnt of variants: kept with them on the shelf, and given to engines. */
import type { Diagnostic, Variant } from "../src/index.ts";
import type { Rules, Session } from "./session.ts";
import type { Learnt, Work } from "./shelf/item.ts";
import { dropLearnt, keepLearnt, learntOf, nameOf, ofOwn } from "./shelf/learnt-shelf.ts";
import type { Store } from "./shelf/store.ts";
import type { Library } from "./variants.ts";

/** Whether engines play with what was learnt. */
export type Use =
  | { readonly type: "used" }
  /** It is of other rules, or of an earlier page. */
  | { readonly type: "stale" }
  | { readonly type: "unsound"; readonly reason: string };

/** Its dependencies. It imports nothing, so that the page is not cut up for it. */
export interface KnowledgeOptions {
  readonly session: Session;
  readonly store: Store;
  readonly library: Pick<Library, "giveWeights">;
}

export class Knowledge {
  readonly #session: Session;
  readonly #store: Store;
  readonly #library: Pick<Library, "giveWeights">;
  readonly #listeners: (() => void)[] = [];
  /** Engines of most visits have nothing to be told. */
  #hasGiven = false;

  constructor({ session, store, library }: KnowledgeOptions) {
    this.#session = session;
    this.#store = store;
    this.#library = library;
  }

  /** Calls back when this page has kept or forgotten something. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** What is known of a variant, perhaps of earlier rules of it. */
  of(rules: Rules): Learnt | null {
    const of = nameOf(this.#store, rules);
    return of === null ? null : learntOf(this.#store, of);
  }

  /** Keeps what was learnt with its variant, which is stored first if it came in a link.
   *  @returns whether it could be stored; if not, it lasts as long as the page */
  keep(rules: Rules, learnt: Omit<Work<Learnt>, "of">): Promise<boolean> {
    const of = nameOf(this.#store, rules) ?? this.#storeLinked(rules);
    keepLearnt(this.#store, { ...learnt, of });
    this.#tell();
    return this.#store.settled();
  }

  forget(rules: Rules): void {
    const of = nameOf(this.#store, rules);
    if (of !== null) dropLearnt(this.#store, of);
    this.#tell();
  }

  weightsOf(variant: Variant): string {
    const { rules } = this.#session;
    return rules.variant === variant ? (this.of(rules)?.weights ?? "") : "";
  }

  /** Gives engines of the variant what is known of it, and takes away what was given before. */
  async give(variant: Variant): Promise<void> {
    const { rules } = this.#session;
    if (rules.variant === variant) await this.use(rules);
  }

  /** Gives what is known to engines of these rules that are opened from now on. */
  async use(rules: Rules): Promise<Use> {
    const weights = this.of(rules)?.weights ?? "";
    if (weights === "" && !this.#hasGiven) return { type: "used" };
    this.#hasGiven = true;
    const faults = await this.#library.giveWeights(rules, weights);
    if (faults.length > 0) await this.#library.giveWeights(rules, "");
    return useOf(faults);
  }

  #storeLinked({ variant, yaml, origin }: Rules): string {
    return ofOwn(this.#store.keepVariant(null, { name: variant.name, yaml: yaml ?? "", origin }));
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function useOf([fault]: readonly Diagnostic[]): Use {
  if (!fault) return { type: "used" };
  return fault.code === "weights-stale" ? { type: "stale" } : { type: "unsound", reason: fault.message };
}

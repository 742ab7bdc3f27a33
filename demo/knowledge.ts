/** What the engine has learnt of variants: kept with them on the shelf, and given to engines. */
import { FairywrenError, loadVariant, type Variant } from "../src/index.ts";
import { sentenceOf } from "./faults.ts";
import type { Rules, Session } from "./session.ts";
import { type Learnt, ofOwn, ofShipped } from "./shelf.ts";
import type { Store } from "./store.ts";

/** Whether engines play with what was learnt. */
export type Use =
  | { readonly type: "used" }
  /** It is of other rules, or of an earlier page. */
  | { readonly type: "stale" }
  | { readonly type: "unsound"; readonly reason: string };

export class Knowledge {
  readonly #session: Session;
  readonly #store: Store;
  readonly #listeners: (() => void)[] = [];
  /** What could not be stored lasts as long as the page, by the text or the id of its variant. */
  readonly #unstored = new Map<string, Learnt>();
  /** Engines of most visits have nothing to be told. */
  #hasGiven = false;

  constructor(session: Session, store: Store) {
    this.#session = session;
    this.#store = store;
  }

  /** Calls back when this page has kept or forgotten something. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** What is known of a variant, perhaps of earlier rules of it. */
  of(rules: Rules): Learnt | null {
    const of = this.#nameOf(rules);
    return this.#unstored.get(keyOf(rules)) ?? (of === null ? null : this.#store.learnt(of));
  }

  /** Keeps what was learnt with its variant, which is stored first if it came in a link.
   *  @returns whether it could be stored; if not, it lasts as long as the page */
  keep(rules: Rules, learnt: Omit<Learnt, "of">): boolean {
    const of = this.#nameOf(rules) ?? this.#storeLinked(rules);
    const isStored = of !== null && this.#store.keepLearnt({ ...learnt, of });
    if (isStored) this.#unstored.delete(keyOf(rules));
    else this.#unstored.set(keyOf(rules), { ...learnt, of: of ?? "" });
    this.#tell();
    return isStored;
  }

  forget(rules: Rules): void {
    const of = this.#nameOf(rules);
    this.#unstored.delete(keyOf(rules));
    if (of !== null) this.#store.dropLearnt(of);
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
    try {
      await give(rules, weights);
      return { type: "used" };
    } catch (error) {
      await give(rules, "");
      return useOf(error);
    }
  }

  #nameOf({ yaml, origin }: Rules): string | null {
    if (yaml === null) return ofShipped(origin);
    const own = this.#store.variants.find((variant) => variant.yaml === yaml);
    return own ? ofOwn(own.id) : null;
  }

  #storeLinked({ variant, yaml, origin }: Rules): string | null {
    const id = yaml === null ? null : this.#store.keepVariant(null, { name: variant.name, yaml, origin });
    return id === null ? null : ofOwn(id);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function keyOf({ yaml, origin }: Rules): string {
  return yaml ?? ofShipped(origin);
}

async function give({ yaml, origin }: Rules, weights: string): Promise<void> {
  if (yaml === null) await loadVariant(origin, { weights });
  else (await import("./read-edited.ts")).giveEdited(yaml, weights);
}

function useOf(error: unknown): Use {
  const isStale = error instanceof FairywrenError && error.diagnostics.every(({ code }) => code === "weights-stale");
  return isStale ? { type: "stale" } : { type: "unsound", reason: sentenceOf(error) };
}

/**
 * Stores the shelf in the browser. Every change is applied to what is stored at that moment, since other tabs write
 * there too; what another tab has changed meanwhile is never replaced, but stored beside it.
 */
import { type Draft, EMPTY_SHELF, type Learnt, type OwnVariant, readShelf, type Shelf, writeShelf } from "./shelf.ts";

const KEY = "fairywren";
/** Key prefix under which unreadable data is set aside, followed by the time. */
const ASIDE = "fairywren-unread-";

/** The part of `localStorage` that is used. */
export type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

export interface StoreOptions {
  /** Null if the browser has none for this page. */
  readonly storage: Storage | null;
  /** Called with a sentence about what could not be stored or read. */
  readonly onTrouble: (sentence: string) => void;
}

export class Store {
  readonly #storage: Storage | null;
  readonly #onTrouble: (sentence: string) => void;
  readonly #listeners: (() => void)[] = [];
  /** The texts of this page's own work as last seen, by variant or by what a draft was made from. */
  readonly #seen = new Map<string, string>();
  #told = "";

  constructor({ storage, onTrouble }: StoreOptions) {
    this.#storage = storage;
    this.#onTrouble = onTrouble;
  }

  /** Calls back when this page changes the shelf; for other tabs there is the browser's `storage` event. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** The stored variants, the newest last. */
  get variants(): readonly OwnVariant[] {
    return this.#read()?.variants ?? [];
  }

  variant(id: string): OwnVariant | null {
    return this.variants.find((own) => own.id === id) ?? null;
  }

  /** The stored variant with exactly this text, which this page may change from now on. */
  find(yaml: string): OwnVariant | null {
    const found = this.variants.find((own) => own.yaml === yaml) ?? null;
    if (found) this.#seen.set(found.id, yaml);
    return found;
  }

  /** Stores a variant.
   *  @param id of the one to replace; null for a new one
   *  @returns its id: a new one if another tab has changed the one to replace; null when it could not be stored */
  keepVariant(id: string | null, work: Omit<OwnVariant, "id">): string | null {
    let kept = id ?? newId();
    const isDone = this.#change((shelf) => {
      const there = shelf.variants.find((own) => own.id === kept);
      if (there && there.yaml !== this.#seen.get(kept) && there.yaml !== work.yaml) kept = newId();
      return { ...shelf, variants: replaced(shelf.variants, { ...work, id: kept }) };
    });
    if (!isDone) return null;
    this.#seen.set(kept, work.yaml);
    return kept;
  }

  /** Deletes a variant and its drafts. */
  dropVariant(id: string): void {
    this.#change((shelf) => ({
      ...shelf,
      variants: shelf.variants.filter((own) => own.id !== id),
      drafts: shelf.drafts.filter((draft) => draft.of !== `own ${id}`),
    }));
  }

  /** What the engine has learnt of variants. */
  get learnt(): readonly Learnt[] {
    return this.#read()?.learnt ?? [];
  }

  /** @returns whether the change could be stored */
  changeLearnt(step: (shelf: Shelf) => readonly Learnt[]): boolean {
    return this.#change((shelf) => ({ ...shelf, learnt: step(shelf) }));
  }

  /** The newest draft; null when there is none. */
  draft(of: string): string | null {
    const yaml = this.#read()?.drafts.findLast((draft) => draft.of === of)?.yaml ?? null;
    if (yaml !== null) this.#seen.set(of, yaml);
    return yaml;
  }

  /** Stores a draft, replacing the one that this page had stored. Null deletes it. */
  keepDraft(of: string, yaml: string | null): void {
    const before = this.#seen.get(of);
    if (before === yaml || (before === undefined && yaml === null)) return;
    const isDone = this.#change(({ drafts, ...shelf }) => {
      const others = drafts.filter((draft) => draft.of !== of || draft.yaml !== before);
      const own: readonly Draft[] = yaml === null ? [] : [{ of, yaml }];
      return { ...shelf, drafts: [...others, ...own] };
    });
    if (!isDone) return;
    if (yaml === null) this.#seen.delete(of);
    else this.#seen.set(of, yaml);
  }

  /** Null if nothing can be stored. */
  #read(): Shelf | null {
    const text = this.#text();
    if (text === undefined) return null;
    const read = readShelf(text);
    if (read.kind === "newer") {
      this.#tell(
        `What this browser keeps for the page was written by a newer page (version ${read.version}). ` +
          "Reload to get that page; until then nothing is kept.",
      );
      return null;
    }
    return read.isWhole || this.#setAside(text ?? "") ? read.shelf : null;
  }

  #text(): string | null | undefined {
    try {
      return this.#storage?.getItem(KEY);
    } catch {
      return undefined;
    }
  }

  /** Stores damaged or foreign data under another key. */
  #setAside(text: string): boolean {
    const name = ASIDE + new Date().toISOString();
    const isDone =
      this.#write(name, text) && this.#write(KEY, writeShelf(readableOf(text)), () => this.#text() === text);
    if (isDone) {
      this.#tell(
        `Something that this browser keeps for the page cannot be read. It was set aside in the storage as '${name}', ` +
          "and what can be read stays.",
      );
    }
    return isDone;
  }

  #change(step: (shelf: Shelf) => Shelf): boolean {
    if (!this.#storage) {
      this.#tell("This browser lets the page keep nothing: your variant lasts as long as its link or its file.");
      return false;
    }
    const shelf = this.#read();
    const isDone = shelf !== null && this.#write(KEY, writeShelf(step(shelf)));
    if (!isDone) return false;
    this.#told = "";
    for (const listener of this.#listeners) listener();
    return true;
  }

  #write(name: string, text: string, isStill: () => boolean = () => true): boolean {
    try {
      if (isStill()) this.#storage?.setItem(name, text);
      return this.#storage !== null;
    } catch {
      this.#tell(
        "There is no room left in what this browser keeps for the page: your last change is not kept. " +
          "Save its file or copy its link, and delete variants of yours that you need no more.",
      );
      return false;
    }
  }

  /** Reports each trouble once, until something else happens. */
  #tell(sentence: string): void {
    if (sentence === this.#told) return;
    this.#told = sentence;
    this.#onTrouble(sentence);
  }
}

/** The browser's storage; null where it is not available. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function readableOf(text: string): Shelf {
  const read = readShelf(text);
  return read.kind === "read" ? read.shelf : EMPTY_SHELF;
}

function replaced(variants: readonly OwnVariant[], work: OwnVariant): OwnVariant[] {
  const at = variants.findIndex(({ id }) => id === work.id);
  return at < 0 ? [...variants, work] : variants.with(at, work);
}

let count = 0;

/** A new unique id. */
export function newId(): string {
  return `${Date.now().toString(36)}-${Math.floor(Math.random() * 2 ** 32).toString(36)}-${(count++).toString(36)}`;
}

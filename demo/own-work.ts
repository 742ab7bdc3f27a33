/** The work on a variant in the editor: under what it is kept, from the first change on. */
import type { Rules } from "./session.ts";
import { newId, type Store } from "./store.ts";

export class OwnWork {
  readonly #store: Store;
  #origin = "";
  /** The own variant that is being changed; null until there is one. */
  #id: string | null = null;
  /** What each sound text was kept as, so that Undo and Redo change that one. */
  #ids = new Map<string, string>();
  /** Texts that are nobody's own work: the shipped one, and the one to start from. */
  readonly #plain = new Set<string>();
  /** Own variants that came to be here: they go when all changes are undone. */
  readonly #made = new Set<string>();
  #sound = { text: "", name: "" };
  /** Where the draft is that was kept last. */
  #draftOf: string | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The own variant on the shelf that is being changed. */
  get id(): string | null {
    return this.#id !== null && this.#store.variant(this.#id) ? this.#id : null;
  }

  /** Begins with the rules on the board.
   *  @returns the draft that was kept of them, if there is one */
  begin({ yaml, origin, variant }: Rules, text: string): string | null {
    this.#origin = origin;
    this.#id = yaml === null ? null : (this.#store.find(yaml)?.id ?? null);
    this.#ids = new Map(this.#id === null ? [] : [[text, this.#id]]);
    if (yaml === null) this.#plain.add(text);
    this.#sound = { text, name: variant.name };
    this.#draftOf = this.#of;
    return this.#store.draft(this.#draftOf);
  }

  /** Begins with a text that stands for nobody's work; what was there before stays kept. */
  startFrom(text: string, isNew: boolean): void {
    this.#plain.add(text);
    if (isNew) this.#ids.set(text, newId());
    this.#id = this.#ids.get(text) ?? null;
    if (this.#id !== null) this.#made.add(this.#id);
  }

  /** Keeps a sound text. */
  keepSound(text: string, name: string): void {
    if (this.#draftOf !== null) this.#store.keepDraft(this.#draftOf, null);
    if (this.#plain.has(text)) this.#undoAll(text);
    else this.#keep(text, name);
    this.#sound = { text, name };
  }

  /** Keeps a text that is not sound yet, beside the sound one that it was made of. */
  keepDraft(text: string): void {
    const { text: sound, name } = this.#sound;
    const isShipped = this.#plain.has(sound) && this.#id === null;
    if (!isShipped && this.id === null) this.#keep(sound, name);
    this.#draftOf = this.#of;
    this.#store.keepDraft(this.#draftOf, text);
  }

  get #of(): string {
    return this.#id === null ? `shipped ${this.#origin}` : `own ${this.#id}`;
  }

  #keep(text: string, name: string): void {
    const wanted = this.#ids.get(text) ?? this.#id;
    const kept = this.#store.keepVariant(wanted, { name, yaml: text, origin: this.#origin });
    if (kept === null) return;
    if (wanted === null) this.#made.add(kept);
    // Another tab has changed it: all that is done here belongs to the new one.
    if (wanted !== kept) for (const [known, id] of this.#ids) if (id === wanted) this.#ids.set(known, kept);
    this.#ids.set(text, kept);
    this.#id = kept;
  }

  #undoAll(text: string): void {
    if (this.#id !== null && this.#made.has(this.#id)) this.#store.dropVariant(this.#id);
    this.#id = this.#ids.get(text) ?? null;
  }
}

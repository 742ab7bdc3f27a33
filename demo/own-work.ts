/** The user's work in the editor: which stored variant it belongs to, from the first change on. */
import type { Rules } from "./session.ts";
import { newId } from "./shelf/change.ts";
import type { Store } from "./shelf/store.ts";

export class OwnWork {
  readonly #store: Store;
  #origin = "";
  /** The stored variant being edited; null until there is one. */
  #id: string | null = null;
  /** The variant that each valid text was stored as, so that Undo and Redo change that one. */
  #ids = new Map<string, string>();
  /** Texts that are nobody's own work: the shipped one, and the starter. */
  readonly #plain = new Set<string>();
  /** Variants stored in this session, which are deleted when all changes are undone. */
  readonly #made = new Set<string>();
  #sound = { text: "", name: "" };
  /** What the last stored draft belongs to. */
  #draftOf: string | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The id of the stored variant being edited. */
  get id(): string | null {
    return this.#id === null ? null : (this.#store.variant(this.#id)?.id ?? null);
  }

  /** Starts with the rules on the board.
   *  @returns the stored draft of them, if there is one */
  begin({ yaml, origin, variant }: Rules, text: string): string | null {
    this.#origin = origin;
    this.#id = yaml === null ? null : (this.#store.find(yaml)?.id ?? null);
    this.#ids = new Map(this.#id === null ? [] : [[text, this.#id]]);
    if (yaml === null) this.#plain.add(text);
    this.#sound = { text, name: variant.name };
    this.#draftOf = this.#of;
    return this.#store.draft(this.#draftOf);
  }

  /** Starts with a text that is nobody's work; what was there before stays stored. */
  startFrom(text: string, isNew: boolean): void {
    this.#plain.add(text);
    if (isNew) this.#ids.set(text, newId());
    this.#id = this.#ids.get(text) ?? null;
    if (this.#id !== null) this.#made.add(this.#id);
  }

  /** Stores a valid text. */
  keepSound(text: string, name: string): void {
    if (this.#draftOf !== null) this.#store.keepDraft(this.#draftOf, null);
    if (this.#plain.has(text)) this.#undoAll(text);
    else this.#keep(text, name);
    this.#sound = { text, name };
  }

  /** Stores an invalid text as a draft, beside the valid one that it was made from. */
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
    const wanted = this.#ids.get(text) ?? this.#id ?? this.#storedMeanwhile;
    const kept = this.#store.keepVariant(wanted, { name, yaml: text, origin: this.#origin });
    if (wanted === null) this.#made.add(kept);
    // Another tab has changed it: from now on the edits belong to the new one.
    if (wanted !== kept) for (const [known, id] of this.#ids) if (id === wanted) this.#ids.set(known, kept);
    this.#ids.set(text, kept);
    this.#id = kept;
  }

  /** The engine's tuning stores rules that came in a link, to keep what it learns with them. */
  get #storedMeanwhile(): string | null {
    const { text } = this.#sound;
    return this.#plain.has(text) ? null : (this.#store.find(text)?.id ?? null);
  }

  #undoAll(text: string): void {
    if (this.#id !== null && this.#made.has(this.#id)) this.#store.dropVariant(this.#id);
    this.#id = this.#ids.get(text) ?? null;
  }
}

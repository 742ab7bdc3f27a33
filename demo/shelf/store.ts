/**
 * The shelf in memory, as all of the page reads and changes it at once; the browser's database follows. Every change is applied
 * to what is there at that moment, since other tabs write there too; what another tab has changed meanwhile is never
 * replaced, but kept beside it. What cannot be kept lasts as long as the page, and is said.
 */

import { t } from "../language.ts";
import type { Storage } from "../storage.ts";
import { type Change, newId, type Stored } from "./change.ts";
import { isStop, NoShelves, type OpenOptions, type Shelves } from "./database.ts";
import type { Draft, Item, KeptGame, KeptPosition, Kind, Learnt, OwnVariant, Work } from "./item.ts";
import { readItem, recordOf } from "./item.ts";
import { findJournal, writeJournal } from "./journal.ts";

const NOTHING_KEPT = t`This browser lets the page keep nothing, as in private windows: what is yours lasts until the page is closed. Save it as a file under Yours, or copy its link.`;
const NEWER = t`What this browser keeps for the page was written by a newer page. Reload to get that page; until then nothing is kept.`;
const OUTDATED = t`Another tab has opened a newer page, which now keeps what is yours. Reload this tab; until then it keeps nothing.`;
const BLOCKED = t`Another tab has an older page open, which must be closed or reloaded before anything of yours can be read.`;
const NO_ROOM = t`There is no room left in what this browser keeps for the page: your last change lasts until the page is closed. Save yours as a file, and delete what you need no more.`;

/** How tabs tell one another that the shelf has changed. */
export type Channel = Pick<BroadcastChannel, "postMessage" | "addEventListener">;

export interface StoreOptions {
  readonly open: (options: OpenOptions) => Promise<Shelves>;
  /** Null if the browser has none for this page. */
  readonly storage: Storage | null;
  readonly channel: Channel | null;
  /** Called with a sentence about what could not be kept or read. */
  readonly onTrouble: (sentence: string) => void;
}

export class Store {
  /** Settles when the shelf has been read; until then it is empty. */
  readonly ready: Promise<void>;
  readonly #options: StoreOptions;
  readonly #listeners: (() => void)[] = [];
  #shelves: Shelves | null = null;
  /** Why nothing is kept. */
  #lack = "";
  #items = new Map<string, Item>();
  /** The revision of each item in the database, as far as this page knows. */
  readonly #revisions = new Map<string, string>();
  /** What the database has not been told yet, by id. */
  readonly #pending = new Map<string, Change>();
  /** What it is being told. */
  #flying: readonly Change[] = [];
  #writing: Promise<void> | null = null;
  /** New ids of this page's items that another tab had changed as well. */
  readonly #moved = new Map<string, string>();
  /** The texts of this page's own work as last seen, by the variant's id or by what a draft was made from. */
  readonly #seen = new Map<string, string>();
  /** This page's drafts, by what they were made from. */
  readonly #drafts = new Map<string, string>();
  /** Texts of variants that the person has deleted. */
  readonly #dropped = new Set<string>();
  #isLeaving = false;
  #hasJournal = false;
  #told = "";

  constructor(options: StoreOptions) {
    this.#options = options;
    this.ready = this.#load();
    options.channel?.addEventListener("message", () => void this.#refresh());
  }

  /** Calls back when the shelf has changed, here or in another tab. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** All items of a kind, the newest last. */
  all<K extends Kind>(kind: K): readonly Extract<Item, { kind: K }>[] {
    const isOfKind = (item: Item): item is Extract<Item, { kind: K }> => item.kind === kind;
    return [...this.#items.values()].filter(isOfKind);
  }

  /** Every item of the shelf. */
  get items(): readonly Item[] {
    return [...this.#items.values()];
  }

  item(id: string): Item | null {
    return this.#items.get(id) ?? null;
  }

  get variants(): readonly OwnVariant[] {
    return this.all("variant");
  }

  variant(id: string): OwnVariant | null {
    const item = this.item(this.idNow(id));
    return item?.kind === "variant" ? item : null;
  }

  /** The id under which this page's item is kept since another tab has changed the one with that id. */
  idNow(id: string): string {
    const other = this.#moved.get(id);
    return other === undefined ? id : this.idNow(other);
  }

  /** The variant with exactly this text, which this page may change from now on. */
  find(yaml: string): OwnVariant | null {
    const found = this.variants.find((own) => own.yaml === yaml) ?? null;
    if (found) this.#seen.set(found.id, yaml);
    return found;
  }

  /** Keeps a variant.
   *  @param id of the one to replace; null for a new one
   *  @returns its id: a new one if another tab has changed the one to replace */
  keepVariant(id: string | null, work: Work<OwnVariant>): string {
    let kept = id === null ? newId() : this.idNow(id);
    const there = this.variant(kept);
    if (there && there.yaml !== this.#seen.get(kept) && there.yaml !== work.yaml) kept = newId();
    this.#seen.set(kept, work.yaml);
    this.put({ kind: "variant", id: kept, changedMs: Date.now(), ...picked(work) });
    return kept;
  }

  /** Deletes a variant and its drafts.
   *  @returns what was deleted, for `putBack` */
  dropVariant(id: string): readonly Item[] {
    const own = this.variant(id);
    const drafts = this.all("draft").filter((draft) => draft.of === `own ${id}`);
    return this.drop([...(own ? [own] : []), ...drafts].map((item) => item.id));
  }

  /** The newest draft; null when there is none. */
  draft(of: string): string | null {
    const found = this.all("draft").findLast((draft) => draft.of === of);
    if (!found) return null;
    this.#drafts.set(of, found.id);
    this.#seen.set(of, found.yaml);
    return found.yaml;
  }

  /** Keeps a draft, replacing the one that this page has kept. Null deletes it. */
  keepDraft(of: string, yaml: string | null): void {
    const mine = this.#drafts.get(of);
    const there = mine === undefined ? null : (this.item(this.idNow(mine)) as Draft | null);
    const isMine = there !== null && there.yaml === this.#seen.get(of);
    if (yaml === null) {
      if (isMine) this.drop([there.id]);
      this.#drafts.delete(of);
      this.#seen.delete(of);
      return;
    }
    if (isMine && there.yaml === yaml) return;
    const id = isMine ? there.id : newId();
    this.#drafts.set(of, id);
    this.#seen.set(of, yaml);
    this.put({ kind: "draft", id, changedMs: Date.now(), of, yaml });
  }

  get games(): readonly KeptGame[] {
    return this.all("game");
  }

  get positions(): readonly KeptPosition[] {
    return this.all("position");
  }

  /** What the engine has learnt of variants. */
  get learnt(): readonly Learnt[] {
    return this.all("learnt");
  }

  /** Keeps an item, in place of one with its id. */
  put(item: Item): void {
    this.#change(item.id, item);
  }

  /** Keeps items, such as those of a file, all or none.
   *  @returns whether they are kept; if not, they are no more there */
  async putAll(items: readonly Item[]): Promise<boolean> {
    for (const item of items) this.put(item);
    const isKept = await this.settled();
    if (!isKept && this.#shelves) this.#forget(items);
    return isKept;
  }

  /** @returns what was deleted, for `putBack` */
  drop(ids: readonly string[]): readonly Item[] {
    const dropped = ids.flatMap((id) => this.#items.get(id) ?? []);
    for (const item of dropped) {
      if (item.kind === "variant") this.#dropped.add(item.yaml);
      this.#change(item.id, null);
    }
    return dropped;
  }

  /** Whether a variant with this text was deleted, so that nobody but the person keeps it again. */
  isDropped(yaml: string): boolean {
    return this.#dropped.has(yaml);
  }

  /** Brings back what was deleted. */
  putBack(items: readonly Item[]): void {
    for (const item of items) {
      if (item.kind === "variant") this.#seen.set(item.id, item.yaml);
      this.put(item);
    }
  }

  /** Waits for the database. @returns whether all is kept; what is not lasts as long as the page */
  async settled(): Promise<boolean> {
    await this.ready;
    while (this.#writing) await this.#writing;
    return this.#shelves !== null && this.#pending.size === 0;
  }

  /** The page goes, or is back: what the database does not know yet is written down for the next page at once. The database is let
   *  go, since a browser may keep the page asleep with all that it has begun, and no other page could read or write until it wakes:
   *  so does WebKit 2.50. Where the page can write nothing down, the database is told to the last. */
  set leaving(isLeaving: boolean) {
    const isBack = this.#isLeaving && !isLeaving;
    this.#isLeaving = isLeaving;
    if (isLeaving || this.#hasJournal) this.#writeJournal();
    if (this.#isAsleep) this.#shelves?.stop();
    if (!isBack) return;
    void this.#refresh();
    this.#writeSoon();
  }

  /** Whether the database is left alone. */
  get #isAsleep(): boolean {
    return this.#isLeaving && (this.#hasJournal || this.#unkept.length === 0);
  }

  /** What the database does not know yet. */
  get #unkept(): readonly Change[] {
    return [...this.#flying, ...this.#pending.values()];
  }

  async #load(): Promise<void> {
    const found = await findJournal(this.#options.storage);
    for (const trouble of found.troubles) this.#tell(trouble);
    this.#shelves = await this.#open();
    try {
      if (found.changes.length > 0) await this.#shelves?.write(found.changes);
      if (this.#shelves) found.done();
      else this.#show(found.changes);
    } catch (error) {
      this.#giveBack(found.changes);
      if (!isStop(error)) this.#tell(NO_ROOM);
    }
    await this.#refresh();
    this.#writeSoon();
  }

  async #open(): Promise<Shelves | null> {
    try {
      return await this.#options.open({
        onOutdated: () => this.#close(OUTDATED),
        onBlocked: () => this.#tell(BLOCKED),
      });
    } catch (error) {
      this.#lack = error instanceof NoShelves && error.reason === "newer" ? NEWER : NOTHING_KEPT;
      if (this.#lack === NEWER) this.#tell(NEWER);
      return null;
    }
  }

  #close(why: string): void {
    this.#shelves = null;
    this.#lack = why;
    this.#tell(why);
  }

  /** Takes over what could not be kept, for as long as the page lasts. */
  #show(changes: readonly Change[]): void {
    for (const { id, item } of changes) if (item) this.#items.set(id, item);
  }

  /** Reads what is in the database by now. */
  async #refresh(): Promise<void> {
    if (!this.#shelves) return this.#notify();
    if (this.#isAsleep) return;
    try {
      this.#take(await this.#shelves.readAll());
    } catch (error) {
      if (!isStop(error)) this.#close(NOTHING_KEPT);
    }
    this.#notify();
  }

  #take(records: readonly unknown[]): void {
    const items = new Map<string, Item>();
    this.#revisions.clear();
    let unread = 0;
    for (const record of records) {
      const stored = readStored(record);
      if (!stored) unread++;
      else items.set(stored.id, stored.item);
      if (stored) this.#revisions.set(stored.id, stored.revision);
    }
    for (const { id, item } of this.#pending.values()) {
      if (item) items.set(id, item);
      else items.delete(id);
    }
    this.#items = new Map([...items].sort(([, a], [, b]) => a.changedMs - b.changedMs));
    if (unread > 0)
      this.#tell(
        t`${unread} of the things that this browser keeps for the page cannot be read; they are left as they are.`,
      );
  }

  #change(id: string, item: Item | null): void {
    const seen = this.#pending.get(id)?.seen ?? this.#revisions.get(id) ?? null;
    this.#pending.set(id, { id, item, revision: newId(), seen });
    this.#items.delete(id); // the newest is the last
    if (item) this.#items.set(id, item);
    if (this.#isLeaving) this.#writeJournal();
    this.#notify();
    this.#writeSoon();
  }

  #writeSoon(): void {
    if (this.#pending.size === 0) return;
    if (this.#lack) this.#tell(this.#lack);
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
    });
  }

  async #writeAll(): Promise<void> {
    await this.ready;
    while (this.#shelves && this.#pending.size > 0 && !this.#isAsleep) {
      const batch = [...this.#pending.values()];
      this.#begin(batch);
      try {
        const moved = await this.#shelves.write(batch);
        this.#flying = [];
        this.#told = "";
        for (const [id, other] of moved) this.#move(id, other);
        if (moved.size > 0) await this.#refresh();
        this.#options.channel?.postMessage("changed");
        if (this.#hasJournal) this.#writeJournal();
      } catch (error) {
        this.#giveBack(batch);
        if (isStop(error)) continue; // as soon as the page is awake
        this.#tell(NO_ROOM);
        return;
      }
    }
  }

  /** From now on the batch is what the database knows. */
  #begin(batch: readonly Change[]): void {
    this.#pending.clear();
    this.#flying = batch;
    for (const { id, item, revision } of batch) {
      if (item) this.#revisions.set(id, revision);
      else this.#revisions.delete(id);
    }
  }

  /** The next change tries again. */
  #giveBack(batch: readonly Change[]): void {
    this.#flying = [];
    for (const change of batch) {
      const { id, seen } = change;
      if (seen === null) this.#revisions.delete(id);
      else this.#revisions.set(id, seen);
      const later = this.#pending.get(id);
      this.#pending.set(id, later ? { ...later, seen } : change);
    }
  }

  #move(id: string, other: string): void {
    this.#moved.set(id, other);
    const text = this.#seen.get(id);
    if (text !== undefined) this.#seen.set(other, text);
  }

  /** Takes back items that could not be kept. */
  #forget(items: readonly Item[]): void {
    for (const { id } of items) {
      this.#pending.delete(id);
      this.#items.delete(id);
    }
    this.#notify();
  }

  #writeJournal(): void {
    const changes = this.#unkept;
    if (!this.#lack) this.#hasJournal = writeJournal(this.#options.storage, changes) && changes.length > 0;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Reports each trouble once, until something else happens. */
  #tell(sentence: string): void {
    if (sentence === this.#told) return;
    this.#told = sentence;
    this.#options.onTrouble(sentence);
  }
}

function readStored(record: unknown): Stored | null {
  const { id, item, revision } = recordOf(record) ?? {};
  const read = readItem(item);
  const isSound = typeof id === "string" && typeof revision === "string" && "item" in read && read.item.id === id;
  return isSound ? { id, item: read.item, revision } : null;
}

function picked({ name, yaml, origin }: Work<OwnVariant>): Work<OwnVariant> {
  return { name, yaml, origin };
}

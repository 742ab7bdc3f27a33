/** A browser of one's own: its database and its storage, shared by as many tabs as are opened on it. */
import { type Stored, stepFor } from "../../demo/shelf/change.ts";
import { NoShelves, type Shelves } from "../../demo/shelf/database.ts";
import { type Channel, Store } from "../../demo/shelf/store.ts";

export interface BrowserOptions {
  /** What `localStorage` has. */
  readonly texts?: Readonly<Record<string, string>>;
  /** What the database has. */
  readonly records?: readonly unknown[];
  /** Characters that fit into the database. */
  readonly room?: number;
  readonly lacks?: NoShelves["reason"];
}

export class MemoryBrowser {
  readonly texts: Map<string, string>;
  readonly records: Map<string, unknown>;
  readonly troubles: string[] = [];
  room: number;
  /** Whether its database answers no write, until that is stopped. */
  isHung = false;
  readonly #lacks: BrowserOptions["lacks"];
  readonly #channels = new Set<EventTarget>();

  constructor({ texts = {}, records = [], room = Number.POSITIVE_INFINITY, lacks }: BrowserOptions = {}) {
    this.texts = new Map(Object.entries(texts));
    this.records = new Map(records.map((record, at) => [(record as Stored).id ?? `${at}`, record]));
    this.room = room;
    this.#lacks = lacks;
  }

  /** A tab, once it has read what is there. */
  async tab(): Promise<Store> {
    const store = this.opening();
    await store.ready;
    return store;
  }

  opening(): Store {
    const { texts } = this;
    const storage = {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => void texts.set(name, text),
      removeItem: (name: string) => void texts.delete(name),
    };
    const open = async () => {
      if (this.#lacks) throw new NoShelves(this.#lacks);
      return this.#shelves;
    };
    return new Store({ open, storage, channel: this.#channel(), onTrouble: (trouble) => this.troubles.push(trouble) });
  }

  get #shelves(): Shelves {
    let stop = () => {};
    return {
      readAll: async () => [...this.records.values()],
      write: async (changes) => {
        if (this.isHung)
          await new Promise<never>((_, reject) => {
            stop = () => reject(new DOMException("stopped", "AbortError"));
          });
        const after = new Map(this.records);
        const moved = new Map<string, string>();
        for (const change of changes) {
          const step = stepFor(change, (after.get(change.id) as Stored | undefined) ?? null);
          if (step.type === "delete") after.delete(change.id);
          if (step.type !== "put") continue;
          after.set(step.stored.id, step.stored);
          if (step.stored.id !== change.id) moved.set(change.id, step.stored.id);
        }
        if (JSON.stringify([...after.values()]).length > this.room)
          throw new DOMException("full", "QuotaExceededError");
        this.records.clear();
        for (const [id, record] of after) this.records.set(id, record);
        return moved;
      },
      stop: () => stop(),
    };
  }

  #channel(): Channel {
    const own = new EventTarget();
    this.#channels.add(own);
    return {
      postMessage: () => {
        for (const other of this.#channels) if (other !== own) other.dispatchEvent(new Event("message"));
      },
      addEventListener: own.addEventListener.bind(own),
    } as Channel;
  }
}

/**
 * Games in the browser's history: a game that another one replaces stays behind as an entry of its own, and Back goes on
 * with it, branches and clocks included. After a reload there is what its address says.
 */
import type { Address } from "./address.ts";
import type { LeftGame, Session } from "./session.ts";

/** So many games are kept whole; of older ones there is the address. */
const MOST = 100;

export class Visits {
  readonly #session: Session;
  readonly #address: Address;
  readonly #openLink: (hash: string) => Promise<void>;
  readonly #left = new Map<string, LeftGame>();
  #entry: string;
  /** While a link is being opened, which has an entry of its own already. */
  #isMoving = false;

  constructor(session: Session, address: Address, openLink: (hash: string) => Promise<void>) {
    this.#session = session;
    this.#address = address;
    this.#openLink = openLink;
    this.#entry = entryOf(history.state) ?? this.#mark();
    session.onLeave = (left) => this.#leave(left);
    addEventListener("popstate", ({ state }) => this.#goTo(entryOf(state)));
    // The address may have been brought up to date since: what counts is what it was changed to.
    addEventListener("hashchange", ({ newURL }) => this.#take(new URL(newURL).hash));
  }

  #leave(left: LeftGame): void {
    if (this.#isMoving) return;
    this.#address.flush();
    this.#keep(left);
    this.#entry = newEntry();
    history.pushState({ entry: this.#entry }, "");
  }

  /** Back, or forward again. */
  #goTo(entry: string | null): void {
    if (entry === null || entry === this.#entry) return;
    this.#keep(this.#session.leave());
    this.#entry = entry;
    const left = this.#left.get(entry);
    if (left) this.#session.goBackTo(left);
    else this.#open(location.hash);
  }

  /** Somebody has put another link into the address bar. */
  #take(hash: string): void {
    if (entryOf(history.state) !== null) return;
    this.#keep(this.#session.leave());
    this.#entry = this.#mark();
    this.#open(hash);
  }

  #open(hash: string): void {
    this.#isMoving = true;
    void this.#openLink(hash).finally(() => {
      this.#isMoving = false;
    });
  }

  #keep(left: LeftGame): void {
    this.#left.delete(this.#entry);
    this.#left.set(this.#entry, left);
    const [oldest] = this.#left.keys();
    if (this.#left.size > MOST) this.#left.delete(oldest);
  }

  /** Gives the entry that is shown a name. */
  #mark(): string {
    const entry = newEntry();
    history.replaceState({ entry }, "");
    return entry;
  }
}

function entryOf(state: unknown): string | null {
  const entry = (state as { readonly entry?: unknown } | null)?.entry;
  return typeof entry === "string" ? entry : null;
}

let count = 0;

/** Not used by a page before the reload either. */
function newEntry(): string {
  return `${performance.timeOrigin.toString(36)}-${(count++).toString(36)}`;
}

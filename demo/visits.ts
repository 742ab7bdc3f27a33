/**
 * Games in the browser's history: a game that another one replaces remains as an entry of its own, and Back continues
 * it, including branches and clocks. After a reload only the game in the address is left.
 */
import type { Address } from "./address.ts";
import type { LeftGame, Session } from "./session.ts";

/** Games kept whole; of older ones only the address remains. */
const MOST = 100;

export class Visits {
  readonly #session: Session;
  readonly #address: Address;
  readonly #openLink: (hash: string) => Promise<void>;
  readonly #left = new Map<string, LeftGame>();
  #entry: string;
  /** While a link is opened that has an entry of its own already. */
  #isMoving = false;

  constructor(session: Session, address: Address, openLink: (hash: string) => Promise<void>) {
    this.#session = session;
    this.#address = address;
    this.#openLink = openLink;
    this.#entry = entryOf(history.state) ?? this.#mark();
    session.onLeave = (left) => this.#leave(left);
    addEventListener("popstate", ({ state }) => this.#goTo(entryOf(state)));
    // The address may have been updated since; use the one that it was changed to.
    addEventListener("hashchange", ({ newURL }) => this.#take(new URL(newURL).hash));
  }

  #leave(left: LeftGame): void {
    if (this.#isMoving) return;
    this.#address.flush();
    this.#keep(left);
    this.#entry = newEntry();
    history.pushState({ entry: this.#entry }, "");
  }

  /** Goes back or forward. */
  #goTo(entry: string | null): void {
    if (entry === null || entry === this.#entry) return;
    this.#keep(this.#session.leave());
    this.#entry = entry;
    const left = this.#left.get(entry);
    if (left) this.#session.goBackTo(left);
    else this.#open(location.hash);
  }

  /** Opens another link that was put into the address bar. */
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

  /** Names the current entry. */
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

/** Also unused by the page before a reload. */
function newEntry(): string {
  return `${performance.timeOrigin.toString(36)}-${(count++).toString(36)}`;
}

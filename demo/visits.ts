/**
 * Games in the browser's history: a game that another one replaces remains as an entry of its own, and Back continues
 * it, including branches and clocks; after a reload it is found on the shelf. The start page is an entry, too, and leaves the
 * game on the board alone.
 */
import type { Address } from "./address.ts";
import { type Place, placeOf, setPlace } from "./place.ts";
import type { LeftGame, Session } from "./session.ts";

/** Games kept whole; of older ones the shelf has the moves. */
const MOST = 100;

export interface VisitsOptions {
  readonly session: Session;
  readonly address: Address;
  /** Opens a link; `game` is the id of the game that was played there. */
  readonly openLink: (hash: string, game: string | null) => Promise<void>;
  /** Called when another place is shown. */
  readonly onPlace: (place: Place) => void;
  /** Called with a game that another one replaces; `goBack` brings it back, and is null where a link was followed. */
  readonly onLeave: (left: LeftGame, goBack: (() => void) | null) => void;
}

export class Visits {
  readonly #options: VisitsOptions;
  readonly #left = new Map<string, LeftGame>();
  #entry: string;
  #place: Place;
  /** While a link is opened that has an entry of its own already. */
  #isMoving = false;

  constructor(options: VisitsOptions) {
    this.#options = options;
    this.#place = placeOf(location.hash);
    this.#entry = entryOf(history.state) ?? (this.#place === "board" ? this.#mark() : newEntry());
    this.#show(this.#place);
    options.session.onLeave = (left) => this.#leave(left);
    addEventListener("popstate", ({ state }) => this.#goTo(entryOf(state)));
    // The address may have been updated since; use the one that it was changed to.
    addEventListener("hashchange", ({ newURL }) => this.#take(new URL(newURL).hash));
  }

  /** Shows the board, as a step of the history; nothing where it is shown already. */
  toBoard(): void {
    if (this.#place === "board") return;
    this.#keep(this.#options.session.leave());
    this.#enter();
    void this.#options.address.write();
  }

  #leave(left: LeftGame): void {
    if (this.#isMoving) return;
    const wasThere = this.#place === "board";
    this.#options.address.flush();
    this.#keep(left);
    this.#enter();
    this.#options.onLeave(left, wasThere ? () => history.back() : () => this.#return(left));
  }

  /** Goes on with a game to which Back would not lead at once, since the start page lies between. */
  #return(left: LeftGame): void {
    this.#options.address.flush();
    this.#keep(this.#options.session.leave());
    this.#enter();
    this.#options.session.goBackTo(left);
  }

  #enter(): void {
    this.#entry = newEntry();
    history.pushState({ entry: this.#entry }, "");
    this.#show("board");
  }

  #show(place: Place): void {
    this.#place = place;
    this.#options.address.isHeld = place !== "board";
    setPlace(place);
    this.#options.onPlace(place);
  }

  /** Goes back or forward. */
  #goTo(entry: string | null): void {
    this.#show(placeOf(location.hash));
    if (entry === null || this.#place !== "board") return;
    if (entry === this.#entry) {
      this.#options.address.flush();
      return;
    }
    this.#keep(this.#options.session.leave());
    this.#entry = entry;
    const left = this.#left.get(entry);
    if (left) this.#options.session.goBackTo(left);
    else this.#open(location.hash, gameOf(history.state));
  }

  /** Opens another link that was put into the address bar. */
  #take(hash: string): void {
    if (entryOf(history.state) !== null || placeOf(hash) !== "board") return;
    const left = this.#options.session.leave();
    this.#keep(left);
    this.#options.onLeave(left, null);
    this.#entry = this.#mark();
    this.#open(hash, null);
  }

  #open(hash: string, game: string | null): void {
    this.#isMoving = true;
    void this.#options.openLink(hash, game).finally(() => {
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
  return textIn(state, "entry");
}

/** The id of the game that was on the board at an entry of the history. */
export function gameOf(state: unknown): string | null {
  return textIn(state, "game");
}

function textIn(state: unknown, name: string): string | null {
  const value = (state as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === "string" ? value : null;
}

let count = 0;

/** Also unused by the page before a reload. */
function newEntry(): string {
  return `${performance.timeOrigin.toString(36)}-${(count++).toString(36)}`;
}

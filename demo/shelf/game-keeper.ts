/** Keeps every game that has moves, as it is played: nobody has to think of it. */
import type { LeftGame, Session } from "../session.ts";
import type { Library } from "../variants.ts";
import { gameToKeep } from "./game-text.ts";
import { isSame, type KeptGame } from "./item.ts";
import type { Store } from "./store.ts";

/** Time after a move before the game is kept, in milliseconds. */
const PAUSE_MS = 300;

export class GameKeeper {
  readonly #session: Session;
  readonly #store: Store;
  readonly #library: Library;
  /** The game on the board as it was shown last, if it has moves. */
  #shown: LeftGame | null;
  #waiting: ReturnType<typeof setTimeout> | null = null;

  constructor(session: Session, store: Store, library: Library) {
    this.#session = session;
    this.#store = store;
    this.#library = library;
    this.#shown = session.hasMoves || session.friend ? session.leave() : null;
    session.listen(() => this.#note());
    addEventListener("pagehide", () => {
      store.leaving = true;
      this.flush();
    });
    addEventListener("pageshow", () => {
      store.leaving = false;
    });
  }

  /** Keeps what was changed and is not kept yet. */
  flush(): void {
    if (this.#waiting === null) return;
    clearTimeout(this.#waiting);
    this.#waiting = null;
    if (this.#shown) this.#keep(this.#shown);
  }

  #keep(left: LeftGame): void {
    const there = this.#store.item(left.id);
    // Another tab has opened the answer.
    if (there?.kind === "game" && (there.friend?.settled ?? 0) > (left.friend?.settled ?? 0)) return;
    const game = gameToKeep(left, there?.kind === "game" ? there.name : "");
    if (there?.kind === "game" && isSame(game, there)) return;
    this.#store.put(game);
  }

  /** After a reload the address names the game on the board: what else was kept of it, its branches, is taken up.
   *  @returns whether it goes on */
  async takeUp(id: string): Promise<boolean> {
    await this.#store.ready;
    const { line, rules } = this.#session;
    const moves = line.map(({ uci }) => uci);
    const kept = this.#store.item(id);
    if (kept?.kind !== "game" || kept.rules.yaml !== rules.yaml || kept.rules.origin !== rules.origin) return false;
    return await this.#goOn(kept, moves);
  }

  async #goOn(kept: KeptGame, moves: readonly string[]): Promise<boolean> {
    const session = this.#session;
    const before = session.leave();
    this.#shown = null; // it is this one
    try {
      const { openGame } = await import("./kept-game.ts");
      await openGame(kept, session, this.#library);
    } catch {
      return false; // the address has all that could be played
    }
    let node = session.root;
    for (const move of moves) node = node.children.find((child) => child.move?.uci === move) ?? before.root;
    if (node === before.root) {
      session.goBackTo(before);
      return false;
    }
    session.goTo(node);
    return true;
  }

  /** A game that another one replaces is kept even if nothing was played in it here, as one that came in a link. */
  #note(): void {
    const session = this.#session;
    if (this.#shown && this.#shown.id !== session.id) {
      this.#keep(this.#shown);
      this.#shown = null;
    }
    if (!session.hasMoves && !session.friend) return;
    this.#shown = session.leave();
    if (this.#waiting !== null) clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.flush(), PAUSE_MS);
  }
}

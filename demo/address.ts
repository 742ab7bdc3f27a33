/** Keeps the page's address, which encodes the game on the board, up to date, as fast as browsers allow. */
import { type LinkedGame, linkOf, packRules } from "./link.ts";
import type { Session } from "./session.ts";
import { pathTo } from "./tree.ts";

/** Browsers allow 100 changes of the address in 30 seconds: this many in a burst, then this many a second. */
const AT_ONCE = 30;
const A_SECOND = 2;

export class Address {
  readonly #session: Session;
  #writing: ReturnType<typeof setTimeout> | null = null;
  /** Changes still allowed, as of a time in milliseconds. */
  #allowed = { count: AT_ONCE, at: performance.now() };
  /** The rules packed last; packing is asynchronous. */
  #packed: { readonly yaml: string; readonly text: string } | null = null;

  /** While another place than the board is shown, the address names that one. */
  isHeld = false;

  /** What a link says of a game that is played by links. */
  friendPart: ((game: LinkedGame) => string) | null = null;

  constructor(session: Session) {
    this.#session = session;
    session.listen(() => this.#writeSoon());
    new MutationObserver(() => this.#writeSoon()).observe(session.board, { attributeFilter: ["view", "flipped"] });
  }

  /** Updates the address.
   *  @returns the link that it is */
  async write(): Promise<string> {
    await this.#update();
    return this.#linkTo(this.#addressed());
  }

  /** A link to the game on the board as it is: whoever opens it has a game of their own.
   *  @param hasMoves whether it includes the moves */
  async link(hasMoves: boolean): Promise<string> {
    await this.#update();
    return this.#linkTo(this.game(hasMoves));
  }

  async #update(): Promise<void> {
    if (!this.#isPacked) await this.#pack();
    this.flush();
  }

  #linkTo(game: LinkedGame): string {
    return linkWith(this.#written(game));
  }

  /** What is on the board, as links say it. @param hasMoves whether the moves are wanted */
  game(hasMoves = true): LinkedGame {
    const game = this.#linkedGame();
    return hasMoves ? game : { ...game, moves: [] };
  }

  /** The same synchronously, if the rules are packed; otherwise the address stays behind. */
  flush(): void {
    if (this.#writing) clearTimeout(this.#writing);
    this.#writing = null;
    if (!this.#isPacked || this.isHeld) return;
    this.#allowed = { count: this.#count() - 1, at: performance.now() };
    const { id, friend } = this.#session;
    const state = { ...history.state, game: id, side: friend?.side };
    history.replaceState(state, "", `#${this.#written(this.#addressed())}`);
  }

  #writeSoon(): void {
    if (this.#writing) return;
    const count = this.#count();
    if (count >= 1) void this.write();
    else this.#writing = setTimeout(() => void this.write(), ((1 - count) / A_SECOND) * 1000);
  }

  #count(): number {
    const { count, at } = this.#allowed;
    return Math.min(AT_ONCE, count + ((performance.now() - at) / 1000) * A_SECOND);
  }

  get #isPacked(): boolean {
    const { yaml } = this.#session.rules;
    return yaml === null || this.#packed?.yaml === yaml;
  }

  /** Packs the rules on the board until they no longer change meanwhile. */
  async #pack(): Promise<void> {
    for (let { yaml } = this.#session.rules; yaml !== null && !this.#isPacked; { yaml } = this.#session.rules)
      this.#packed = { yaml, text: await packRules(yaml) };
  }

  #written(game: LinkedGame): string {
    return linkOf(game, game.yaml === null ? null : (this.#packed?.text ?? null));
  }

  #linkedGame(): LinkedGame {
    const { rules, start, line, board, players, isFlipped, friend } = this.#session;
    const view = board.getAttribute("view");
    return {
      variant: rules.origin,
      yaml: rules.yaml,
      start: start.start ?? null,
      fen: start.fen ?? null,
      moves: line.map(({ uci }) => uci),
      view: view === "square" || view === "corner" ? view : null,
      flipped: isFlipped,
      side: friend ? "both" : players.side,
      level: players.level,
      friend: null,
    };
  }

  #addressed(): LinkedGame {
    const game = this.game();
    return this.#session.friend ? this.#toFriend(game) : game;
  }

  /** Of a game by links, the position that it has reached: how it is seen, and who plays, is for whoever opens it. */
  #toFriend(game: LinkedGame): LinkedGame {
    const { id, unsent, current, settled } = this.#session;
    const moves = pathTo(unsent ? current : settled).flatMap(({ move }) => move?.uci ?? []);
    const sent: LinkedGame = { ...game, moves, view: null, flipped: false, side: null, level: null, friend: id };
    return { ...sent, friend: this.friendPart?.(sent) ?? id };
  }
}

/** This page's address with another part after `#`. */
export function linkWith(part: string): string {
  return `${location.href.replace(/#.*/, "")}#${part}`;
}

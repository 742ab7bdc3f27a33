/** Keeps the page's address, which encodes the game on the board, up to date, as fast as browsers allow. */
import { type LinkedGame, linkOf, packRules } from "./link.ts";
import type { Session } from "./session.ts";

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

  constructor(session: Session) {
    this.#session = session;
    session.listen(() => this.#writeSoon());
    new MutationObserver(() => this.#writeSoon()).observe(session.board, { attributeFilter: ["view", "flipped"] });
  }

  /** Updates the address.
   *  @param hasMoves whether the returned link includes the moves; the address always does
   *  @returns the link */
  async write(hasMoves = true): Promise<string> {
    if (!this.#isPacked) await this.#pack();
    this.flush();
    const game = this.#linkedGame();
    return `${location.href.replace(/#.*/, "")}#${this.#written(hasMoves ? game : { ...game, moves: [] })}`;
  }

  /** The same synchronously, if the rules are packed; otherwise the address stays behind. */
  flush(): void {
    if (this.#writing) clearTimeout(this.#writing);
    this.#writing = null;
    if (!this.#isPacked || this.isHeld) return;
    this.#allowed = { count: this.#count() - 1, at: performance.now() };
    history.replaceState({ ...history.state, game: this.#session.id }, "", `#${this.#written(this.#linkedGame())}`);
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
    const { rules, start, line, board, players, isFlipped } = this.#session;
    const view = board.getAttribute("view");
    return {
      variant: rules.origin,
      yaml: rules.yaml,
      start: start.start ?? null,
      fen: start.fen ?? null,
      moves: line.map(({ uci }) => uci),
      view: view === "square" || view === "corner" ? view : null,
      flipped: isFlipped,
      side: players.side,
      level: players.level,
    };
  }
}

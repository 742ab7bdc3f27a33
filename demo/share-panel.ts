/** Share: the game in a link, which the address bar holds too. */
import { area, block, button, copy, input, onPress } from "./dom.ts";
import { type LinkedGame, writeLink } from "./link.ts";
import type { Session } from "./session.ts";

/** Messengers cut longer links. */
const LONG = 2_000;
/** Browsers let a page change its address a limited number of times. */
const PAUSE_MS = 400;

export class SharePanel {
  readonly #session: Session;
  #writing: ReturnType<typeof setTimeout> | null = null;

  constructor(session: Session) {
    this.#session = session;
    session.listen(() => this.#writeSoon());
    input("link-moves").addEventListener("change", () => this.show());
    onPress("link-copy", () => void copy(area("link").value, block("link-note")));
    onPress(
      "link-send",
      () => void navigator.share({ title: document.title, url: area("link").value }).catch(() => undefined),
    );
    button("link-send").hidden = typeof navigator.share !== "function";
    new MutationObserver(() => this.#writeSoon()).observe(session.board, { attributeFilter: ["view", "flipped"] });
  }

  /** The panel is shown: with the link as it is now. */
  show(): void {
    void this.#write();
  }

  #writeSoon(): void {
    if (this.#writing) clearTimeout(this.#writing);
    this.#writing = setTimeout(() => void this.#write(), PAUSE_MS);
  }

  async #write(): Promise<void> {
    const whole = await this.#written(this.#linkedGame());
    history.replaceState(null, "", `#${whole}`);
    const shown = input("link-moves").checked ? whole : await this.#written({ ...this.#linkedGame(), moves: [] });
    const link = `${location.href.replace(/#.*/, "")}#${shown}`;
    area("link").value = link;
    const isLong = link.length > LONG;
    block("link-note").textContent =
      `${link.length} characters${isLong ? ": some messengers cut links of more than 2,000." : "."}`;
  }

  #written(game: LinkedGame): Promise<string> {
    return writeLink(game);
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

/** Beside the link: what is kept on this machine. Games are kept as they are played; a position when it is wanted. */
import { render } from "lit/html.js";
import { block } from "./dom.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { showMessage } from "./message.ts";
import type { Session } from "./session.ts";
import { newId } from "./shelf/change.ts";
import { rulesToKeep } from "./shelf/game-text.ts";
import type { KeptPosition } from "./shelf/item.ts";
import type { Store } from "./shelf/store.ts";

export class KeepPanel {
  readonly #session: Session;
  readonly #store: Store;

  constructor(session: Session, store: Store) {
    this.#session = session;
    this.#store = store;
    session.listen(() => this.#show());
    store.listen(() => this.#show());
    this.#show();
  }

  /** The position on the board, if it is on the shelf. */
  get #kept(): KeptPosition | null {
    const { game, rules } = this.#session;
    const fen = game.fen();
    const isHere = (kept: KeptPosition) =>
      kept.fen === fen && kept.rules.yaml === rules.yaml && kept.rules.origin === rules.origin;
    return this.#store.positions.find(isHere) ?? null;
  }

  #show(): void {
    const kept = this.#kept;
    render(
      html`<h2>Kept on this machine</h2>
        <p class="note">Every game is kept as you play it, and every variant as you make it, under <a href="#yours">Yours</a>.</p>
        <div class="row">
          <button type="button" id="keep-position" ?disabled=${kept !== null} @click=${() => this.#keep()}>
            ${kept ? t`This position is kept` : t`Keep this position`}
          </button>
        </div>`,
      block("keep"),
    );
  }

  #keep(): void {
    const { game, rules } = this.#session;
    const item: KeptPosition = {
      kind: "position",
      id: newId(),
      changedMs: Date.now(),
      name: "",
      rules: rulesToKeep(rules),
      fen: game.fen(),
    };
    this.#store.put(item);
    showMessage(t`This position is kept under Yours.`, { label: t`Undo`, act: () => void this.#store.drop([item.id]) });
  }
}

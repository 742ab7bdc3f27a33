/** What the person likes: name, sounds, a second word for each move; and the way to the list of keys. */

import { live } from "lit/directives/live.js";
import { html, render } from "lit/html.js";
import { block } from "./dom.ts";
import { type Chosen, LONGEST_NAME } from "./settings.ts";

export class LikesPanel {
  readonly #chosen: Chosen;
  readonly #showKeys: () => void;

  /** @param hasSound whether there are sounds as things stand */
  constructor(chosen: Chosen, hasSound: () => boolean, showKeys: () => void) {
    this.#chosen = chosen;
    this.#showKeys = showKeys;
    chosen.follow(() => this.#draw(hasSound()));
  }

  #draw(hasSound: boolean): void {
    const { name, asks } = this.#chosen.settings;
    const input = (event: Event) => event.target as HTMLInputElement;
    render(
      html`<label class="field"
          ><span>Your name, for the board and for records</span
          ><input type="text" id="own-name" class="plain" maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${live(name)} @change=${(event: Event) => this.#chosen.choose({ name: input(event).value.trim() })}
        /></label>
        <label class="check"
          ><input type="checkbox" id="sounds" .checked=${live(hasSound)} @change=${(event: Event) => this.#chosen.choose({ sounds: input(event).checked })} />Sounds</label
        >
        <label class="check"
          ><input type="checkbox" id="asks" .checked=${live(asks)} @change=${(event: Event) => this.#chosen.choose({ asks: input(event).checked })} />Ask before a move is made</label
        >
        <button type="button" @click=${this.#showKeys}>Show all keys</button>`,
      block("likes-place"),
    );
  }
}

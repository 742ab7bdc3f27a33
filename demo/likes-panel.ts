/** What the person likes: name, sounds, a second word for each move; and which keys there are. */

import { live } from "lit/directives/live.js";
import { html, render } from "lit/html.js";
import { block } from "./dom.ts";
import { type Chosen, LONGEST_NAME } from "./settings.ts";

export class LikesPanel {
  readonly #chosen: Chosen;
  /** @param hasSound whether there are sounds as things stand */
  constructor(chosen: Chosen, hasSound: () => boolean) {
    this.#chosen = chosen;
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
        <dl class="keys">
          <div><dt>← →</dt><dd>one move back or forward, as the wheel over the board</dd></div>
          <div><dt>Home End</dt><dd>to the start, to the end</dd></div>
          <div><dt>On the board</dt><dd>arrows walk over the squares, Enter picks, or type a move such as e4 and Enter</dd></div>
        </dl>`,
      block("likes-place"),
    );
  }
}

/** What the person likes: name, sounds, a second word for each move, how boards look; and the way to the list of keys. */

import { live } from "lit/directives/live.js";
import { render } from "lit/html.js";
import "./likes.css";
import { BOARD_THEMES } from "../src/board.ts";
import { block } from "./dom.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { LANGUAGE_TAGS, LANGUAGES, type LanguageTag, languageFor } from "./languages.ts";
import { radioChoice } from "./maker/fields.ts";
import { type Chosen, COLOURS, COORDINATES, LONGEST_NAME, SETS } from "./settings.ts";

const NAMES = { wood: t`Wood`, green: t`Green`, slate: t`Slate`, plum: t`Plum`, contrast: t`Grey` } as const;
const SET_NAMES = { figures: t`Figures`, discs: t`Discs` } as const;
const PLACES = { outside: t`Outside`, inside: t`Inside`, none: t`None` } as const;

/** Null is the usual one. */
const SWATCHES = [null, ...COLOURS].map((name) => {
  const { light, dark } = name === null ? { light: "#f0dfc2", dark: "#bd9468" } : BOARD_THEMES[name];
  return { name, words: NAMES[name ?? "wood"], look: `--light: ${light}; --dark: ${dark}` };
});

export class LikesPanel {
  readonly #chosen: Chosen;
  readonly #showKeys: () => void;

  /** @param hasSound whether there are sounds as things stand */
  constructor(chosen: Chosen, hasSound: () => boolean, showKeys: () => void) {
    this.#chosen = chosen;
    this.#showKeys = showKeys;
    chosen.follow(() => this.#draw(hasSound()));
  }

  /** The page is drawn in one language; it takes its game up again. */
  #speak(language: LanguageTag): void {
    this.#chosen.choose({ language });
    location.reload();
  }

  #draw(hasSound: boolean): void {
    const { name, asks, colours, pieces, coordinates, language } = this.#chosen.settings;
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
        <fieldset class="swatches">
          <legend>Colours of boards</legend>
          ${SWATCHES.map(
            (each) => html`<label
              ><input type="radio" name="board-colours" .checked=${live(each.name === colours)} @change=${() => this.#chosen.choose({ colours: each.name })} /><span
                class="swatch" .style=${each.look}
              ></span>${each.words}</label
            >`,
          )}
        </fieldset>
        ${radioChoice(
          "board-pieces",
          t`Pieces`,
          SETS.map((set) => [set, SET_NAMES[set]] as const),
          pieces,
          (set) => this.#chosen.choose({ pieces: set }),
        )}
        ${radioChoice(
          "board-coordinates",
          t`Letters and numbers of the squares`,
          COORDINATES.map((place) => [place, PLACES[place]] as const),
          coordinates,
          (place) => this.#chosen.choose({ coordinates: place }),
        )}
        ${radioChoice(
          "page-language",
          t`Language`,
          LANGUAGE_TAGS.map((tag) => [tag, LANGUAGES[tag].name] as const),
          languageFor(language, navigator.languages),
          (tag) => this.#speak(tag),
        )}
        <button type="button" @click=${this.#showKeys}>Show all keys</button>`,
      block("likes-place"),
    );
  }
}

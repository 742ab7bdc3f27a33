/** The gallery: every shipped variant, searched by name, size and rule. */

import { repeat } from "lit/directives/repeat.js";
import type { TemplateResult } from "lit/html.js";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { type Entry, FACETS, type Facet } from "./facets.ts";
import { shippedScene } from "./scenes.ts";
import { search, sizeOf, sizesOf, specialOf, type Wanted } from "./search.ts";

export interface GalleryOptions {
  readonly entries: readonly Entry[];
  /** Ids of the variants that come first, large. */
  readonly hearts: readonly string[];
  readonly redraw: () => void;
  readonly makeOwn: (entry: Entry) => void;
}

/** Cards that are drawn at once: more would keep the page. */
const SLICE = 16;

const ANY: Wanted = { words: "", facets: new Set(), size: "" };

export class GalleryPart {
  readonly #options: GalleryOptions;
  #wanted = ANY;
  /** Cards that may be drawn so far. */
  #most = SLICE;

  constructor(options: GalleryOptions) {
    this.#options = options;
  }

  /** Lets more cards be drawn. @returns whether there are more */
  grow(): boolean {
    const isMore = this.#most < search(this.#options.entries, this.#wanted).length;
    if (isMore) this.#most += SLICE;
    return isMore;
  }

  hearts(): TemplateResult {
    const { entries, hearts } = this.#options;
    const found = hearts.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    return html`<section class="home-part" aria-labelledby="hearts-title">
      <h2 id="hearts-title">Four to begin with</h2>
      <ul class="variant-cards hearts">
        ${found.map((entry) => this.#card(entry))}
      </ul>
    </section>`;
  }

  all(): TemplateResult {
    const found = search(this.#options.entries, this.#wanted);
    return html`<section class="home-part" aria-labelledby="gallery-title">
      <h2 id="gallery-title">All variants</h2>
      ${this.#search()}
      <p class="note" role="status">${this.#told(found.length)}</p>
      <ul class="variant-cards">
        ${repeat(
          found.slice(0, this.#most),
          ({ id }) => id,
          (entry) => this.#card(entry),
        )}
      </ul>
    </section>`;
  }

  #told(count: number): TemplateResult | string {
    const { entries } = this.#options;
    if (this.#wanted === ANY) return t`${entries.length} variants, each with exact rules and an opponent.`;
    const clear = html`<button type="button" class="quiet" @click=${() => this.#want(ANY)}>Show all</button>`;
    return html`${count === 0 ? t`None is like that.` : t`${count} of ${entries.length}.`} ${clear}`;
  }

  #search(): TemplateResult {
    const { words, size } = this.#wanted;
    const type = ({ target }: Event) => this.#want({ ...this.#wanted, words: (target as HTMLInputElement).value });
    const choose = ({ target }: Event) => this.#want({ ...this.#wanted, size: (target as HTMLSelectElement).value });
    return html`<div class="gallery-search" role="search" aria-label="Variants">
      <label class="field"><span>Search</span>
        <input type="search" id="gallery-words" placeholder="name, piece, inventor, 10x8" autocomplete="off" .value=${words} @input=${type} />
      </label>
      <label class="field"><span>Board</span>
        <select id="gallery-size" .value=${size} @change=${choose}>
          <option value="">any size</option>
          ${sizesOf(this.#options.entries).map(
            ([name, count]) => html`<option value=${name} ?selected=${name === size}>${name} (${count})</option>`,
          )}
        </select>
      </label>
      <div class="facet-row" role="group" aria-label="What is special">
        ${(Object.keys(FACETS) as Facet[]).map((facet) => this.#facet(facet))}
      </div>
    </div>`;
  }

  /** With how many there would be. */
  #facet(facet: Facet): TemplateResult {
    const { facets } = this.#wanted;
    const isOn = facets.has(facet);
    const toggled = new Set([...facets].filter((other) => other !== facet));
    if (!isOn) toggled.add(facet);
    const count = search(this.#options.entries, { ...this.#wanted, facets: new Set([...facets, facet]) }).length;
    return html`<button
      type="button"
      class="facet-button"
      aria-pressed=${isOn}
      ?disabled=${count === 0 && !isOn}
      @click=${() => this.#want({ ...this.#wanted, facets: toggled })}
    >
      ${FACETS[facet]} <span class="facet-count">${count}</span>
    </button>`;
  }

  #want(wanted: Wanted): void {
    const isAny = wanted.words.trim() === "" && wanted.facets.size === 0 && wanted.size === "";
    this.#wanted = isAny ? ANY : wanted;
    this.#most = SLICE;
    this.#options.redraw();
  }

  #card(entry: Entry): TemplateResult {
    const { id, name, summary, inventor } = entry;
    const special = specialOf(entry);
    return html`<li class="variant-card">
      <div class="board-thumb" data-scene=${shippedScene(id)}></div>
      <div class="card-text">
        <h3><a class="card-link" href=${`#variant=${id}`}>${name}</a></h3>
        <p lang="en">${summary}</p>
        <p class="note">${sizeOf(entry)}${special ? html` · ${special}` : ""}${inventor ? html` · ${inventor}` : ""}</p>
        <button type="button" @click=${() => this.#options.makeOwn(entry)}>
          Make your own<span class="spoken"> from ${name}</span>
        </button>
      </div>
    </li>`;
  }
}

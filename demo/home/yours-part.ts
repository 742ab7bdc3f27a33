/** The shelf: one's own variants, games and positions, kept on this machine. */

import { repeat } from "lit/directives/repeat.js";
import { nothing, type TemplateResult } from "lit/html.js";
import { html } from "../html.ts";
import { locale, t } from "../language.ts";
import type { Draft, KeptGame, KeptPosition, OwnVariant } from "../shelf/item.ts";
import type { Store } from "../shelf/store.ts";
import { movesText } from "../words.ts";
import { itemScene, rulesBehind } from "./scenes.ts";

/** What is listed. */
export type Listed = OwnVariant | Draft | KeptGame | KeptPosition;

/** What can be done with what is listed. */
export interface YoursOptions {
  readonly store: Store;
  readonly redraw: () => void;
  readonly open: (item: Listed) => void;
  /** @returns why it cannot have that name; null when it has it */
  readonly rename: (item: Listed, name: string) => Promise<string | null>;
  readonly drop: (item: Listed) => void;
  readonly save: (item: Listed) => void;
  readonly saveAll: () => void;
  readonly take: (file: File) => void;
}

/** Games listed before the rest is asked for. */
const FIRST_GAMES = 8;
const DATE = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

export class YoursPart {
  readonly #options: YoursOptions;
  /** The id of the item whose name is being changed, and why a name was refused. */
  #renaming = { id: "", fault: "" };
  #showsAllGames = false;

  constructor(options: YoursOptions) {
    this.#options = options;
  }

  template(): TemplateResult {
    const { store } = this.#options;
    const [variants, games, positions] = [
      variantsOf(store),
      [...store.games].reverse(),
      [...store.positions].reverse(),
    ];
    const shown = this.#showsAllGames ? games : games.slice(0, FIRST_GAMES);
    const isEmpty = variants.length + games.length + positions.length === 0;
    return html`<section class="home-part" id="yours" tabindex="-1" aria-labelledby="yours-title">
      <div class="row between">
        <h2 id="yours-title">Yours</h2>
        ${this.#orders(isEmpty)}
      </div>
      <p class="note">
        ${
          isEmpty
            ? t`Variants that you make, games that you play and positions that you keep will be here, on this machine alone.`
            : t`Kept on this machine alone. A file takes all of it to another browser.`
        }
      </p>
      ${this.#list(t`Variants`, variants)} ${this.#list(t`Games`, shown)}
      ${
        shown.length < games.length
          ? html`<button type="button" class="more" @click=${() => this.#showAllGames()}>Show all ${games.length} games</button>`
          : nothing
      }
      ${this.#list(t`Positions`, positions)}
    </section>`;
  }

  #orders(isEmpty: boolean): TemplateResult {
    const { saveAll, take } = this.#options;
    const choose = ({ target }: Event) => {
      const field = target as HTMLInputElement;
      const file = field.files?.[0];
      field.value = "";
      if (file) take(file);
    };
    return html`<div class="row">
      <button type="button" id="shelf-save" ?disabled=${isEmpty} @click=${saveAll}>Save all as a file</button>
      <label class="button">Take in a file<input type="file" id="shelf-take" class="spoken" accept=".json,.yaml,.yml" @change=${choose} /></label>
    </div>`;
  }

  #showAllGames(): void {
    this.#showsAllGames = true;
    this.#options.redraw();
  }

  #list(title: string, items: readonly Listed[]): TemplateResult | typeof nothing {
    if (items.length === 0) return nothing;
    return html`<h3>${title}</h3>
      <ul class="shelf-list">
        ${repeat(
          items,
          ({ id }) => id,
          (item) => this.#card(item),
        )}
      </ul>`;
  }

  #card(item: Listed): TemplateResult {
    const isRenaming = this.#renaming.id === item.id;
    const name = nameOf(item, this.#options.store);
    const when = new Date(item.changedMs);
    return html`<li class="shelf-card">
      <div class="board-thumb" data-scene=${itemScene(item)}></div>
      <div class="card-text">
        ${isRenaming ? this.#nameForm(item, name) : html`<h4>${name}</h4>`}
        <p class="note">
          ${aboutOf(item, this.#options.store)} · <time datetime=${when.toISOString()}>${DATE.format(when)}</time>
        </p>
        ${isRenaming ? nothing : this.#acts(item, name)}
      </div>
    </li>`;
  }

  #acts(item: Listed, name: string): TemplateResult {
    const { open, drop, save } = this.#options;
    const of = html`<span class="spoken"> ${name}</span>`;
    return html`<div class="row tight">
      <button type="button" @click=${() => open(item)}>${item.kind === "draft" ? t`Go on` : t`Open`}${of}</button>
      ${
        item.kind === "draft"
          ? nothing
          : html`<button type="button" @click=${() => this.#beginRenaming(item.id)}>Rename${of}</button>`
      }
      <button type="button" @click=${() => save(item)}>Save${of}</button>
      <button type="button" @click=${() => drop(item)}>Delete${of}</button>
    </div>`;
  }

  #nameForm(item: Listed, name: string): TemplateResult {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const field = (event.target as HTMLFormElement).querySelector("input");
      void this.#rename(item, field?.value.trim() ?? "");
    };
    const leave = (event: KeyboardEvent) => event.key === "Escape" && this.#beginRenaming("");
    return html`<form class="rename-form" @submit=${submit} @keydown=${leave}>
      <label class="field"><span>Name</span><input type="text" id="new-name" maxlength="64" .value=${name} autocomplete="off" /></label>
      ${this.#renaming.fault ? html`<p class="complaint" role="alert">${this.#renaming.fault}</p>` : nothing}
      <div class="row tight">
        <button type="submit" class="main">Rename</button>
        <button type="button" @click=${() => this.#beginRenaming("")}>Cancel</button>
      </div>
    </form>`;
  }

  #beginRenaming(id: string): void {
    this.#renaming = { id, fault: "" };
    this.#options.redraw();
    const field = document.getElementById("new-name");
    if (field instanceof HTMLInputElement) field.select();
  }

  async #rename(item: Listed, name: string): Promise<void> {
    const fault = name === "" ? t`A name has at least one letter.` : await this.#options.rename(item, name);
    this.#renaming = fault === null ? { id: "", fault: "" } : { id: item.id, fault };
    this.#options.redraw();
  }
}

/** Variants, the newest first, with unfinished texts beside what they were made from. */
function variantsOf(store: Store): readonly Listed[] {
  const items: Listed[] = [...store.variants, ...store.all("draft")];
  return items.sort((a, b) => b.changedMs - a.changedMs);
}

export function nameOf(item: Listed, store: Store): string {
  if (item.kind === "draft") return t`${rulesBehind(item, store).name}, unfinished`;
  if (item.kind === "variant") return item.name;
  return item.name || item.rules.name;
}

function aboutOf(item: Listed, store: Store): string {
  if (item.kind === "variant") return t`Variant`;
  if (item.kind === "draft") return t`Rules with faults, made from ${rulesBehind(item, store).name}`;
  const rules = item.name ? `${item.rules.name}, ` : "";
  if (item.kind === "position") return item.name ? `${rules}${t`position`}` : t`Position`;
  const count = Math.ceil(item.plies / 2);
  const friend = item.friend ? `${t`with ${item.friend.name || t`a friend`}`}, ` : "";
  return `${rules}${friend}${movesText(count)}${item.result === "*" ? "" : `, ${resultInWords(item.result)}`}`;
}

function resultInWords(result: string): string {
  if (result === "1/2-1/2") return t`drawn`;
  return result === "1-0" ? t`White won` : t`Black won`;
}

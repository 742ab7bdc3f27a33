/** The list of variants: the shipped ones, and the user's own. */
import { live } from "lit/directives/live.js";
import { nothing, render } from "lit/html.js";
import { select } from "./dom.ts";
import { sentenceOf } from "./faults.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { showMessage } from "./message.ts";
import { editedRules } from "./opening.ts";
import { saveFile } from "./save-file.ts";
import type { Session } from "./session.ts";
import type { OwnVariant } from "./shelf/item.ts";
import type { Store } from "./shelf/store.ts";
import type { Library } from "./variants.ts";

/** Prefix of the values of the user's own variants; ids of shipped ones have no blank. */
const OWN = "own ";

export class VariantList {
  readonly #session: Session;
  readonly #library: Library;
  readonly #store: Store;
  readonly #list = select("variant");
  /** The last choice, which may take a moment to load. */
  #wanted = "";

  constructor(session: Session, library: Library, store: Store) {
    this.#session = session;
    this.#library = library;
    this.#store = store;
    this.#list.addEventListener("change", () => void this.#open(this.#list.value));
    session.listen((change) => change === "game" && this.#show());
    store.listen(() => this.#show());
    this.#show();
  }

  /** Opens the chosen variant, unless another is chosen meanwhile. */
  async #open(value: string): Promise<void> {
    this.#wanted = value;
    await this.#store.ready;
    const own = value.startsWith(OWN) ? this.#store.variant(value.slice(OWN.length)) : null;
    try {
      const rules = own ? await editedRules(own.yaml, own.origin, this.#library) : await this.#library.ready(value);
      if (this.#wanted === value) this.#session.open(rules);
    } catch (error) {
      this.#show();
      if (own) tellUnsound(own, error);
      else showMessage(sentenceOf(error));
    }
  }

  #show(): void {
    const { variant, yaml } = this.#session.rules;
    const { variants } = this.#store;
    const shown = variants.find((own) => own.yaml === yaml);
    const isElsewhere = yaml !== null && !shown;
    const chosen = yaml === null ? variant.id : shown ? OWN + shown.id : "";
    const option = (value: string, name: string) =>
      html`<option value=${value} .selected=${live(value === chosen)}>${name}</option>`;
    const [favourites, others] = this.#library.offers.map((offers) => offers.map(({ id, name }) => option(id, name)));
    render(
      html`${favourites}
        <optgroup label="More variants">${others}</optgroup>
        <optgroup label="Yours" ?hidden=${variants.length === 0 && !isElsewhere}>
          ${variants.map(({ id }, at) => option(OWN + id, nameOf(variants, at)))} ${isElsewhere ? option("", variant.name) : nothing}
        </optgroup>`,
      this.#list,
    );
  }
}

/** Distinguishes variants of the same name by a number. */
function nameOf(variants: readonly OwnVariant[], at: number): string {
  const { name } = variants[at];
  const before = variants.slice(0, at).filter((own) => own.name === name).length;
  return before === 0 ? name : `${name} (${before + 1})`;
}

/** Reports a stored variant in which a newer page finds faults. */
function tellUnsound({ name, yaml }: OwnVariant, error: unknown): void {
  const act = () => saveFile(`${name}.yaml`, yaml);
  showMessage(t`'${name}' cannot be played. ${sentenceOf(error)}`, { label: t`Save its file`, act });
}

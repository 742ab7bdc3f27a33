/** The part of Analyse that has the openings, fetched when it is opened. */
import { render } from "lit/html.js";
import { block, find } from "../dom.ts";
import { sentenceOf } from "../faults.ts";
import { t } from "../language.ts";
import { Late } from "../late.ts";
import type { GamesFile } from "./file-games.ts";
import type { OpeningsPanel, OpeningsParts } from "./openings-panel.ts";

export class OpeningsDoor {
  readonly #details = find("openings", HTMLDetailsElement);
  readonly #panel: Late<OpeningsPanel>;
  #isShown = false;

  constructor(parts: OpeningsParts) {
    this.#panel = new Late(async () => new (await import("./openings-panel.ts")).OpeningsPanel(parts));
    this.#details.addEventListener("toggle", () => this.#show());
  }

  /** Whether the panel around it is shown. */
  set shown(isShown: boolean) {
    this.#isShown = isShown;
    this.#show();
  }

  /** Opens it with the games of a PGN. */
  showFile(file: GamesFile): void {
    this.#details.open = true;
    this.#with((panel) => panel.showFile(file));
    this.#details.scrollIntoView({ block: "nearest" });
  }

  #show(): void {
    if (!this.#details.open && !this.#panel.isWanted) return;
    this.#with((panel) => {
      panel.shown = this.#isShown && this.#details.open;
    });
  }

  #with(act: (panel: OpeningsPanel) => void): void {
    this.#panel.get().then(act, (error) => {
      render(t`The openings could not be fetched. ${sentenceOf(error)}`, block("openings-place"));
    });
  }
}

/** The panels beside the board, one at a time. */
import { block, button } from "./dom.ts";

export const PANELS = ["play", "analyse", "learn", "make", "share"] as const;
export type PanelName = (typeof PANELS)[number];

/** Tabs after the ARIA pattern: arrows, Home and End move between them. */
export class Tabs {
  #shown: PanelName = "play";
  readonly #onShow: (panel: PanelName) => void;

  constructor(onShow: (panel: PanelName) => void) {
    this.#onShow = onShow;
    for (const name of PANELS) {
      const tab = tabOf(name);
      tab.addEventListener("click", () => this.show(name));
      tab.addEventListener("keydown", (event) => this.#walk(event, name));
    }
  }

  get shown(): PanelName {
    return this.#shown;
  }

  show(panel: PanelName): void {
    this.#shown = panel;
    for (const name of PANELS) {
      const isShown = name === panel;
      tabOf(name).setAttribute("aria-selected", String(isShown));
      tabOf(name).tabIndex = isShown ? 0 : -1;
      block(name).hidden = !isShown;
    }
    block("game").hidden = panel !== "play" && panel !== "analyse";
    this.#onShow(panel);
  }

  #walk(event: KeyboardEvent, from: PanelName): void {
    const at = PANELS.indexOf(from);
    const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const name = PANELS[(step + PANELS.length) % PANELS.length];
    this.show(name);
    tabOf(name).focus();
  }
}

function tabOf(name: PanelName): HTMLButtonElement {
  return button(`tab-${name}`);
}

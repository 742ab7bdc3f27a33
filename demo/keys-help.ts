/** Opens the list of the page's keys: by `?` where that is not text, and by buttons. The list is fetched when first wanted. */
import { button, find } from "./dom.ts";
import { Late } from "./late.ts";

/** What takes `?` as text. The board takes no such move, so that the key is not typed there. */
const WRITTEN_IN = "input:not([type=radio], [type=checkbox]), textarea, [contenteditable=true]";

export class KeysHelp {
  readonly #dialog = find("keys", HTMLDialogElement);
  readonly #list = new Late(async () => (await import("./keys-list.ts")).drawKeys(this.#dialog));
  readonly #onTrouble: (error: unknown) => void;

  /** @param onTrouble called when the list cannot be fetched */
  constructor(onTrouble: (error: unknown) => void) {
    this.#onTrouble = onTrouble;
    button("keys-open").addEventListener("click", () => this.open());
    // Before the board, which takes letters and signs as the beginning of a move.
    addEventListener("keydown", (event) => this.#key(event), { capture: true });
    this.#dialog.addEventListener("click", ({ target }) => target === this.#dialog && this.#dialog.close());
  }

  /** The browser closes it by Escape, and gives the focus back to what had it. */
  open(): void {
    this.#list.get().then(() => this.#dialog.open || this.#dialog.showModal(), this.#onTrouble);
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || isWritten(event)) return;
    event.preventDefault();
    event.stopPropagation();
    this.open();
  }
}

/** The editor is in a shadow tree of its own, outside of which its text is no target. */
function isWritten(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(WRITTEN_IN) !== null;
}

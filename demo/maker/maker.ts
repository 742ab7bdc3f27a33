/** The visual maker: pieces, start and promotion of the variant in the editor, without writing YAML. */
import "./maker.css";
import { make } from "../dom.ts";
import { TextField } from "./fields.ts";
import { type Commit, type Making, makingOf } from "./making.ts";
import { PiecesPart } from "./pieces-part.ts";
import { PromotionPart } from "./promotion-part.ts";
import { SetupPart } from "./setup-part.ts";
import { setValue } from "./yaml-text.ts";

export { makingOf };

export class Maker {
  readonly #commit: Commit;
  readonly #name = new TextField("Name of the variant", (name) => this.#rename(name));
  readonly #complaint = make("p", "complaint");
  readonly #parts: readonly { readonly element: HTMLElement; show(making: Making): void }[];
  #making: Making | null = null;

  constructor(host: HTMLElement, commit: Commit) {
    this.#commit = commit;
    const [pieces, setup, promotion] = [new PiecesPart(commit), new SetupPart(commit), new PromotionPart(commit)];
    this.#parts = [pieces, setup, promotion];
    this.#complaint.setAttribute("role", "status");
    host.replaceChildren(
      make("div", "card", this.#name.element, this.#complaint),
      section("Pieces", pieces.element, true),
      section("Start", setup.element, false),
      section("Promotion", promotion.element, false),
    );
  }

  /** Shows a valid text. */
  show(making: Making): void {
    this.#making = making;
    this.#name.text = making.variant.name;
    this.#complaint.textContent = "";
    for (const part of this.#parts) part.show(making);
  }

  #rename(name: string): void {
    const making = this.#making;
    if (making) this.#complaint.textContent = this.#commit(setValue(making.text, ["name"], name)) ?? "";
  }
}

function section(title: string, content: HTMLElement, isOpen: boolean): HTMLElement {
  const details = make("details", "card", make("summary", "", title), content);
  details.open = isOpen;
  return details;
}

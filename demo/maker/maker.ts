/** The visual maker: pieces, start, regions, promotion, castling, goals, laws, draws and hands of the variant in the editor, without writing YAML. */
import "./maker.css";
import type { Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { renamed } from "../home/own-text.ts";
import { CastlingPart } from "./castling-part.ts";
import { DrawsPart } from "./draws-part.ts";
import { GoalsPart } from "./goals-part.ts";
import { HandsPart } from "./hands-part.ts";
import { LawsPart } from "./laws-part.ts";
import { LookPart } from "./look-part.ts";
import { TextField } from "./made-fields.ts";
import { type Commit, type Making, makingOf } from "./making.ts";
import { PiecesPart } from "./pieces-part.ts";
import { PointsPart } from "./points-part.ts";
import { PromotionPart } from "./promotion-part.ts";
import { RegionsPart } from "./regions-part.ts";
import { SetupPart } from "./setup-part.ts";
import { ShufflePart } from "./shuffle-part.ts";
import { TurnPart } from "./turn-part.ts";

export { changesInWords } from "./changes.ts";
export { makingOf };

export class Maker {
  readonly #commit: Commit;
  readonly #origin: () => Variant | null;
  readonly #name = new TextField("Name of the variant", (name) => this.#rename(name));
  readonly #complaint = make("p", "complaint");
  readonly #parts: readonly { readonly element: HTMLElement; show(making: Making): void }[];
  #making: Making | null = null;

  /** @param origin the shipped variant that the text was made from */
  constructor(host: HTMLElement, commit: Commit, origin: () => Variant | null) {
    this.#commit = commit;
    this.#origin = origin;
    const [pieces, setup, promotion] = [new PiecesPart(commit), new SetupPart(commit), new PromotionPart(commit)];
    const [goals, points, laws] = [new GoalsPart(commit), new PointsPart(commit), new LawsPart(commit)];
    const [turn, hands, regions] = [new TurnPart(commit), new HandsPart(commit), new RegionsPart(commit)];
    const [castling, draws] = [new CastlingPart(commit), new DrawsPart(commit)];
    const [look, shuffle] = [new LookPart(commit), new ShufflePart(commit)];
    this.#parts = [pieces, setup, regions, promotion, castling, draws, goals, points, laws, turn, hands, look, shuffle];
    this.#complaint.setAttribute("role", "status");
    host.replaceChildren(
      make("div", "card", this.#name.element, this.#complaint),
      section("Pieces", pieces.element, true),
      section("Start", setup.element, false),
      section("Drawn by lot", shuffle.element, false),
      section("Regions", regions.element, false),
      section("Promotion", promotion.element, false),
      section("Castling", castling.element, false),
      section("Goals", make("div", "part", goals.element, points.element), false),
      section("Check, captures and turns", make("div", "part", laws.element, turn.element), false),
      section("Draws", draws.element, false),
      section("Hands", hands.element, false),
      section("About it, view and symmetry", look.element, false),
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
    if (making) this.#complaint.textContent = this.#commit(renamed(making.text, name, this.#origin())) ?? "";
  }
}

function section(title: string, content: HTMLElement, isOpen: boolean): HTMLElement {
  const details = make("details", "card", make("summary", "", title), content);
  details.open = isOpen;
  return details;
}

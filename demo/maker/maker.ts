/** The visual maker: pieces, start, regions, promotion, castling, goals, laws, draws and hands of the variant in the editor, without writing YAML. */
import { render, type TemplateResult } from "lit/html.js";
import "./maker.css";
import type { Variant } from "../../src/index.ts";
import { disowned, renamed } from "../home/own-text.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { CastlingPart } from "./castling-part.ts";
import { CountingPart } from "./counting-part.ts";
import { DrawsPart } from "./draws-part.ts";
import { textField } from "./fields.ts";
import { GoalsPart } from "./goals-part.ts";
import { HandsPart } from "./hands-part.ts";
import { LawsPart } from "./laws-part.ts";
import { LookPart } from "./look-part.ts";
import { type Commit, type Making, makingOf } from "./making.ts";
import { PiecesPart } from "./pieces-part.ts";
import { PointsPart } from "./points-part.ts";
import { PromotionPart } from "./promotion-part.ts";
import { RegionsPart } from "./regions-part.ts";
import { SetupPart } from "./setup-part.ts";
import { ShufflePart } from "./shuffle-part.ts";
import { TurnPart } from "./turn-part.ts";

export { changesInWords } from "./changes.ts";
export { disowned, makingOf };

interface Part {
  readonly element: HTMLElement;
  show(making: Making): void;
}
type Section = readonly [title: string, ...parts: readonly Part[]];

/** Between parts that are drawn while nobody waits for them. Browsers read new fields a tenth of a second after they have come, to offer what
 *  was filled in before, and lay out closed parts for that: of all at once it would be the page's longest task. */
const BETWEEN_MS = 150;

export class Maker {
  readonly #host: HTMLElement;
  readonly #commit: Commit;
  readonly #origin: () => Variant | null;
  readonly #sections: readonly Section[];
  #making: Making | null = null;
  /** Closed parts, until they are drawn for the first time. */
  readonly #undrawn = new Set<Part>();

  /** @param origin the shipped variant that the text was made from */
  constructor(host: HTMLElement, commit: Commit, origin: () => Variant | null) {
    this.#host = host;
    this.#commit = commit;
    this.#origin = origin;
    this.#sections = [
      [t`Pieces`, new PiecesPart(commit)],
      [t`Start`, new SetupPart(commit)],
      [t`Drawn by lot`, new ShufflePart(commit)],
      [t`Regions`, new RegionsPart(commit)],
      [t`Promotion`, new PromotionPart(commit)],
      [t`Castling`, new CastlingPart(commit)],
      [t`Goals`, new GoalsPart(commit), new PointsPart(commit)],
      [t`Check, captures and turns`, new LawsPart(commit), new TurnPart(commit)],
      [t`Draws`, new DrawsPart(commit), new CountingPart(commit)],
      [t`Hands`, new HandsPart(commit)],
      [t`About it, view and symmetry`, new LookPart(commit)],
    ];
  }

  /** Shows a valid text. */
  show(making: Making): void {
    const isFirst = this.#making === null;
    this.#making = making;
    this.#draw(making.variant.name, "");
    const [open, ...closed] = this.#sections.flatMap(([, ...parts]) => parts);
    open.show(making);
    if (isFirst) {
      for (const part of closed) this.#undrawn.add(part);
      this.#drawSoon();
    }
    for (const part of closed) if (!this.#undrawn.has(part)) part.show(making);
  }

  /** Draws the same text anew. */
  redraw(): void {
    if (this.#making) this.show(this.#making);
  }

  /** Draws closed parts one by one: together they would keep the page from answering. */
  #drawSoon(): void {
    setTimeout(() => {
      const [part] = this.#undrawn;
      if (!part) return;
      this.#drawFirst(part);
      this.#drawSoon();
    }, BETWEEN_MS);
  }

  #drawFirst(part: Part): void {
    if (this.#making && this.#undrawn.delete(part)) part.show(this.#making);
  }

  /** @param complaint why the rules cannot have the name */
  #draw(name: string, complaint: string): void {
    const change = (text: string) => this.#rename(text);
    render(
      html`<div class="card">
          ${textField({ label: t`Name of the variant`, text: name, change })}
          <p class="complaint" role="status">${complaint}</p>
        </div>
        ${this.#sections.map((section, at) => this.#section(section, at))}`,
      this.#host,
    );
  }

  /** The first one is open at first; one that is opened is drawn at once. */
  #section([title, ...parts]: Section, at: number): TemplateResult {
    const [first, ...more] = parts.map(({ element }) => element);
    const draw = () => {
      for (const part of parts) this.#drawFirst(part);
    };
    return html`<details class="card" ?open=${at === 0} @toggle=${draw}>
      <summary>${title}</summary>
      ${more.length ? html`<div class="part">${first}${more}</div>` : first}
    </details>`;
  }

  #rename(name: string): void {
    if (!this.#making) return;
    const complaint = this.#commit(renamed(this.#making.text, name, this.#origin()));
    if (complaint !== null) this.#draw(name, complaint);
  }
}

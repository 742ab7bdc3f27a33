/** The moves of the game with their branches, comments and judgements, navigation through them, and the result. */
import { nothing, render, type TemplateResult } from "lit/html.js";
import type { GameMove } from "../src/index.ts";
import { commentText, nagText } from "../src/notation.ts";
import { block } from "./dom.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { isNumbered, numberText } from "./move-number.ts";
import { type AfterTheEnd, resultCard } from "./result-card.ts";
import type { Session } from "./session.ts";
import { endOf, type MoveNode, pathTo } from "./tree.ts";

type Part = TemplateResult | string | typeof nothing;

export class MovesPanel {
  readonly #session: Session;
  readonly #after: AfterTheEnd;
  #isStyled = true;
  /** The nodes that lead to the position shown. */
  #path: ReadonlySet<MoveNode> = new Set();

  constructor(session: Session, after: AfterTheEnd) {
    this.#session = session;
    this.#after = after;
    session.listen(() => this.#show());
  }

  /** Whether moves are written in the variant's own style. */
  get isStyled(): boolean {
    return this.#isStyled;
  }

  /** Goes to the start, one move back or forward, or to the end. @returns whether there is a way */
  walk(step: Step): boolean {
    const { current, root } = this.#session;
    const to = { first: root, back: current.parent, forward: current.children[0], last: endOf(current) }[step];
    if (to && to !== current) this.#session.goTo(to);
    return Boolean(to);
  }

  #show(): void {
    const { current, game, held, isFree, root } = this.#session;
    this.#path = new Set(pathTo(current));
    render(
      html`${resultCard(held ? null : game.outcome, isFree, this.#after)}
        <ol id="moves" class="moves" aria-label="Moves" tabindex="0">
          ${this.#remarks(root.remarks.comments, "li")}${this.#rows()}${root.children.length ? nothing : html`<li class="empty">No moves yet.</li>`}
        </ol>
        ${this.#walkButtons()}${this.#styleChoice()}`,
      block("game"),
    );
    keepInSight(block("moves"));
  }

  #walkButtons(): TemplateResult {
    const { current } = this.#session;
    const press = (step: Step, name: string, isOff: boolean, path: string) =>
      html`<button type="button" id=${step} class="icon" aria-label=${name} title=${name} ?disabled=${isOff} @click=${() => this.walk(step)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>
      </button>`;
    const isFirst = !current.parent;
    const isLast = current.children.length === 0;
    return html`<div class="walk" role="group" aria-label="Go through the moves">
      ${press("first", t`To the start`, isFirst, "M18 5l-8 7 8 7M6 5v14")}
      ${press("back", t`One move back`, isFirst, "M15 5l-8 7 8 7")}
      ${press("forward", t`One move forward`, isLast, "M9 5l8 7-8 7")}
      ${press("last", t`To the end`, isLast, "M6 5l8 7-8 7M18 5v14")}
    </div>`;
  }

  #styleChoice(): Part {
    const { notation } = this.#session.variant;
    if (notation.pieces === "letters" && notation.castling === "O-O" && notation.promotion === "=") return nothing;
    const choose = ({ target }: Event) => {
      this.#isStyled = (target as HTMLInputElement).checked;
      this.#show();
    };
    return html`<label class="check"
      ><input type="checkbox" id="styled" .checked=${this.#isStyled} @change=${choose} />Moves in the variant's own notation</label
    >`;
  }

  /** One row for each move of both sides, or for each turn of several moves; branches and comments in rows of their own. */
  #rows(): TemplateResult[] {
    const { root, variant } = this.#session;
    const isOfTurns = variant.series !== null;
    const rows: TemplateResult[] = [];
    let row: Part[] = [];
    const finish = () => {
      if (row.length) rows.push(html`<li class="pair ${isOfTurns ? "turn" : ""}">${row}</li>`);
      row = [];
    };
    for (let at = root; at.children[0]; at = at.children[0]) {
      const [main, ...others] = at.children;
      if (row.length === 0 && main.move) row.push(...rowStart(main.move, isOfTurns));
      row.push(this.#move(main));
      const asides = this.#asides(main, others);
      const isLast = isOfTurns ? main.children[0]?.move?.side !== main.move?.side : main.move?.side === 1;
      if (isLast || asides.length) finish();
      rows.push(...asides);
    }
    finish();
    return rows;
  }

  /** What interrupts the main line after a move. */
  #asides(main: MoveNode, others: readonly MoveNode[]): TemplateResult[] {
    const comments = this.#remarks([...main.remarks.before, ...main.remarks.comments], "li");
    const branches = others.map((other) => html`<li class="branch">${this.#line(other)}</li>`);
    return [...(comments === nothing ? [] : [comments as TemplateResult]), ...branches];
  }

  /** A line in a row, with its branches in brackets. */
  #line(first: MoveNode): Part[] {
    const isOfTurns = this.#session.variant.series !== null;
    const parts: Part[] = [];
    let isBare = true;
    for (let at: MoveNode | undefined = first; at; at = at.children[0]) {
      const { before, comments } = at.remarks;
      const others: readonly MoveNode[] = at === first ? [] : (at.parent?.children.slice(1) ?? []);
      parts.push(this.#remarks(before, "span"));
      const { move, parent } = at;
      if (move && (isBare || isNumbered(move, parent?.move ?? null, isOfTurns)))
        parts.push(html`<span class="number">${numberText(move)}</span>`);
      parts.push(this.#move(at), this.#remarks(comments, "span"));
      for (const other of others) parts.push("(", ...this.#line(other), ") ");
      isBare = others.length > 0 || comments.length > 0;
    }
    return parts;
  }

  #remarks(comments: readonly string[], tag: "li" | "span"): Part {
    const text = comments
      .map(commentText)
      .filter((comment) => comment !== "")
      .join(" ");
    if (text === "") return nothing;
    return tag === "li" ? html`<li class="comment">${text}</li>` : html`<span class="comment">${text}</span>`;
  }

  #move(node: MoveNode): TemplateResult {
    const { current } = this.#session;
    const { move, remarks } = node;
    const text = (this.#isStyled ? move?.display : move?.san) ?? "";
    const judgement = remarks.nags.map(nagText).join(" ");
    return html`<button
      type="button"
      class="move ${this.#path.has(node) ? "" : "ahead"}"
      tabindex="-1"
      aria-current=${node === current ? "true" : nothing}
      @click=${() => this.#session.goTo(node)}
    >${text}${judgement ? html`<span class="nag">${judgement}</span>` : nothing}</button>`;
  }
}

export type Step = "first" | "back" | "forward" | "last";

function rowStart(move: GameMove, isOfTurns: boolean): Part[] {
  if (isOfTurns) return [html`<span class="number">${numberText(move)}</span>`];
  const gap = move.side === 1 ? html`<span class="gap">…</span>` : nothing;
  return [html`<span class="number">${move.moveNumber}.</span>`, gap];
}

/** Scrolls the list, never the page. */
function keepInSight(list: HTMLElement): void {
  const now = list.querySelector('[aria-current="true"]');
  if (!(now instanceof HTMLElement)) {
    list.scrollTop = 0;
    return;
  }
  const top = now.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + now.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 2;
  }
}

/** Which material can force mate against the bare king: solved on demand, in a worker of its own. */
import { nothing, type TemplateResult } from "lit/html.js";
import { isMatingGame } from "../src/endings.ts";
import type { Variant } from "../src/index.ts";
import { pieceName, pieceNamed } from "./board-language.ts";
import type { EndingsMessage, EndingsRow } from "./endings-message.ts";
import endingsAddress from "./endings-worker.ts?worker&url";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { scriptAddress } from "./trusted.ts";
import { movesText } from "./words.ts";

/** Larger boards take minutes. */
const MOST_SQUARES = 64;

type Done = Extract<EndingsMessage, { type: "done" }>;
type Progress = Extract<EndingsMessage, { type: "progress" }>;

const solved = new WeakMap<Variant, Done>();

/** A card with a button that solves the endings, and then their table. */
export class EndingsCard {
  readonly #variant: Variant;
  readonly #redraw: () => void;
  /** Null while nothing is being solved. */
  #worker: Worker | null = null;
  #progress: Progress | null = null;
  /** Why it was not worked out when that was wanted. */
  #reason = "";

  constructor(variant: Variant, redraw: () => void) {
    this.#variant = variant;
    this.#redraw = redraw;
  }

  /** Ids of the pieces that cannot force mate alone with their king; none before that is known. */
  get weak(): readonly string[] {
    const rows = solved.get(this.#variant)?.rows ?? [];
    const weak = rows.filter(({ pieces, verdict }) => pieces.length === 1 && verdict === "draws");
    return weak.flatMap(({ pieces }) => pieces);
  }

  /** Nothing where games are not about the mate of one king a side. */
  template(): TemplateResult | typeof nothing {
    const variant = this.#variant;
    if (!isMatingGame(variant)) return nothing;
    return html`<section class="card">
      <h3>Endings</h3>
      <div class="endings">${this.#body(pieceName(variant.pieceTypes[variant.royal]))}</div>
    </section>`;
  }

  /** Stops what nobody waits for any more. */
  leave(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #body(royal: string): TemplateResult {
    const { files, ranks } = this.#variant.board;
    const known = solved.get(this.#variant);
    if (known) return survey(this.#variant, known);
    if (files * ranks > MOST_SQUARES) return html`<p class="note">${tooLarge(files * ranks)}</p>`;
    if (this.#worker) return this.#running();
    return html`${this.#reason ? html`<p class="note">${this.#reason}</p>` : html`<p>Which pieces force mate against a bare ${royal}?</p>`}
      <button type="button" @click=${() => void this.#solve()}>Work it out</button>`;
  }

  #running(): TemplateResult {
    const { done, total, material } = this.#progress ?? {};
    return html`<p class="note" role="status">${
      material ? t`${done} of ${total} endings solved; now ${material}.` : t`Playing every ending backwards from mate …`
    }</p>
      <progress aria-label="Endings solved" max=${total ?? nothing} value=${done ?? nothing}></progress>
      <button type="button" @click=${() => this.#stop(t`Stopped.`)}>Stop</button>`;
  }

  async #solve(): Promise<void> {
    const variant = this.#variant;
    const worker = new Worker(scriptAddress(endingsAddress), { type: "module" });
    this.#worker = worker;
    this.#progress = null;
    this.#redraw();
    worker.addEventListener("error", () => this.#stop(t`The worker that solves endings failed.`));
    worker.addEventListener("message", ({ data }: MessageEvent<EndingsMessage>) => this.#hear(data));
    const { documentOf } = await import("../src/document.ts");
    worker.postMessage({ id: variant.id, document: documentOf(variant) });
  }

  #stop(reason: string): void {
    this.leave();
    this.#reason = reason;
    this.#redraw();
  }

  #hear(message: EndingsMessage): void {
    if (message.type === "failed") {
      this.#stop(message.reason);
      return;
    }
    if (message.type === "progress") {
      this.#progress = message;
    } else {
      this.leave();
      solved.set(this.#variant, message);
    }
    this.#redraw();
  }
}

function tooLarge(squares: number): string {
  return t`Which pieces force mate is not computed here for boards of more than ${MOST_SQUARES} squares; this one has ${squares}. The command 'fairywren endings' does it.`;
}

function survey(variant: Variant, { rows, leftOut }: Done): TemplateResult {
  const left = leftOut.map(({ material, reason }) => t`${material} is left out: ${reason}.`);
  return html`${rows.length ? table(variant, rows) : html`<p>There is nothing to solve.</p>`}
    <p class="note">${[t`White, with the pieces, is to move.`, ...left].join(" ")}</p>`;
}

const TITLES = [t`With the king`, t`In general`, t`Won`, t`Longest mate`];
const VERDICTS = { wins: t`wins`, draws: t`draw`, depends: t`depends` } as const;

function table(variant: Variant, rows: readonly EndingsRow[]): TemplateResult {
  return html`<div class="table-place" tabindex="0" role="region" aria-label="Endings">
    <table>
      <thead>
        <tr>${TITLES.map((title) => html`<th scope="col">${title}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map((row) => line(variant, row))}
      </tbody>
    </table>
  </div>`;
}

function line(variant: Variant, row: EndingsRow): TemplateResult {
  const mate = row.longestMate === null ? "–" : movesText(row.longestMate);
  const cells = [VERDICTS[row.verdict], percent(row.won), mate].map((text) => html`<td>${text}</td>`);
  return html`<tr class=${row.verdict}><th scope="row">${materialOf(variant, row)}</th>${cells}</tr>`;
}

function materialOf({ pieceTypes }: Variant, { pieces: ids, shades }: EndingsRow): string {
  const names = ids.map((id) => pieceNamed(id, pieceTypes));
  const material = names.length === 2 && names[0] === names[1] ? t`two ${names[0]}s` : names.join(" + ");
  if (shades === "any") return material;
  return shades === "equal" ? t`${material}, same colours` : t`${material}, opposite colours`;
}

/** A percentage; 0 and 100 only if exact. */
function percent(share: number): string {
  const tenths = Math.round(share * 1000);
  const honest = share === 0 || share === 1 ? tenths : Math.min(Math.max(tenths, 1), 999);
  return `${honest / 10} %`;
}

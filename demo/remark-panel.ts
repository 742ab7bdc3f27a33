/** A comment on the move that is shown, and a judgement of it. */

import { live } from "lit/directives/live.js";
import { nothing, render, type TemplateResult } from "lit/html.js";
import { commentText, nagText } from "../src/notation.ts";
import { block } from "./dom.ts";
import { html } from "./html.ts";
import { JUDGEMENTS, withJudgement } from "./judgements.ts";
import { t } from "./language.ts";
import type { Session } from "./session.ts";

export class RemarkPanel {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    session.listen(() => this.#draw());
    this.#draw();
  }

  #draw(): void {
    const { current } = this.#session;
    const { move, remarks } = current;
    const text = remarks.comments
      .map(commentText)
      .filter((comment) => comment !== "")
      .join(" ");
    const write = ({ target }: Event) => this.#write((target as HTMLTextAreaElement).value.trim());
    render(
      html`<label class="field"
          ><span>${move ? t`Your note on ${move.display}` : t`Your note on the game`}</span
          ><textarea id="remark-text" class="plain" rows="2" .value=${live(text)} @change=${write}></textarea></label
        >
        ${move ? this.#judgement(remarks.nags) : nothing}`,
      block("remark"),
    );
  }

  #judgement(nags: readonly number[]): TemplateResult {
    const choose = ({ target }: Event) => {
      const { value } = target as HTMLSelectElement;
      const { current } = this.#session;
      const judged = withJudgement(nags, value === "" ? null : Number(value));
      this.#session.remark(current, { ...current.remarks, nags: judged });
    };
    return html`<label class="row lines-choice"
      ><span>This move is</span
      ><select id="remark-nag" @change=${choose}>
        <option value="" .selected=${live(!JUDGEMENTS.some(([nag]) => nags.includes(nag)))}>not judged</option>
        ${JUDGEMENTS.map(([nag, words]) => html`<option value=${nag} .selected=${live(nags.includes(nag))}>${words} ${nagText(nag)}</option>`)}
      </select></label
    >`;
  }

  /** What other programs keep in comments stays there. */
  #write(text: string): void {
    const { current } = this.#session;
    const commands = current.remarks.comments.flatMap((comment) => comment.match(/\[%[^\]]*\]/g) ?? []);
    const comments = [text, commands.join(" ")].filter((part) => part !== "");
    this.#session.remark(current, { ...current.remarks, comments });
  }
}

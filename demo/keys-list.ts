/** The page's keys, by where they work. */
import "./keys.css";
import { render, type TemplateResult } from "lit/html.js";
import { html } from "./html.ts";
import { t } from "./language.ts";

/** Keys that are pressed one or the other, and what they do. */
type Row = readonly [keys: readonly string[], does: string];

/** Where keys work, and which. */
const PLACES: readonly (readonly [place: string, rows: readonly Row[]])[] = [
  [
    t`Anywhere but in a field`,
    [
      [["←", "→"], t`one move back or forward, as the wheel over the board`],
      [[t`Home`, t`End`], t`to the start, to the end of the game`],
      [["?"], t`this list`],
      [[t`Escape`], t`closes this list, leaves the full screen`],
    ],
  ],
  [
    t`On the board`,
    [
      [["←", "→", "↑", "↓"], t`from square to square`],
      [[t`Home`, t`End`, t`Page Up`, t`Page Down`], t`to the edge of the board`],
      [[t`Enter`, t`Space`], t`picks a piece up and puts it down; under Learn, looks closer`],
      [["e4", "Nf3", "…"], t`a move, typed and then played by Enter`],
      [[t`Backspace`], t`takes the last letter back`],
      [[t`Escape`], t`puts the piece back and forgets what is typed`],
    ],
  ],
  [
    t`When the board asks`,
    [
      [["←", "→"], t`from one answer to the next`],
      [["Q", "N", "…"], t`the piece with this letter`],
      [[t`Escape`], t`takes the move back`],
    ],
  ],
  [
    t`Pieces in hand`,
    [
      [["←", "→"], t`from piece to piece`],
      [[t`Enter`, t`Space`], t`takes one, to be dropped on a square`],
    ],
  ],
  [t`Names of the panels`, [[["←", "→", t`Home`, t`End`], t`from panel to panel`]]],
  [
    t`A position that is set up`,
    [
      [["N", "n", "…"], t`places the piece with this letter, a small one for Black`],
      [["'", "!", "+"], t`makes it the piece whose letter has this sign, and back`],
      [[t`Del`], t`takes a piece off`],
      [["+", "−"], t`one more or one fewer in hand`],
    ],
  ],
  [
    t`Make`,
    [
      [[t`Ctrl Z`], t`undoes a change; on a Mac with ⌘, as all that follow`],
      [[t`Ctrl Y`, t`Ctrl Shift Z`], t`does it again`],
      [[t`Ctrl Space`], t`says what can stand here in the YAML`],
    ],
  ],
];

export function drawKeys(dialog: HTMLDialogElement): void {
  render(
    html`<div class="keys-sheet">
      <div class="row between">
        <h2 id="keys-title">Keys</h2>
        <button type="button" id="keys-close" autofocus @click=${() => dialog.close()}>Close</button>
      </div>
      ${PLACES.map(
        ([place, rows]) =>
          html`<section>
            <h3>${place}</h3>
            <dl class="keys">${rows.map(rowOf)}</dl>
          </section>`,
      )}
    </div>`,
    dialog,
  );
}

function rowOf([keys, does]: Row): TemplateResult {
  return html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${does}</dd></div>`;
}

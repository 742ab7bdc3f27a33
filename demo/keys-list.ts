/** The page's keys, by where they work. */
import "./keys.css";
import { html, render, type TemplateResult } from "lit/html.js";

/** Keys that are pressed one or the other, and what they do. */
type Row = readonly [keys: readonly string[], does: string];

/** Where keys work, and which. */
const PLACES: readonly (readonly [place: string, rows: readonly Row[]])[] = [
  [
    "Anywhere but in a field",
    [
      [["←", "→"], "one move back or forward, as the wheel over the board"],
      [["Home", "End"], "to the start, to the end of the game"],
      [["?"], "this list"],
      [["Escape"], "closes this list, leaves the full screen"],
    ],
  ],
  [
    "On the board",
    [
      [["←", "→", "↑", "↓"], "from square to square"],
      [["Home", "End", "Page Up", "Page Down"], "to the edge of the board"],
      [["Enter", "Space"], "picks a piece up and puts it down; under Learn, looks closer"],
      [["e4", "Nf3", "…"], "a move, typed and then played by Enter"],
      [["Backspace"], "takes the last letter back"],
      [["Escape"], "puts the piece back and forgets what is typed"],
    ],
  ],
  [
    "When the board asks",
    [
      [["←", "→"], "from one answer to the next"],
      [["Q", "N", "…"], "the piece with this letter"],
      [["Escape"], "takes the move back"],
    ],
  ],
  [
    "Pieces in hand",
    [
      [["←", "→"], "from piece to piece"],
      [["Enter", "Space"], "takes one, to be dropped on a square"],
    ],
  ],
  ["Names of the panels", [[["←", "→", "Home", "End"], "from panel to panel"]]],
  [
    "A position that is set up",
    [
      [["N", "n", "…"], "places the piece with this letter, a small one for Black"],
      [["'", "!", "+"], "makes it the piece whose letter has this sign, and back"],
      [["Delete"], "takes a piece off"],
      [["+", "−"], "one more or one fewer in hand"],
    ],
  ],
  [
    "Make",
    [
      [["Ctrl Z"], "undoes a change; on a Mac with ⌘, as all that follow"],
      [["Ctrl Y", "Ctrl Shift Z"], "does it again"],
      [["Ctrl Space"], "says what can stand here in the YAML"],
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

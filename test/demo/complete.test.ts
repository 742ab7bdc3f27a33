/** What the editor offers, by place. */
import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { completeVariant } from "../../demo/complete.ts";
import { bundledIds } from "../../src/index.ts";

/** Text with `|` where the person is, and what must be among the offers, or that there are none. */
const PLACES: readonly (readonly [what: string, text: string, offers: readonly string[] | null])[] = [
  ["keys of the file", "name: A\npie|", ["pieces", "setup", "castling", "extends"]],
  ["keys of a map", "about:\n  su|", ["summary", "source", "inventor", "year"]],
  ["keys of a piece in braces", "pieces:\n  rook: { letter: R, be|", ["betza", "value", "remarks"]],
  ["keys of a piece in lines", "pieces:\n  rook:\n    letter: R\n    be|", ["betza", "first-move"]],
  ["keys of a list's entry", "promotion:\n  - { pieces: [pawn], zo|", ["zone", "to", "optional"]],
  ["keys of an entry in lines", "castling:\n  - name: O-O\n    par|", ["partner", "king", "piece"]],
  ["words of a choice", "view: c|", ["square", "corner"]],
  ["the shipped variants", "extends: |", bundledIds()],
  ["nothing in a comment", "name: A # pie|", null],
  ["nothing for names", "name: A|", null],
];

describe("completion", () => {
  it.each(PLACES)("offers %s", (_, text, offers) => {
    const pos = text.indexOf("|");
    const state = EditorState.create({ doc: text.replace("|", "") });
    const result = completeVariant(new CompletionContext(state, pos, false));
    if (offers === null) expect(result).toBeNull();
    else expect(result?.options.map(({ label }) => label)).toEqual(expect.arrayContaining([...offers]));
  });
});

/**
 * The editor of variant files: line numbers, syntax colours, diagnostics in place, completion. Loaded on demand.
 *
 * It lives in a shadow tree of its own, where the editor's styles are adopted style sheets, which the page's content
 * security policy allows.
 */
import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import {
  defaultKeymap,
  history,
  historyKeymap,
  isolateHistory,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, type Diagnostic as Mark, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Text } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Diagnostic } from "../src/index.ts";
import { completeVariant } from "./complete.ts";
import { diagnosticText } from "./faults.ts";
import { t } from "./language.ts";

export interface Editor {
  /** Setting it loads another text, with an empty history. */
  text: string;
  /** The number of steps that can be undone and redone. */
  readonly history: { readonly undo: number; readonly redo: number };
  /** Replaces the text by a changed one, as one step of the history. */
  change(text: string): void;
  /** The same as a part of the step before: it is undone together with it. */
  amend(text: string): void;
  undo(): void;
  redo(): void;
  /** Shows faults in the text. */
  mark(diagnostics: readonly Diagnostic[]): void;
  /** Selects the offending text. */
  goTo(diagnostic: Diagnostic): void;
}

/** Opens the editor in an element.
 *  @param onEdit called when the person has changed the text */
export function openEditor(host: HTMLElement, onEdit: () => void): Editor {
  const root = host.attachShadow({ mode: "open" });
  const view = new EditorView({ root, parent: root, state: makeState("", onEdit) });
  return {
    get text() {
      return view.state.doc.toString();
    },
    set text(text) {
      if (text !== view.state.doc.toString()) view.setState(makeState(text, onEdit));
    },
    get history() {
      return { undo: undoDepth(view.state), redo: redoDepth(view.state) };
    },
    change(text) {
      const changes = differenceOf(view.state.doc.toString(), text);
      view.dispatch({ changes, annotations: isolateHistory.of("full"), userEvent: "input" });
    },
    amend(text) {
      const changes = differenceOf(view.state.doc.toString(), text);
      view.dispatch({ changes, userEvent: "input.type.compose" }); // the history joins such to what is before
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    mark(diagnostics) {
      view.dispatch(
        setDiagnostics(
          view.state,
          diagnostics.map((diagnostic) => markOf(diagnostic, view.state.doc)),
        ),
      );
    },
    goTo(diagnostic) {
      const { from, to } = placeOf(diagnostic, view.state.doc);
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: "center" }),
      });
      view.focus();
    },
  };
}

/** The range in which two texts differ, so that cursors and marks outside it stay. */
function differenceOf(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

function makeState(doc: string, onEdit: () => void): EditorState {
  return EditorState.create({
    doc,
    extensions: [
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      yaml(),
      syntaxHighlighting(COLOURS),
      autocompletion({ override: [completeVariant] }),
      keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
      EditorView.contentAttributes.of({ "aria-label": t`Rules in YAML`, tabindex: "0", autocapitalize: "off" }),
      EditorView.updateListener.of(({ docChanged }) => docChanged && onEdit()),
      EditorView.domEventHandlers({ beforeinput: typeOver }),
      LOOK,
    ],
  });
}

/** Browsers keep the style of replaced text in a `style` attribute, which the page's content policy refuses. */
function typeOver(event: InputEvent, view: EditorView): boolean {
  const { data, inputType } = event;
  if (inputType !== "insertText" || !data || view.composing || view.state.selection.main.empty) return false;
  event.preventDefault();
  view.dispatch(
    view.state.update(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true }),
  );
  return true;
}

function markOf(diagnostic: Diagnostic, doc: Text): Mark {
  return { ...placeOf(diagnostic, doc), severity: diagnostic.severity, message: diagnosticText(diagnostic) };
}

/** The place of a diagnostic; for faults in an inherited file, the first line. */
function placeOf({ line, column, length }: Diagnostic, doc: Text): { readonly from: number; readonly to: number } {
  const { from: start, to: end } = doc.line(Math.min(Math.max(1, line), doc.lines));
  const from = Math.min(start + column - 1, end);
  return { from, to: Math.min(from + length, doc.length) };
}

const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: "var(--quiet)", fontStyle: "italic" },
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: "var(--accent)", fontWeight: "600" },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: "var(--quiet)" },
]);

/** The page's colours, which reach into the shadow tree. */
const LOOK = EditorView.theme({
  "&": {
    height: "460px",
    border: "1px solid var(--line)",
    borderRadius: "10px",
    overflow: "hidden",
    background: "var(--card)",
    color: "var(--ink)",
    fontSize: "0.8125rem",
  },
  "&.cm-focused": { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  ".cm-scroller": { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', lineHeight: "1.55" },
  ".cm-content": { caretColor: "var(--ink)", padding: "8px 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { background: "var(--soft)", color: "var(--quiet)", border: "0" },
  ".cm-activeLine": { background: "color-mix(in srgb, var(--soft) 45%, transparent)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in srgb, var(--focus) 30%, transparent) !important",
  },
  ".cm-tooltip": {
    border: "1px solid var(--line)",
    borderRadius: "8px",
    background: "var(--card)",
    color: "var(--ink)",
    maxWidth: "340px",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--accent)", color: "var(--on-accent)" },
  ".cm-completionInfo": { padding: "8px 10px" },
  ".cm-diagnostic": { padding: "8px 12px", fontFamily: "system-ui, sans-serif", fontSize: "0.9375rem" },
  // The default markers are images inside the style sheet, which the page's content security policy refuses.
  ".cm-lint-marker-error": {
    width: "0.7em",
    height: "0.7em",
    margin: "0.4em 0 0 0.15em",
    borderRadius: "50%",
    background: "var(--fault)",
    content: "normal",
  },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--fault)" },
  ".cm-lintRange-active": { background: "var(--fault-soft)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--fault)" },
});

/** The nearest fix of a fault as an edit, offered if the fault is gone with it. */
import { type CodeAction, CodeActionKind, type Range } from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { isSentence } from "../diagnostic/error.ts";
import { placer, type Stretch, shownFaults } from "./diagnose.ts";
import type { Checked, Workspace } from "./workspace.ts";

/** The fixes of the faults in a range of a file. */
export function fixesIn(document: TextDocument, range: Range, workspace: Workspace): CodeAction[] {
  const checked = workspace.check(document);
  const placeOf = placer(document);
  const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
  return checked.diagnostics.flatMap((fault, index): CodeAction[] => {
    const place = placeOf(fault);
    const { hint } = fault;
    if (hint === null || isSentence(hint) || place.end < from || place.start > to) return [];
    if (!helps({ document, workspace, checked }, fault, place)) return [];
    return [
      {
        title: `Write '${hint}'`,
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [shownFaults(document, checked)[index]],
        edit: { changes: { [document.uri]: [{ range: rangeOf(document, place), newText: hint }] } },
      },
    ];
  });
}

interface Setting {
  readonly document: TextDocument;
  readonly workspace: Workspace;
  readonly checked: Checked;
}

/** Whether a fault is gone when its hint is written in its place, and no fault of the same kind comes up there instead. */
function helps({ document, workspace, checked }: Setting, fault: Diagnostic, place: Stretch): boolean {
  const text = document.getText();
  const mended = text.slice(0, place.start) + fault.hint + text.slice(place.end);
  const trial = TextDocument.create(document.uri, document.languageId, document.version, mended);
  const { diagnostics } = workspace.checkText(trial);
  const isThere = ({ code, line, column }: Diagnostic) =>
    code === fault.code && line === fault.line && column === fault.column;
  return !diagnostics.some(isThere) && diagnostics.every(({ code }) => code !== "syntax" || hasSyntaxFault(checked));
}

function hasSyntaxFault({ diagnostics }: Checked): boolean {
  return diagnostics.some(({ code }) => code === "syntax");
}

function rangeOf(document: TextDocument, { start, end }: Stretch): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

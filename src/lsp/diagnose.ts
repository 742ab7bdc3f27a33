/** Faults as editors show them. */
import { DiagnosticSeverity, type Diagnostic as Shown } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { sourceText } from "../definition/located.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { sentence } from "../diagnostic/error.ts";
import type { Checked } from "./workspace.ts";

/** All faults of a file, each at its place with its code, and those of the weights beside it at its beginning. */
export function shownFaults(document: TextDocument, { diagnostics, beside }: Checked): Shown[] {
  const placeOf = placer(document);
  return [
    ...diagnostics.map((fault) => shown(fault, sentence(fault), placeOf(fault))),
    ...beside.map((fault) => shown(fault, besideText(fault), { start: 0, end: 1 })),
  ].map(({ place, ...rest }) => ({
    ...rest,
    range: { start: document.positionAt(place.start), end: document.positionAt(place.end) },
  }));
}

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Finds where in a text a fault is, as offsets. Lines end as the loader counts them. */
export function placer(document: TextDocument): (fault: Diagnostic) => Stretch {
  const text = document.getText();
  const shift = text.startsWith("\ufeff") ? 1 : 0;
  const { lineStarts } = sourceText("", text.slice(shift));
  return ({ line, column, length }) => {
    const start = (lineStarts[line - 1] ?? 0) + column - 1 + shift;
    return { start, end: start + length };
  };
}

function besideText(fault: Diagnostic): string {
  return `${fault.file}:${fault.line}:${fault.column}: ${sentence(fault)}`;
}

function shown({ code, severity }: Diagnostic, message: string, place: Stretch) {
  const level = severity === "error" ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;
  return { code, message, severity: level, source: "fairywren", place };
}

/** The keys of a file as its outline, with the pieces and regions under theirs. */
import { type DocumentSymbol, SymbolKind } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Located, LocatedEntry, LocatedMap } from "../definition/located.ts";

/** The outline of a file. */
export function outlineOf(document: TextDocument, root: LocatedMap): DocumentSymbol[] {
  return [...root.entries].map(([key, entry]) => ({
    ...symbolOf(document, key, entry, SymbolKind.Property),
    children: childrenOf(document, key, entry.value),
  }));
}

const INNER: Readonly<Record<string, SymbolKind>> = { pieces: SymbolKind.Class, regions: SymbolKind.Field };

function childrenOf(document: TextDocument, key: string, value: Located): DocumentSymbol[] {
  if (!Object.hasOwn(INNER, key) || value.type !== "map") return [];
  return [...value.entries].map(([name, entry]) => symbolOf(document, name, entry, INNER[key]));
}

function symbolOf(
  document: TextDocument,
  name: string,
  { key, value }: LocatedEntry,
  kind: SymbolKind,
): DocumentSymbol {
  const at = (offset: number) => document.positionAt(offset);
  const end = Math.max(key.end, value.span.end);
  return {
    name: name || "?", // a key that is not written yet
    detail: detailOf(value),
    kind,
    range: { start: at(key.start), end: at(end) },
    selectionRange: { start: at(key.start), end: at(key.end) },
  };
}

/** A short value, or the letter and movement of a piece. */
function detailOf(value: Located): string {
  if (value.type === "scalar") return value.block ? "" : String(value.value ?? "");
  if (value.type === "list") return "";
  return ["letter", "betza"]
    .flatMap((key) => {
      const part = value.entries.get(key)?.value;
      return part?.type === "scalar" && part.value !== null ? [String(part.value)] : [];
    })
    .join(" ");
}

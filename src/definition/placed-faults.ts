import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { DefinitionComplaint, Faults, Part } from "./faults.ts";
import { errorAt, keySpanAt, type LocatedMap, type Path, type Span, spanWithin, valueAt } from "./located.ts";
import type { Resolved } from "./resolve.ts";

/** Collects the faults of a resolved document. A fault in an inherited value is shown in the document itself: where the
 *  piece that it needs is removed, or else where the parent is named. */
export function placedFaults(resolved: Resolved & { readonly root: LocatedMap }): Faults {
  const found: Diagnostic[] = [];
  const report = (span: Span, complaint: DefinitionComplaint) => found.push(place(resolved, span, complaint));
  return {
    found,
    value: (path, complaint, part) => report(valueSpan(resolved.root, path, part), complaint),
    key: (path, complaint) => report(keySpan(resolved.root, path), complaint),
    isBroken: (path) => resolved.broken.some((broken) => isWithin(broken, path)),
  };
}

function isWithin(inner: Path, outer: Path): boolean {
  return outer.every((step, index) => String(step) === String(inner[index]));
}

function place({ source, removed, extendsAt }: Resolved, span: Span, complaint: DefinitionComplaint): Diagnostic {
  if (span.source === source) return errorAt(span, complaint);
  const inherited = { ...complaint, message: `In what is inherited: ${complaint.message}` };
  const [onlyRemoved] = removed.size === 1 ? removed.values() : [];
  const cause = (complaint.piece === undefined ? undefined : removed.get(complaint.piece)) ?? onlyRemoved;
  return errorAt(cause ?? extendsAt ?? { source, start: 0, end: 1 }, inherited);
}

function valueSpan(root: LocatedMap, path: Path, part: Part | undefined): Span {
  const node = valueAt(root, path);
  if (!node) return keySpan(root, path);
  if (node.type === "scalar" && part) return spanWithin(node, part.offset, part.length);
  return node.span;
}

/** The place of the key, or of its nearest ancestor. */
function keySpan(root: LocatedMap, path: Path): Span {
  if (path.length === 0) return { ...root.span, end: root.span.start + 1 };
  return keySpanAt(root, path) ?? keySpan(root, path.slice(0, -1));
}

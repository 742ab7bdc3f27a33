import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/fault.ts";
import type { DefinitionComplaint, Faults, Part } from "./faults.ts";
import { errorAt, keySpanAt, type LocatedMap, type Path, type Span, spanWithin, valueAt } from "./located.ts";
import { MissedPieces, missedPiece } from "./missed-pieces.ts";
import type { Resolved } from "./resolve.ts";

/** The faults of a resolved document. */
export interface PlacedFaults extends Faults {
  /** What is told of them: one fault for each piece that is taken away, however often what is inherited names it. */
  told(): readonly Diagnostic[];
}

/** Collects the faults of a resolved document. A fault in an inherited value is shown in the document itself: where the
 *  piece that it needs is removed, or else where the parent is named. */
export function placedFaults(resolved: Resolved & { readonly root: LocatedMap }): PlacedFaults {
  const found: Diagnostic[] = [];
  const missed = new MissedPieces(resolved.removed);
  const report = (span: Span, path: Path, complaint: DefinitionComplaint) => {
    const stated = statedAt(resolved.root, path);
    const fault = place(resolved, { span, stated }, complaint);
    if (span.source !== resolved.source) missed.note(fault, stated, complaint);
    found.push(fault);
  };
  return {
    found,
    value: (path, complaint, part) => report(valueSpan(resolved.root, path, part), path, complaint),
    key: (path, complaint) => report(keySpan(resolved.root, path), path, complaint),
    isBroken: (path) => resolved.broken.some((broken) => isWithin(broken, path)),
    told: () => [...found.filter((fault) => !missed.has(fault)), ...missed.faults()],
  };
}

/** The key that a document has to write itself to replace the inherited value at a path: a list or a text is replaced as a whole. */
function statedAt(root: LocatedMap, path: Path): Path {
  const depth = path.findIndex((_, index) => valueAt(root, path.slice(0, index + 1))?.type !== "map");
  return depth < 0 ? path : path.slice(0, depth + 1);
}

function isWithin(inner: Path, outer: Path): boolean {
  return outer.every((step, index) => String(step) === String(inner[index]));
}

/** Where a fault is: in a text, and under which key of the document. */
interface Place {
  readonly span: Span;
  readonly stated: Path;
}

function place(
  { source, removed, extendsAt }: Resolved,
  { span, stated }: Place,
  complaint: DefinitionComplaint,
): Diagnostic {
  if (span.source === source) return errorAt(span, complaint);
  const under = stated.length === 0 ? "" : `, under ${quote(stated.join("."))}`;
  const inherited = { ...complaint, message: `In what is inherited${under}: ${complaint.message}` };
  const [onlyRemoved] = removed.size === 1 ? removed.values() : [];
  const cause = removed.get(missedPiece(removed, complaint) ?? "") ?? onlyRemoved;
  return errorAt(cause?.span ?? extendsAt ?? { source, start: 0, end: 1 }, inherited);
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

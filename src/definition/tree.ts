import { isMap, isScalar, isSeq, type ParsedNode, type YAMLMap, type YAMLSeq, Scalar as YamlScalar } from "yaml";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/fault.ts";
import { findForbidden } from "./characters.ts";
import {
  type Complaint,
  errorAt,
  type Located,
  type LocatedEntry,
  type LocatedScalar,
  type Scalar,
  type SourceText,
  type Span,
} from "./located.ts";

/** Turns a YAML node into located values. Duplicate keys, keys with a meaning in JavaScript, forbidden characters and
 *  numbers that would lose digits are reported and left out. */
export function locate(source: SourceText, node: ParsedNode, diagnostics: Diagnostic[]): Located {
  const reader = { source, diagnostics };
  return read(reader, node);
}

interface Reader {
  readonly source: SourceText;
  readonly diagnostics: Diagnostic[];
}

/** The most keys of one map and items of one list. */
const MOST_CHILDREN = 256;

function read(reader: Reader, node: unknown): Located {
  if (isMap(node)) return readMap(reader, node as YAMLMap<ParsedNode, ParsedNode | null>);
  if (isSeq(node)) return readList(reader, node as YAMLSeq<ParsedNode>);
  return readScalar(reader, node);
}

function readMap(reader: Reader, node: YAMLMap<ParsedNode, ParsedNode | null>): Located {
  const span = spanOf(reader, node);
  const entries = new Map<string, LocatedEntry>();
  if (node.items.length > MOST_CHILDREN) {
    report(reader, span, {
      code: "too-many",
      message: `A map has at most ${MOST_CHILDREN} keys; this one has ${node.items.length}.`,
    });
    return { type: "map", entries, span };
  }
  for (const { key, value } of node.items) addEntry(reader, entries, key, value);
  return { type: "map", entries, span };
}

function addEntry(reader: Reader, entries: Map<string, LocatedEntry>, key: ParsedNode, value: ParsedNode | null): void {
  const span = spanOf(reader, key);
  const name = isScalar(key) ? String(key.value) : "";
  const complaint = badKey(name, entries);
  if (complaint) report(reader, span, complaint);
  const located = value ? read(reader, value) : missingValue(span);
  if (!complaint) entries.set(name, { key: span, value: located });
}

function badKey(name: string, entries: ReadonlyMap<string, LocatedEntry>): Complaint | null {
  if (name === "<<")
    return { code: "yaml-feature", message: "Merge keys ('<<') are not read: write the keys out, or use 'extends'." };
  if (UNSAFE_KEYS.has(name)) return { code: "unsafe-key", message: `${quote(name)} may not be a key.` };
  if (entries.has(name)) return { code: "duplicate-key", message: `The key ${quote(name)} is given twice.` };
  return null;
}

const UNSAFE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

function readList(reader: Reader, node: YAMLSeq<ParsedNode>): Located {
  const span = spanOf(reader, node);
  if (node.items.length > MOST_CHILDREN) {
    report(reader, span, {
      code: "too-many",
      message: `A list has at most ${MOST_CHILDREN} items; this one has ${node.items.length}.`,
    });
    return { type: "list", items: [], span };
  }
  return { type: "list", items: node.items.map((item) => read(reader, item)), span };
}

function readScalar(reader: Reader, node: unknown): LocatedScalar {
  const scalar = isScalar(node) ? node : null;
  const span = spanOf(reader, scalar);
  const value = plainValue(scalar?.value);
  const block = scalar?.type === YamlScalar.BLOCK_LITERAL;
  const complaint = badScalar(value, scalar?.source ?? "");
  if (complaint) report(reader, span, complaint);
  return { type: "scalar", value, span, block, broken: complaint !== null };
}

function plainValue(value: unknown): Scalar {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

function badScalar(value: Scalar, written: string): Complaint | null {
  if (typeof value === "number") return badNumber(written);
  return typeof value === "string" ? (findForbidden(value)?.complaint ?? null) : null;
}

/** Only short decimal numbers are read as written: no octal, no exponent, no infinity, no lost digits. */
function badNumber(written: string): Complaint | null {
  if (/^-?(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$/.test(written)) return null;
  return { code: "number", message: `${quote(written)} is not a plain decimal number such as 8 or 3.25.` };
}

function missingValue(key: Span): LocatedScalar {
  return { type: "scalar", value: null, span: key, block: false, broken: false };
}

function spanOf({ source }: Reader, node: { readonly range?: readonly number[] | null } | null): Span {
  const [start, end] = node?.range ?? [0, 1];
  return { source, start, end: Math.max(end, start + 1) };
}

function report({ diagnostics }: Reader, span: Span, complaint: Complaint): void {
  diagnostics.push(errorAt(span, complaint));
}

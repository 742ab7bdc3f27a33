/** From text to a complete document: parsed, checked against the schema, merged with what it extends. */
import { readWarily, wrongType } from "../diagnostic/argument.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { documentsAtHand } from "./documents-at-hand.ts";
import { inherit, type RemovedPiece } from "./inherit.ts";
import { checkShapeLate } from "./late-checks.ts";
import {
  type Complaint,
  errorAt,
  type Located,
  type LocatedMap,
  type LocatedScalar,
  type Path,
  type SourceText,
  type Span,
  sourceText,
} from "./located.ts";
import { remedy } from "./not-loaded.ts";
import { parentIds } from "./parents.ts";
import { breakAt, locatedOf, type Plain, plainOf } from "./plain.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import type { ShapeCheck } from "./shape.ts";
import { parseSource } from "./source.ts";
import { violationsOf } from "./violations.ts";

export interface ReadOptions {
  /** The file's name, as diagnostics show it; its last part without the extension is the variant's id. */
  readonly file: string;
  /** Files next to this one that `extends` may name, by id; they take precedence over the bundled variants. */
  readonly siblings?: Siblings;
}

/** Texts by id, or a function from an id to its text, or null when there is none; it may know which ids there are. */
export type Siblings = Readonly<Record<string, string>> | FindSibling;

interface FindSibling {
  (id: string): string | Uint8Array | null;
  /** For the hint where one is misspelt. */
  readonly ids?: () => readonly string[];
}

export interface Resolved {
  /** The document with everything inherited; null when the text is not a YAML map or its parent cannot be read. */
  readonly document: VariantDocument | null;
  /** The same with places. Values inherited from other files keep theirs. */
  readonly root: LocatedMap | null;
  readonly source: SourceText;
  readonly diagnostics: readonly Diagnostic[];
  /** Values with reported faults, left out of the document. */
  readonly broken: readonly Path[];
  readonly removed: ReadonlyMap<string, RemovedPiece>;
  /** Where the parent is named. */
  readonly extendsAt: Span | null;
}

/** The longest chain of files that extend one another. */
export const MOST_ANCESTORS = 8;

/** Reads a document and all that it extends. Never throws on text. */
export function resolveDocument(text: string | Uint8Array, options: ReadOptions): Resolved {
  return resolveBelow(text, options, [variantId(options.file)]);
}

/** The id of what a text extends in the end that is not beside it, whatever else is wrong in it: of a shipped variant, if there is such a
 *  one. Null where it extends none. */
export function shippedParentOf(text: string | Uint8Array, { file, siblings }: ReadOptions): string | null {
  const chain = [variantId(file)];
  for (let child: string | Uint8Array | null = text; child !== null; ) {
    const id = parentOf(child, file);
    if (id === null || badParent(id, chain)) return null;
    child = siblingText(siblings, id);
    if (child === null) return id;
    chain.push(id);
  }
  return null;
}

/** The id that a text extends; null where it names none. */
function parentOf(text: string | Uint8Array, file: string): string | null {
  const { root } = parseSource(text, file);
  const named = root?.type === "map" ? root.entries.get("extends")?.value : null;
  return named?.type === "scalar" && typeof named.value === "string" ? named.value : null;
}

/** A file's name without folders and ending: the variant's id. */
export function variantId(file: string): string {
  return file.replace(/^.*[/\\]/, "").replace(/\.ya?ml$/i, "");
}

function resolveBelow(text: string | Uint8Array, options: ReadOptions, chain: readonly string[]): Resolved {
  const { source, root, diagnostics } = parseSource(text, options.file);
  if (root?.type !== "map") return unresolved(source, diagnostics);
  const shape = shapeOf(root);
  const whole = breakAt(root, shape.broken) as LocatedMap;
  const parent = findParent(whole, options, chain);
  const faults = [...diagnostics, ...shape.diagnostics, ...parent.diagnostics];
  if (parent.failed) return unresolved(source, faults);
  const inherited = inherit(parent.root, whole);
  const needless = [...inherited.needless].map(([id, span]) => errorAt(span, nothingToTake(id)));
  return {
    document: plainOf(inherited.root) as VariantDocument,
    root: inherited.root,
    source,
    diagnostics: [...faults, ...needless],
    broken: [...shape.broken, ...brokenPaths(root)],
    removed: inherited.removed,
    extendsAt: parent.at,
  };
}

/** Most documents fit, and what says why one does not is large. */
function shapeOf(root: Located): ShapeCheck {
  const violations = violationsOf(plainOf(root));
  return violations.length === 0 ? FITTING : checkShapeLate(root, violations);
}

const FITTING: ShapeCheck = { diagnostics: [], broken: [] };

function unresolved(source: SourceText, diagnostics: readonly Diagnostic[]): Resolved {
  return { document: null, root: null, source, diagnostics, broken: [], removed: new Map(), extendsAt: null };
}

function nothingToTake(id: string): Complaint {
  return { code: "nothing-to-remove", message: `${quote(id)} is taken away, but there is no such piece to inherit.` };
}

/** Values found broken while parsing. */
function brokenPaths(node: Located, path: Path = []): Path[] {
  if (node.type === "scalar") return node.broken ? [path] : [];
  if (node.type === "list") return node.items.flatMap((item, index) => brokenPaths(item, [...path, index]));
  return [...node.entries].flatMap(([key, { value }]) => brokenPaths(value, [...path, key]));
}

interface Parent {
  readonly root: LocatedMap | null;
  readonly at: Span | null;
  readonly failed: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

const NO_PARENT: Parent = { root: null, at: null, failed: false, diagnostics: [] };

function findParent(child: LocatedMap, options: ReadOptions, chain: readonly string[]): Parent {
  const named = child.entries.get("extends")?.value;
  if (!named) return NO_PARENT;
  if (named.type !== "scalar" || named.broken || typeof named.value !== "string") return { ...NO_PARENT, failed: true };
  const complaint = badParent(named.value, chain);
  return complaint ? refuse(named, complaint) : loadParent(named, named.value, options, chain);
}

function badParent(id: string, chain: readonly string[]): Complaint | null {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(id)) {
    const message = `${quote(id)} is not the id of a variant: write the name of a bundled variant, or of a file beside this one without its ending.`;
    return { code: "extends-path", message };
  }
  if (chain.includes(id)) {
    return { code: "extends-cycle", message: `The variant extends itself: ${[...chain, id].join(" extends ")}.` };
  }
  if (chain.length <= MOST_ANCESTORS) return null;
  return { code: "extends-depth", message: `More than ${MOST_ANCESTORS} files extend one another.` };
}

function loadParent(named: LocatedScalar, id: string, options: ReadOptions, chain: readonly string[]): Parent {
  const sibling = siblingText(options.siblings, id);
  if (sibling === null) return bundledParent(named, id, options);
  const parent = resolveBelow(sibling, { ...options, file: `${id}.yaml` }, [...chain, id]);
  if (parent.root && parent.diagnostics.length === 0) return { ...NO_PARENT, root: parent.root, at: named.span };
  const [first] = parent.diagnostics;
  return refuse(named, {
    code: "extends-faulty",
    message: first ? faultyParent(id, first) : `The variant ${quote(id)} is empty.`,
  });
}

/** Names the file at the end of the chain, which has the fault. */
function faultyParent(id: string, { code, file, line, column, message }: Diagnostic): string {
  return code === "extends-faulty"
    ? message
    : `The variant ${quote(id)} has faults of its own. ${file}:${line}:${column}: ${message}`;
}

function siblingText(siblings: Siblings | undefined, id: string): string | Uint8Array | null {
  const text = typeof siblings === "function" ? siblings(id) : siblings && ownText(siblings, id);
  if (text === undefined || text === null) return null;
  if (typeof text !== "string" && !ArrayBuffer.isView(text))
    throw wrongType(`text of '${id}'`, "a text or bytes", text);
  return text;
}

function ownText(texts: Readonly<Record<string, string>>, id: string): string | null {
  return readWarily("options' siblings", texts, () => (Object.hasOwn(texts, id) ? texts[id] : null));
}

function bundledParent(named: LocatedScalar, id: string, { siblings }: ReadOptions): Parent {
  const document = documentsAtHand().get(id);
  if (document) {
    const root = locatedOf(document as unknown as Plain, sourceText(`${id}.yaml`, ""));
    return { ...NO_PARENT, root: root as LocatedMap, at: named.span };
  }
  if (parentIds().includes(id)) {
    const message = `The rules of ${quote(id)} are not in this script, but beside it: ${remedy(id)}.`;
    return refuse(named, { code: "not-loaded", message });
  }
  const beside = typeof siblings === "function" ? siblings.ids?.() : Object.keys(siblings ?? {});
  const known = [...parentIds(), ...(beside ?? [])];
  const message = `There is no variant ${quote(id)}, neither bundled nor beside this file.`;
  return refuse(named, { code: "extends-unknown", message, hint: suggest(id, known) });
}

function refuse({ span }: LocatedScalar, complaint: Complaint): Parent {
  return { root: null, at: span, failed: true, diagnostics: [errorAt(span, complaint)] };
}

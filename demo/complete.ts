/** Completions at a place of a variant file: keys and words of the schema. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import schema from "../schemas/variant.schema.json";
import { bundledIds } from "../src/index.ts";

/** The parts of JSON Schema that are used here. */
interface Node {
  readonly title?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node;
  readonly else?: Node;
  readonly enum?: readonly (string | number)[];
  readonly type?: string | readonly string[];
}

const ROOT = schema as unknown as Node & { readonly definitions: Readonly<Record<string, Node>> };
const KEY = /(?:^\s*(?:- )?|[{,]\s*)([\w-]*)$/;
const VALUE = /([\w-]+):\s+([\w-]*)$/;

/** Completion for CodeMirror. */
export function completeVariant(context: CompletionContext): CompletionResult | null {
  const { text, from } = context.state.doc.lineAt(context.pos);
  const before = text.slice(0, context.pos - from);
  if (before.includes("#")) return null;
  const lines = context.state.doc.sliceString(0, from).split("\n").slice(0, -1);
  const path = pathOf(lines, before);
  return completeKey(context, before, path) ?? completeValue(context, before, path);
}

function completeKey(context: CompletionContext, before: string, path: readonly string[]): CompletionResult | null {
  const typed = KEY.exec(before)?.[1];
  if (typed === undefined || (typed === "" && !context.explicit)) return null;
  const { properties = {} } = nodeAt(path) ?? {};
  const options = Object.entries(properties).map(([key, node]): Completion => {
    const { title, description } = resolve(node);
    return { label: key, type: "property", detail: title, info: description, apply: `${key}: ` };
  });
  return options.length ? { from: context.pos - typed.length, options } : null;
}

function completeValue(context: CompletionContext, before: string, path: readonly string[]): CompletionResult | null {
  const [, key = "", typed = ""] = VALUE.exec(before) ?? [];
  if (!key) return null;
  const words = key === "extends" ? bundledIds() : (nodeAt([...path, key])?.enum ?? []);
  const options = words.map((word): Completion => ({ label: String(word), type: "constant" }));
  return options.length ? { from: context.pos - typed.length, options } : null;
}

/** The keys above a place, by indentation and by a brace left open on its line. */
function pathOf(lines: readonly string[], before: string): string[] {
  const path: string[] = [];
  let indent = indentOf(before);
  for (const line of [...lines].reverse()) {
    const key = /^\s*(?:- )?([\w-]+):\s*(?:#.*)?$/.exec(line)?.[1];
    if (key === undefined || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    path.unshift(key);
  }
  const opened = /(?:([\w-]+):\s*)?\{[^}]*$/.exec(before)?.[1];
  return opened === undefined ? path : [...path, opened];
}

/** A dash counts as another level of indentation. */
function indentOf(line: string): number {
  return /^\s*(?:- )?/.exec(line)?.[0].length ?? 0;
}

function nodeAt(path: readonly string[]): Node | null {
  let node: Node = ROOT;
  for (const key of path) {
    const { properties, additionalProperties } = resolve(node);
    const next = properties?.[key] ?? additionalProperties;
    if (typeof next !== "object") return null;
    node = next;
  }
  return resolve(node);
}

/** Follows references, lists to their items, and alternatives to the one that is a map. */
function resolve(node: Node): Node {
  if (node.$ref) {
    const named = ROOT.definitions[node.$ref.replace("#/definitions/", "")];
    return named ? { ...resolve(named), ...(node.description ? { description: node.description } : {}) } : node;
  }
  if (node.else && !node.properties) return resolve(node.else);
  return node.items && !node.properties ? resolve(node.items) : node;
}

/**
 * Which files are variants: others are left alone. A `$schema` of the first lines decides, either way; then the language that
 * the editor gives the file; then the name; and of any other YAML its keys.
 */

import { nameOfBundled } from "../definition/library.ts";
import type { LocatedMap } from "../definition/located.ts";
import { sketchOf } from "../definition/sketch.ts";
import { parentId } from "./army.ts";
import { partsAt } from "./schema.ts";

/** The language of variant files, for editors that have one for them. */
export const LANGUAGE = "fairywren";

/** Comments and blank lines, and in one of them the address of a schema. */
const SCHEMA_LINE = /^(?:\ufeff?[ \t]*(?:#.*)?\r?\n)*?\ufeff?[ \t]*#[ \t]*yaml-language-server:[ \t]*\$schema=(\S*)/;

/** A file that an editor has open. */
export interface OpenFile {
  readonly uri: string;
  /** As the editor calls it. */
  readonly languageId: string;
  getText(): string;
}

/** What is known of a file besides its text. */
export interface Circumstances {
  /** Whether it was a variant's before the last change: a word that is half written does not end that. */
  readonly wasVariant: boolean;
  /** Whether a file with an id lies beside it. */
  readonly isBeside: (id: string) => boolean;
}

/** Whether a file is a variant's. */
export function isVariantFile(file: OpenFile, { wasVariant, isBeside }: Circumstances): boolean {
  const { uri, languageId } = file;
  const text = file.getText();
  const schema = SCHEMA_LINE.exec(text.slice(0, 2048))?.[1];
  if (schema !== undefined) return /(^|[/\\])variant\.schema\.json$|fairywren\/schema$/.test(schema);
  if (wasVariant || languageId === LANGUAGE || /\.fairywren\.ya?ml$/i.test(uri)) return true;
  return /\.ya?ml$/i.test(uri) && hasKeysOfVariant(sketchOf(text, "variant.yaml").root, isBeside);
}

/** Pieces, or a variant that is extended or none yet, and mostly keys that variants have. */
function hasKeysOfVariant(root: LocatedMap, isBeside: Circumstances["isBeside"]): boolean {
  const keys = [...root.entries.keys()];
  const known = keys.filter((key) => partsAt([key]).length > 0);
  const extended = parentId(root);
  const isKnown = extended === null || nameOfBundled(extended) !== null || isBeside(extended);
  const isBegun = root.entries.has("extends") && isKnown;
  const isOfVariant = keys.includes("pieces") || isBegun;
  return isOfVariant && 2 * known.length > keys.length;
}

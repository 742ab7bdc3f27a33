/** Variants from files: the loader, with the files beside one that `extends` may name. */
import { dirname, join } from "node:path";
import type { ReadVariant } from "../definition/read.ts";
import { examineVariant } from "../engine/examine.ts";
import { isThere, readFileStart } from "./file.ts";

/** Reads a variant file. Never throws.
 *  @param sources takes the texts that diagnostics point into */
export function readVariantFile(path: string, sources: Map<string, string>): ReadVariant {
  const content = readFileStart(path);
  if (!content.ok) return { variant: null, diagnostics: [content.diagnostic] };
  sources.set(path, new TextDecoder().decode(content.bytes));
  const siblings = (id: string) => siblingText(dirname(path), id, sources);
  return examineVariant(content.bytes, { file: path, siblings });
}

const ENDINGS = [".yaml", ".yml"] as const;

function siblingText(folder: string, id: string, sources: Map<string, string>): Uint8Array | null {
  const path = ENDINGS.map((ending) => join(folder, id + ending)).find(isThere);
  const content = path === undefined ? null : readFileStart(path);
  if (!content?.ok) return null;
  sources.set(`${id}.yaml`, new TextDecoder().decode(content.bytes));
  return content.bytes;
}

/** Reads variants from files, with the files next to them that `extends` may name. */
import { dirname, join } from "node:path";
import type { ReadVariant } from "../definition/read.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { examineVariant } from "../engine/examine.ts";
import { idsBeside, isThere, readFileStart } from "./file.ts";

/** Reads a variant file. Never throws.
 *  @param sources collects the texts that diagnostics refer to */
export function readVariantFile(path: string, sources: Map<string, string>): ReadVariant {
  const content = readFileStart(path);
  if (!content.ok) return { variant: null, diagnostics: [content.diagnostic] };
  sources.set(path, new TextDecoder().decode(content.bytes));
  const unread: Diagnostic[] = [];
  const textOf = (id: string) => siblingText(dirname(path), id, { sources, unread });
  const siblings = Object.assign(textOf, { ids: () => idsBeside(path) });
  const read = examineVariant(content.bytes, { file: path, siblings });
  return unread.length === 0 ? read : { variant: null, diagnostics: [...unread, ...read.diagnostics] };
}

interface Found {
  readonly sources: Map<string, string>;
  /** Why existing files could not be read. */
  readonly unread: Diagnostic[];
}

const ENDINGS = [".yaml", ".yml"] as const;

function siblingText(folder: string, id: string, { sources, unread }: Found): Uint8Array | null {
  const path = ENDINGS.map((ending) => join(folder, id + ending)).find(isThere);
  const content = path === undefined ? null : readFileStart(path);
  if (!content) return null;
  if (!content.ok) {
    unread.push(content.diagnostic);
    return null;
  }
  sources.set(`${id}.yaml`, new TextDecoder().decode(content.bytes));
  return content.bytes;
}

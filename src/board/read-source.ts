/** Reads a variant file for a board. Contains the YAML reader, so it is loaded on demand. */
import { renderReport } from "../diagnostic/render.ts";
import { loadExamined } from "../engine/examine-late.ts";
import type { Variant } from "../variant/variant.ts";
import { fetchFile, nameOf } from "./fetch-file.ts";
import { FileError } from "./file-error.ts";
import type { RulesSource } from "./source.ts";

/** The file name of text inside an element; its lines count from the script's tag. */
const INLINE_FILE = "inline.yaml";

/** The variant described by a file or by text inside the element. It may extend a shipped one.
 *  @throws {FairywrenError} `file-not-found`, `file-unreadable`; {FileError} with every fault of the file */
export async function readSource(source: Exclude<RulesSource, { kind: "shipped" }>): Promise<Variant> {
  if (source.kind === "text") return readText(source.text, INLINE_FILE);
  return readText(await fetchFile(source.address), nameOf(source.address));
}

async function readText(text: string | Uint8Array, file: string): Promise<Variant> {
  const { variant, diagnostics } = await loadExamined(text, { file });
  if (variant) return variant;
  const shown = typeof text === "string" ? text : new TextDecoder().decode(text);
  throw new FileError(
    diagnostics,
    renderReport(diagnostics, (name) => (name === file ? shown : null)),
  );
}

/** Reads a variant file for a board. Contains the YAML reader, so it is loaded on demand. */
import { fetchBundled } from "../definition/library.ts";
import type { ReadVariant } from "../definition/read.ts";
import { parentOf } from "../definition/resolve.ts";
import { quote } from "../diagnostic/fault.ts";
import { renderReport } from "../diagnostic/render.ts";
import { examineVariant } from "../engine/examine.ts";
import { loadKernels } from "../engine/load-kernels.ts";
import { misuse } from "../engine/refuse.ts";
import type { Variant } from "../variant/variant.ts";
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
  await fetchParent(text, file);
  const { variant, diagnostics } = await examineLoaded(text, file);
  if (variant) return variant;
  const shown = typeof text === "string" ? text : new TextDecoder().decode(text);
  throw new FileError(
    diagnostics,
    renderReport(diagnostics, (name) => (name === file ? shown : null)),
  );
}

/** Examines a file once the kernel that its rules need is at hand. */
async function examineLoaded(text: string | Uint8Array, file: string): Promise<ReadVariant> {
  const read = examineVariant(text, { file });
  if (read.diagnostics.every(({ code }) => code !== "not-loaded")) return read;
  await loadKernels();
  return examineVariant(text, { file });
}

/** Fetches the shipped variant that a file extends where that one has to be fetched. */
async function fetchParent(text: string | Uint8Array, file: string): Promise<void> {
  const parent = parentOf(text, file);
  if (parent !== null) await fetchBundled(parent);
}

async function fetchFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(new URL(address, document.baseURI)).catch(() => null);
  const named = `The file ${quote(address)} of the attribute 'src'`;
  if (answer === null) {
    const way =
      "A page opened from a folder, without a server, cannot fetch files: write the rules inside the element.";
    throw misuse("file-unreadable", `${named} could not be fetched. ${way}`, nameOf(address));
  }
  if (answer.status === 404) throw misuse("file-not-found", `${named} is not there.`, nameOf(address));
  if (!answer.ok) {
    throw misuse(
      "file-unreadable",
      `${named} could not be loaded: the server answered ${answer.status}.`,
      nameOf(address),
    );
  }
  return new Uint8Array(await answer.arrayBuffer());
}

/** The last part of the address, from which the variant's id is made. */
function nameOf(address: string): string {
  const { pathname } = new URL(address, document.baseURI);
  return decodeURIComponent(pathname.split("/").at(-1) ?? "") || "variant.yaml";
}

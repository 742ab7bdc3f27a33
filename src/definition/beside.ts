/**
 * What lies beside the one script for pages: the variants and kernels that are not in it, each a file of data that is
 * fetched when it is first asked for, from the address that the script itself came from. No other program has anything
 * beside it.
 *
 * These files are data, never code: a variant is checked like any document, and a kernel can reach nothing outside itself.
 * What boards need rarely, and the faces of rules that only rich kernels know, are one file of code, see `parts-beside.ts`.
 */
import { checkText, misuse, wrongType } from "../diagnostic/argument.ts";
import type { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";

/** The folder of these files, beside the script. */
const FOLDER = "cdn/";
/** A server that has not answered by then counts as silent. */
const PATIENCE_MS = 30_000;

let home: string | null = null;
let ownVersion = "";
/** Files that were fetched or are on their way; one that failed is fetched anew when it is next asked for. */
const files = new Map<string, Promise<unknown>>();

/** Says where this script came from, so that what lies beside it is found.
 *  @param script its address; null where nothing tells it
 *  @param version that the files must be of */
export function lieBeside(script: string | null, version: string): void {
  home = script;
  ownVersion = version;
}

/** Says where `cdn.js` lies, for a page in which the script cannot know it: one that imports it as a module, or has it
 *  built into another script. Variants that are not inside are fetched from the folder `cdn` beside it.
 *  @param address relative ones start from the page's
 *  @throws {FairywrenError} `wrong-type`
 *  @example
 *  fairywren.loadFrom("https://example.org/fairywren/cdn.js");
 */
export function loadFrom(address: string): void {
  checkText("address of the script", address);
  const from = globalThis.document?.baseURI;
  if (!URL.canParse(address, from)) throw wrongType("address of the script", "the address of a file", address);
  home = new URL(address, from).href;
}

/** A file beside the script.
 *  @param path from the folder of these files
 *  @throws {FairywrenError} `not-loaded` where the script does not know its address; `file-not-found`,
 *    `file-unreadable` */
export function fetchBeside(path: string): Promise<unknown> {
  const known = files.get(path);
  if (known) return known;
  const file = fetchFile(path);
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
}

async function fetchFile(path: string): Promise<unknown> {
  const address = addressBeside(path);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  if (answer === null) throw unreadable(address, `could not be fetched${reasonOf(address)}`);
  if (answer.status === 404) throw misuse("file-not-found", `${named(address)} is not there: ${COPY}.`, address);
  if (!answer.ok) throw unreadable(address, `could not be loaded: the server answered ${answer.status}`);
  const content = await answer.json().catch(() => null);
  if (content?.fairywren === ownVersion) return content;
  throw otherVersion(address);
}

const COPY = `the folder ${quote(FOLDER)} of the package belongs beside the script`;

/** Where a file beside the script is.
 *  @throws {FairywrenError} `not-loaded` where the script does not know its own address */
export function addressBeside(path: string): string {
  if (home !== null && URL.canParse(FOLDER, home)) return new URL(FOLDER + path, home).href;
  const message = `${quote(path)} is not in this script, and the script does not know where it came from: call fairywren.loadFrom with its address first.`;
  throw misuse("not-loaded", message, "<script>");
}

function reasonOf(address: string): string {
  return new URL(address).protocol === "file:"
    ? ". A script opened from a folder, without a server, cannot fetch files: load it from a server"
    : "";
}

function named(address: string): string {
  return `The file ${quote(address)} beside the script`;
}

/** The refusal of a file that another version of the script belongs to. */
export function otherVersion(address: string): FairywrenError {
  return unreadable(address, `is not of this script's version, ${ownVersion}: ${COPY}`);
}

/** The refusal of a file beside the script. */
export function unreadable(address: string, why: string): FairywrenError {
  return misuse("file-unreadable", `${named(address)} ${why}.`, address);
}

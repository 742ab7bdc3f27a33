/** Reads files from outside: never more than they may have. */
import { closeSync, constants, existsSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { wholeFault } from "./refuse.ts";

export type FileContent =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/** Variant files have at most 64 KB; reading a little more lets the loader see that one is too long. */
const MOST_BYTES = 64 * 1024 + 4096;

/** The beginning of a file. Never throws.
 *  @param most how many bytes are read; by default somewhat more than a variant file may have */
export function readFileStart(path: string, most = MOST_BYTES): FileContent {
  if (path.includes("\0")) return { ok: false, diagnostic: unreadable(path, "EINVAL") };
  try {
    return { ok: true, bytes: readStart(path, most) };
  } catch (error) {
    return { ok: false, diagnostic: unreadable(path, codeOf(error)) };
  }
}

export type TextContent =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/** A whole file of text, however long. Never throws.
 *  @param what is wanted there, such as `a journal` */
export function readWholeText(path: string, what: string): TextContent {
  if (path.includes("\0")) return { ok: false, diagnostic: unreadable(path, "EINVAL", what) };
  try {
    return { ok: true, text: readWhole(path) };
  } catch (error) {
    return { ok: false, diagnostic: unreadable(path, codeOf(error), what) };
  }
}

/** The names in the folder of a path, of those that are one plain word; none where it cannot be read. */
export function namesBeside(path: string): string[] {
  try {
    return readdirSync(dirname(path)).filter((name) => !/\p{C}/u.test(name));
  } catch {
    return [];
  }
}

/** The ids of the variant files in the folder of a path, itself left out. */
export function idsBeside(path: string): string[] {
  const files = namesBeside(path).filter((name) => /\.ya?ml$/i.test(name) && name !== basename(path));
  return files.map((name) => name.replace(/\.ya?ml$/i, "")).filter((id) => VARIANT_ID.test(id));
}

/** What `extends` may name. */
export const VARIANT_ID = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Whether a path exists. */
export function isThere(path: string): boolean {
  return !path.includes("\0") && existsSync(path);
}

/** The system's code for an error, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return typeof code === "string" ? code : "unknown";
}

function readWhole(path: string): string {
  const file = openSync(path, AT_ONCE);
  try {
    refuseUnlessFile(file);
    return readFileSync(file, "utf8");
  } finally {
    closeSync(file);
  }
}

function readStart(path: string, most: number): Uint8Array {
  const file = openSync(path, AT_ONCE);
  try {
    refuseUnlessFile(file);
    const bytes = new Uint8Array(most);
    let length = 0;
    for (let read = -1; read !== 0 && length < most; length += read) {
      read = readSync(file, bytes, length, most - length, null);
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/** Without O_NONBLOCK, opening a pipe would wait for a writer; systems that lack it have no such pipes. */
const AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/** Folders, pipes and devices can be opened like files. */
function refuseUnlessFile(file: number): void {
  const stats = fstatSync(file);
  if (stats.isFile()) return;
  throw Object.assign(new Error(), { code: stats.isDirectory() ? "EISDIR" : NO_FILE });
}

/** Code of failures that have no code of the system. */
const NO_FILE = "no file";

const REASONS: Readonly<Record<string, readonly [code: string, reason: string]>> = {
  ENOENT: ["file-not-found", "There is no such file"],
  ENOTDIR: ["file-not-found", "There is no such file"],
  [NO_FILE]: ["file-is-special", "This is a pipe, a socket or a device, not "],
  ENXIO: ["file-is-special", "This is a pipe, a socket or a device, not "],
  EISDIR: ["file-is-folder", "This is a folder, not "],
  EACCES: ["file-unreadable", "You do not have permission to read the file"],
  EPERM: ["file-unreadable", "You do not have permission to read the file"],
  ENAMETOOLONG: ["file-not-found", "There is no such file: the name is too long"],
  EINVAL: ["file-not-found", "There is no such file: the name holds a character that no file name has"],
};

function unreadable(path: string, systemCode: string, what = "a variant file"): Diagnostic {
  const [code, reason] = REASONS[systemCode] ?? ["file-unreadable", `The file cannot be read (${systemCode})`];
  const wanted = reason.endsWith("not ") ? what : "";
  const near = code === "file-not-found" ? suggest(basename(path), namesBeside(path)) : null;
  const hint = near && path.slice(0, path.length - basename(path).length) + near;
  return wholeFault(code, path, `${reason}${wanted}: ${quote(path)}.`, hint);
}

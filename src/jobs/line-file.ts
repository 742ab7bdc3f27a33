/**
 * A file to which lines are added as work is done, so that a run that was cut off can go on: journals and ledgers. Such a run
 * leaves at most half a line at the end, which is taken away.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { misuse } from "../diagnostic/argument.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";

export class LineFile {
  readonly path: string;
  /** What was in the file when it was opened: whole lines, and null where there was no file. */
  readonly text: string | null;
  /** Whether there was no letter in it, not even half a line. */
  readonly isEmpty: boolean;

  /** Reads a file. Half a line stays in it until something is written.
   *  @param what is wanted there, such as `a journal`
   *  @throws {FairywrenError} `file-is-folder`, `file-is-special`, `file-unreadable` */
  constructor(path: string, what: string) {
    this.path = path;
    const text = existsSync(path) ? readWhole(path, what) : null;
    this.isEmpty = text === null || text === "";
    this.text = text === null ? null : text.slice(0, text.lastIndexOf("\n") + 1);
  }

  /** The whole lines, without their ends. */
  get lines(): string[] {
    return this.text === null ? [] : this.text.split("\n").slice(0, -1);
  }

  /** Goes on behind the text that was read, or behind so many of its letters.
   *  @throws {FairywrenError} `file-unwritable` */
  goOn(letters = this.text?.length ?? 0): void {
    const bytes = Buffer.byteLength((this.text ?? "").slice(0, letters));
    this.#attempt(() => truncateSync(this.path, bytes));
  }

  /** Begins the file anew with some lines, each with its end. @throws {FairywrenError} `file-unwritable` */
  begin(lines: string): void {
    this.#attempt(() => writeFileSync(this.path, lines));
  }

  /** The same, and the folder that the file lies in is made. @throws {FairywrenError} `file-unwritable` */
  beginWithFolder(lines: string): void {
    this.#attempt(() => mkdirSync(dirname(this.path), { recursive: true }));
    this.begin(lines);
  }

  /** Puts other lines in the place of all: whole or not at all. @throws {FairywrenError} `file-unwritable` */
  replace(lines: string): void {
    const beside = `${this.path}.new`;
    this.#attempt(() => {
      writeFileSync(beside, lines);
      renameSync(beside, this.path);
    });
  }

  /** Adds a line, with its end. @throws {FairywrenError} `file-unwritable`, on a full disk for instance: what was kept before is not lost */
  add(line: string): void {
    this.#attempt(() => appendFileSync(this.path, line));
  }

  #attempt(write: () => void): void {
    try {
      write();
    } catch (error) {
      throw unwritable(this.path, error);
    }
  }
}

/** Why a file cannot be written. */
export function unwritable(path: string, error: unknown): FairywrenError {
  const code = codeOf(error);
  const reason = code === "ENOSPC" ? "the disk is full: what was kept before stays" : code;
  const folder = code === "ENOENT" ? " The folder of it does not exist." : "";
  return misuse("file-unwritable", `${quote(path)} cannot be written (${reason}).${folder}`, plain(path));
}

function readWhole(path: string, what: string): string {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw refusal("file-is-folder", path, `This is a folder, not ${what}`);
    if (!stats.isFile()) throw refusal("file-is-special", path, `This is a pipe, a socket or a device, not ${what}`);
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof FairywrenError) throw error;
    throw refusal("file-unreadable", path, `The file cannot be read (${codeOf(error)})`);
  }
}

function refusal(code: string, path: string, reason: string): FairywrenError {
  return misuse(code, `${reason}: ${quote(path)}.`, plain(path));
}

/** A path as the name in a diagnostic. */
function plain(path: string): string {
  return path.replace(/\p{C}/gu, "\u{FFFD}");
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

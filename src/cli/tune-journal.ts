/** The file in which a tuning keeps what it has played. */
import { appendFileSync, truncateSync, writeFileSync } from "node:fs";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { EMPTY_JOURNAL, type Journal, type JournalKey, journalHead, readJournal } from "../tune/journal.ts";
import { codeOf, isThere, readWholeText } from "./file.ts";
import { wholeFault } from "./refuse.ts";

export class JournalFile {
  readonly path: string;
  /** What earlier runs have played. */
  readonly journal: Journal;
  /** What was found of an older journal, in words; null for nothing to tell. */
  readonly remark: string | null;

  /** Goes on with the file's games where they are of the same key, and else begins anew.
   *  @throws {FairywrenError} `journal-foreign` for a file that is no journal, `file-unreadable`, `file-unwritable` */
  constructor(path: string, key: JournalKey) {
    this.path = path;
    const text = isThere(path) ? textOf(path) : "";
    const found = text === "" ? null : readJournal(text, key);
    if (found?.type === "foreign") throw new FairywrenError([foreign(path)]);
    this.journal = found?.type === "same" ? found.journal : EMPTY_JOURNAL;
    this.remark = found?.type === "other" ? remarkOn(path, found.differs) : null;
    if (found?.type === "same") attempt(path, () => truncateSync(path, bytesOf(text.slice(0, found.whole))));
    else attempt(path, () => writeFileSync(path, journalHead(key)));
  }

  /** @throws {FairywrenError} `file-unwritable`, on a full disk for instance: what was kept before is not lost */
  add(line: string): void {
    attempt(this.path, () => appendFileSync(this.path, line));
  }
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

function textOf(path: string): string {
  const content = readWholeText(path, "a journal");
  if (!content.ok) throw new FairywrenError([content.diagnostic]);
  return content.text;
}

function attempt(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new FairywrenError([unwritable(path, error)]);
  }
}

/** Why a file cannot be written. */
export function unwritable(path: string, error: unknown): Diagnostic {
  const code = codeOf(error);
  const reason = code === "ENOSPC" ? "the disk is full: what was played before is kept" : code;
  const folder = code === "ENOENT" ? ` The folder of it does not exist.` : "";
  return wholeFault("file-unwritable", path, `${quote(path)} cannot be written (${reason}).${folder}`);
}

function foreign(path: string): Diagnostic {
  const message = `${quote(path)} is no journal of a tuning, and was not changed: move it away, or name another place with --journal.`;
  return wholeFault("journal-foreign", path, message);
}

const WORDS: Readonly<Record<keyof JournalKey, string>> = {
  version: "another version of fairywren",
  evaluation: "another evaluation",
  rules: "other rules",
  weights: "other weights to play with",
  nodes: "other --nodes",
  seed: "another --seed",
};

function remarkOn(path: string, differs: readonly (keyof JournalKey)[]): string {
  return `${path} has games with ${differs.map((name) => WORDS[name]).join(", ")}: it begins anew.`;
}

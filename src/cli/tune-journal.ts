/** The file in which a tuning keeps what it has played. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { LineFile } from "../jobs/line-file.ts";
import { EMPTY_JOURNAL, type Journal, type JournalKey, journalHead, readJournal } from "../tune/journal.ts";
import { wholeFault } from "./refuse.ts";

export class JournalFile {
  readonly path: string;
  /** What earlier runs have played. */
  readonly journal: Journal;
  /** What was found of an older journal, in words; null for nothing to tell. */
  readonly remark: string | null;
  readonly #file: LineFile;

  /** Goes on with the file's games where they are of the same key, and else begins anew.
   *  @throws {FairywrenError} `journal-foreign` for a file that is no journal; what `LineFile` throws */
  constructor(path: string, key: JournalKey) {
    this.path = path;
    this.#file = new LineFile(path, "a journal");
    const { text } = this.#file;
    const found = text === null || text === "" ? null : readJournal(text, key);
    if (found?.type === "foreign" || (found === null && !this.#file.isEmpty)) throw new FairywrenError([foreign(path)]);
    this.journal = found?.type === "same" ? found.journal : EMPTY_JOURNAL;
    this.remark = found?.type === "other" ? remarkOn(path, found.differs) : null;
    if (found?.type === "same") this.#file.goOn(found.whole);
    else this.#file.begin(journalHead(key));
  }

  /** @throws {FairywrenError} `file-unwritable` */
  add(line: string): void {
    this.#file.add(line);
  }
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

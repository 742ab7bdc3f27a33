/** A copy of the tree in which faults are put: whatever interrupts the report, the tree itself is never changed. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { KERNELS } from "../../assembly/kernels.mjs";

/** Not copied: what is large, and what is made anew when it is wanted. */
const LEFT_OUT = [".git", "node_modules", "bench/node_modules", "dist", "build", "coverage"];
/** Of what was built: the stamps, and what they stand for, so that a step is skipped while its source is the same. */
export const BUILT = ["build/stamps.json", ...KERNELS.map((name) => `build/kernel.${name}.wasm`)];

export class Copy {
  readonly folder: string;
  /** What a file was before it was first written; null where there was none. */
  readonly #originals = new Map<string, Buffer | null>();

  constructor(root: string) {
    this.folder = mkdtempSync(path.join(tmpdir(), "mutants-"));
    cpSync(root, this.folder, { recursive: true, filter: (file) => !LEFT_OUT.includes(path.relative(root, file)) });
    mkdirSync(path.join(this.folder, "build"));
    for (const file of BUILT) if (existsSync(path.join(root, file))) cpSync(path.join(root, file), this.#at(file));
    symlinkSync(path.join(root, "node_modules"), path.join(this.folder, "node_modules"), "dir");
  }

  read(file: string): string {
    return readFileSync(this.#at(file), "utf8");
  }

  write(file: string, text: string): void {
    this.keep(file);
    writeFileSync(this.#at(file), text);
  }

  /** Remembers a file that is about to be written by somebody else. */
  keep(file: string): void {
    if (!this.#originals.has(file))
      this.#originals.set(file, existsSync(this.#at(file)) ? readFileSync(this.#at(file)) : null);
  }

  /** All files that are kept as they were. */
  restore(): void {
    for (const [file, bytes] of this.#originals) {
      if (bytes === null) rmSync(this.#at(file), { force: true });
      else writeFileSync(this.#at(file), bytes);
    }
  }

  remove(): void {
    // a program that has just been ended may still be writing
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  #at(file: string): string {
    return path.join(this.folder, file);
  }
}

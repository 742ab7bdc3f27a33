/** A copy of the tree in which faults are put: whatever interrupts the report, the tree itself is never changed. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Not copied: what is large, and what is made anew when it is wanted. */
const LEFT_OUT = [".git", "node_modules", "dist", "build", "coverage"];
/** Of what was built: the stamps, and what they stand for, so that a step is skipped while its source is the same. */
const BUILT = ["build/stamps.json", "build/kernel.narrow.wasm", "build/kernel.wide.wasm"];

export class Copy {
  readonly folder: string;
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
    this.folder = mkdtempSync(path.join(tmpdir(), "mutants-"));
    cpSync(root, this.folder, { recursive: true, filter: (file) => !LEFT_OUT.includes(path.relative(root, file)) });
    mkdirSync(path.join(this.folder, "build"));
    for (const file of BUILT) if (existsSync(path.join(root, file))) this.restore(file);
    symlinkSync(path.join(root, "node_modules"), path.join(this.folder, "node_modules"), "dir");
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
  }

  /** As it is in the tree. */
  restore(file: string): void {
    cpSync(path.join(this.#root, file), path.join(this.folder, file));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The tree in which faults are put is a copy: the tree itself is never written to. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Copy } from "../../bench/mutate/copy.ts";

let root: string;
let copy: Copy;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "tree-"));
  for (const folder of ["src", "node_modules", "dist", ".git"]) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, "src/a.ts"), "one");
  writeFileSync(path.join(root, "dist/a.js"), "built");
  copy = new Copy(root);
});

afterEach(() => {
  copy.remove();
  rmSync(root, { recursive: true });
});

describe("a copy of the tree", () => {
  it("has the source, and neither history nor what is built from it", () => {
    expect(copy.read("src/a.ts")).toBe("one");
    for (const name of [".git", "dist"]) expect(existsSync(path.join(copy.folder, name))).toBe(false);
    expect(existsSync(path.join(copy.folder, "node_modules"))).toBe(true);
  });

  it("is written to alone, and comes back to what it was", () => {
    copy.keep("src/made.ts");
    copy.write("src/a.ts", "two");
    writeFileSync(path.join(copy.folder, "src/made.ts"), "made of it");
    expect(readFileSync(path.join(root, "src/a.ts"), "utf8")).toBe("one");
    copy.restore();
    expect(copy.read("src/a.ts")).toBe("one");
    expect(existsSync(path.join(copy.folder, "src/made.ts"))).toBe(false);
  });

  it("is gone in the end, and the tree is as it was", () => {
    copy.remove();
    expect(existsSync(copy.folder)).toBe(false);
    expect(readFileSync(path.join(root, "src/a.ts"), "utf8")).toBe("one");
    expect(existsSync(path.join(root, "node_modules"))).toBe(true);
  });
});

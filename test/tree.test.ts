/** What git keeps: what people write, and of what programs make only what is named here. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { OF_KERNELS, OF_SCHEMA } from "../generated.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Made by a program and committed all the same, and why. */
const KEPT: Readonly<Record<string, string>> = {
  "docs/rule-sets.md": "is the result of hours of games",
  "docs/variants.md": "is read online",
  "schemas/README.md": "is read online",
  "src/compile/multipliers.narrow.ts": "is the result of a long search",
  "src/compile/multipliers.wide.ts": "is the result of a long search",
};
/** How a file that a program makes begins. */
const MADE = /^\W*(?:# .*\s+)?(?:Made|Generated) by\b/;

/** A package or a copy of the tree has no history. */
describe.skipIf(!existsSync(path.join(ROOT, ".git")))("what git keeps", () => {
  const files = list();

  it("is nothing that git ignores", () => expect(list("--cached", "--ignored", "--exclude-standard")).toEqual([]));

  it("is nothing that a program makes, but for what is named here", () => {
    const made = files.filter((file) => MADE.test(readFileSync(path.join(ROOT, file), "latin1").slice(0, 200)));
    expect(made).toEqual(Object.keys(KEPT));
  });

  it("is no source that the build makes, and those all say so", () => {
    const sources = [...OF_KERNELS, ...OF_SCHEMA];
    expect(files.filter((file) => sources.includes(file))).toEqual([]);
    for (const file of sources) expect(readFileSync(path.join(ROOT, file), "utf8")).toMatch(MADE);
  });
});

function list(...options: readonly string[]): string[] {
  const text = execFileSync("git", ["ls-files", "-z", ...options], { cwd: ROOT, encoding: "utf8" });
  return text.split("\0").filter((file) => file !== "" && existsSync(path.join(ROOT, file)));
}

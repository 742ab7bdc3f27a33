/** What `npm run prove` found, as the smallest files that showed it: each stays mended. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { examineVariant } from "../../src/yaml.ts";
import { duel } from "../generated/duel.ts";

const FOLDER = new URL("./", import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".yaml"));
const SEEDS = 2;

/** A file's first line says what was wrong, and `refused: CODE` where it is refused now. */
describe("finds", () => {
  it.each(files)("%s", (file) => {
    const text = readFileSync(new URL(file, FOLDER), "utf8");
    const code = /^# .*refused: ([a-z-]+)/.exec(text)?.[1] ?? null;
    const { variant, diagnostics } = examineVariant(text, { file });
    if (code !== null || !variant) expect(diagnostics.map((own) => own.code)).toContain(code);
    else for (let seed = 0; seed < SEEDS; seed++) duel(variant, { seed, games: 2, plies: 60 });
  });
});

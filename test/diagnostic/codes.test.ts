import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CODES } from "../../src/diagnostic/codes.ts";

const SOURCE = new URL("../../src/", import.meta.url);
const WORD = '"([a-z]+(?:-[a-z]+)*)"';
/** The ways in which the sources give a diagnostic its code. */
const GIVEN = [
  new RegExp(`\\bcode: ${WORD}`, "g"),
  new RegExp(`\\bcode: [^,"{}]*\\? ${WORD} : ${WORD}`, "g"),
  new RegExp(`\\bmisuse\\(\\s*${WORD}`, "g"),
  new RegExp(`\\b(?:faultAt|wholeFault|tagFault)\\((?:[^()"]|\\([^()]*\\))*${WORD}`, "g"),
];

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    return entry.name.endsWith(".ts") ? [readFileSync(new URL(entry.name, folder), "utf8")] : [];
  });
}

describe("the closed list of codes", () => {
  it("holds every code that the sources give", () => {
    const given = sources(SOURCE).flatMap((text) =>
      GIVEN.flatMap((form) => [...text.matchAll(form)].flatMap((match) => match.slice(1))),
    );
    expect(given.length).toBeGreaterThan(80);
    expect([...new Set(given)].filter((code) => !Object.hasOwn(CODES, code))).toEqual([]);
  });

  it("holds no code that nothing gives", () => {
    const texts = sources(SOURCE).filter((text) => !text.includes("export const CODES"));
    expect(Object.keys(CODES).filter((code) => !texts.some((text) => text.includes(`"${code}"`)))).toEqual([]);
  });

  it("says in one sentence what each means", () => {
    for (const meaning of Object.values(CODES)) expect(meaning).toMatch(/^[A-Z].*\.$/);
  });
});

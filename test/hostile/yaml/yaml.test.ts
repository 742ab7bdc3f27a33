import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { readVariant } from "../../../src/definition/read.ts";
import type { Diagnostic } from "../../../src/diagnostic/diagnostic.ts";
import { renderReport } from "../../../src/diagnostic/render.ts";
import { examineVariant } from "../../../src/engine/examine.ts";
import { cases, largeCases } from "./cases.ts";
import { doc } from "./keys.ts";

/** Reads a document, and sees that a good one still loads afterwards. */
function read(id: string, text: string | Uint8Array, siblings: Readonly<Record<string, string>> = {}) {
  const result = readVariant(text, { file: `${id}.yaml`, siblings });
  expect(readVariant(doc(), { file: "base.yaml" }).diagnostics).toEqual([]);
  return result;
}

/** The limit is for one ordinary core: the best of five counts, because other work may share it. */
function expectQuick(text: string | Uint8Array, maxMs: number, siblings: Readonly<Record<string, string>> = {}) {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5 && best >= maxMs; attempt++) {
    const begun = performance.now();
    readVariant(text, { file: "timed.yaml", siblings });
    best = Math.min(best, performance.now() - begun);
  }
  expect(best).toBeLessThan(maxMs);
}

function expectPlaced(diagnostics: readonly Diagnostic[], file: string) {
  for (const diagnostic of diagnostics) {
    expect(diagnostic).toMatchObject({ severity: "error", file });
    expect(diagnostic.code).toMatch(/^[a-z0-9-]+$/);
    expect(diagnostic.message).toMatch(/[.…]$/);
    for (const number of [diagnostic.line, diagnostic.column, diagnostic.length]) expect(number).toBeGreaterThan(0);
  }
}

read("warm", doc());

const needMoves = cases.filter(({ needsMoves }) => needsMoves);

describe("hostile YAML", () => {
  it.each(cases.filter(({ needsMoves }) => !needsMoves))(
    "$id: $why",
    ({ id, text, expect: wanted, line, hint, also, maxMs }) => {
      expectQuick(text, maxMs, also);
      const { variant, diagnostics } = read(id, text, also);
      if (wanted === "ok") {
        expect(diagnostics).toEqual([]);
        expect(variant).not.toBeNull();
        return;
      }
      expect(variant).toBeNull();
      expect(diagnostics.length).toBeGreaterThan(0);
      expectPlaced(diagnostics, `${id}.yaml`);
      if (line !== null) expect(diagnostics.map((diagnostic) => diagnostic.line)).toContain(line);
      if (hint !== null) expect(diagnostics.map((diagnostic) => diagnostic.hint)).toContain(hint);
    },
  );

  it.each(needMoves)("$id: $why (told by the loader above the kernel)", ({ id, text, line }) => {
    expect(read(id, text).diagnostics).toEqual([]);
    const { variant, diagnostics } = examineVariant(text, { file: `${id}.yaml` });
    expect(variant).toBeNull();
    expectPlaced(diagnostics, `${id}.yaml`);
    expect(diagnostics.map((diagnostic) => diagnostic.line)).toEqual([line]);
  });

  it.each(largeCases)("$id: $why", ({ id, make, expect: wanted, maxMs }) => {
    const text = make();
    expectQuick(text, maxMs);
    const { diagnostics } = read(id, text);
    expect(diagnostics.length > 0).toBe(wanted === "error");
    expectPlaced(diagnostics, `${id}.yaml`);
  });

  it("has one fault a document: no report shows more than four diagnostics", () => {
    for (const { id, text, also } of cases) {
      const { diagnostics } = readVariant(text, { file: `${id}.yaml`, siblings: also });
      if (diagnostics.length > 4) throw new Error(`${id}\n${renderReport(diagnostics, () => String(text))}`);
    }
  });
});

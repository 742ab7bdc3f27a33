import { describe, expect, it } from "vitest";
import { parseBetza } from "../../src/betza/parse.ts";
import vectors from "../data/betza/parse-vectors.json" with { type: "json" };

describe("published strings are read or refused as the specification says", () => {
  it.each(vectors)("$betza: $expect ($note)", ({ betza, expect: expected }) => {
    const result = parseBetza(betza);
    expect(result.ok ? "ok" : "error").toBe(expected);
    if (!result.ok) expect(result.offset + result.length).toBeLessThanOrEqual(betza.length + 1);
  });
});

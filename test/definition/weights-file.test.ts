/** Files of fitted weights: what is wrong with them, and where. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { withFittedWeights } from "../../src/definition/fitted.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { provideWeights } from "../../src/definition/provided-weights.ts";
import { readWeightsText } from "../../src/definition/weights-file.ts";
import { readWeightsSource } from "../../src/definition/weights-source.ts";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { loadVariant } from "../../src/node.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";

const edgy = bundledVariant("edgy") as Variant;
const shipped = readFileSync(new URL("../../variants/weights/edgy.json", import.meta.url), "utf8");
const RULES = rulesDigest(edgy);

/** A file with these weights, on one line. */
function fileOf(weights: string, rules = `"${RULES}"`, evaluation = "1"): string {
  return `{"evaluation": ${evaluation}, "rules": ${rules},\n"weights": ${weights}}`;
}

afterEach(() => provideWeights(RULES, null));

describe("a file of weights", () => {
  it("is read as the build reads those of shipped variants", () => {
    const { weights } = JSON.parse(shipped);
    for (const read of [readWeightsText, readWeightsSource]) {
      expect(read(edgy, shipped, "edgy.json")).toEqual({ fitted: weights, diagnostics: [] });
    }
  });

  it.each([
    ["a short pair", fileOf('{"tempo": [1]}'), "2:22 wrong-size", "wrong-type"],
    ["a text for a number", fileOf('{"calm": "much"}'), "2:21 wrong-type", "wrong-type"],
    ["a key that is none", fileOf('{"temp": [1, 2]}'), "2:13 unknown-key", "wrong-type"],
    ["a piece that is none", fileOf('{"pieces": {"horse": {"attack": 3}}}'), "2:24 unknown-piece", "unknown-piece"],
    ["a row that is too short", fileOf('{"passed": "1 2 / 3 4"}'), "2:23 wrong-size", "wrong-size"],
    ["weights that are no map", fileOf("[1]"), "2:12 wrong-type", "wrong-type"],
    ["no weights", `{"evaluation": 1, "rules": "${RULES}"}`, "1:1 missing-key", "missing-key"],
    ["a digest that is none", fileOf("{}", '"xyz"'), "1:28 wrong-type", "wrong-type"],
    ["an evaluation that is none", fileOf("{}", undefined, '"1"'), "1:16 wrong-type", "wrong-type"],
    ["a further key", `{"date": 1, ${fileOf("{}").slice(1)}`, "1:2 unknown-key", "unknown-key"],
    ["a list", "[1, 2]", "1:1 wrong-type", "syntax"],
    ["half a file", shipped.slice(0, 90), "6:1 syntax", "syntax"],
  ])("with %s is refused, with its place where YAML can be read", (_, text, place, code) => {
    const placed = readWeightsSource(edgy, text, "mine.weights.json");
    expect(placed.diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`)).toContain(place);
    expect(placed.diagnostics[0]).toMatchObject({ severity: "error", file: "mine.weights.json" });
    const plain = readWeightsText(edgy, text, "mine.weights.json");
    expect(plain.diagnostics.map(({ code }) => code)).toContain(code);
    expect([placed.fitted, plain.fitted]).toEqual([null, null]);
  });

  it.each([
    ["words", "nonsense", "A file of weights is a map of keys such as 'rules' and 'weights'."],
    ["nothing", "", "The file holds no set of weights."],
    ["two documents", "a: 1\n---\nb: 2\n", "A second document begins here; a file holds one set of weights."],
  ])("with %s is not spoken of as a variant", (_, text, message) => {
    expect(readWeightsSource(edgy, text, "mine.weights.json").diagnostics).toMatchObject([{ message }]);
  });

  it.each([
    ["other rules", fileOf("{}", '"0123456789abcdef"'), /other rules than Edgy Chess has now/],
    ["another evaluation", fileOf("{}", undefined, "99"), /another evaluation, 99 instead of 1/],
  ])("of %s is stale: a warning, and not used", (_, text, message) => {
    for (const read of [readWeightsText, readWeightsSource]) {
      const { fitted, diagnostics } = read(edgy, text, "mine.weights.json");
      expect(fitted).toBeNull();
      expect(diagnostics).toMatchObject([{ code: "weights-stale", severity: "warning" }]);
      expect(diagnostics[0].message).toMatch(message);
    }
  });
});

describe("parseVariant", () => {
  const mine = (weights: string) => parseVariant("name: Mine\nextends: edgy\n", { file: "mine.yaml", weights });
  const refusalOf = (weights: string) => {
    try {
      mine(weights);
      return null;
    } catch (error) {
      return error instanceof FairywrenError
        ? error.diagnostics.map(({ line, column, code }) => [line, column, code])
        : error;
    }
  };

  it("gives a variant of a file the weights that were fitted to it", () => {
    expect(withFittedWeights(mine(fileOf('{"tempo": [77, 66]}'))).weights?.terms.tempo).toEqual({
      middle: 77,
      end: 66,
    });
    expect(withFittedWeights(mine("")).weights?.terms.tempo).toEqual(withFittedWeights(edgy).weights?.terms.tempo);
  });

  it("refuses weights with faults, with their place", () => {
    expect(refusalOf(fileOf('{"tempo": [1]}'))).toEqual([[2, 22, "wrong-size"]]);
    expect(refusalOf(fileOf("{}", '"0123456789abcdef"'))).toEqual([[1, 28, "weights-stale"]]);
  });
});

describe("loadVariant", () => {
  const tempo = () => withFittedWeights(edgy).weights?.terms.tempo;
  const codeOf = async (text: unknown) => {
    const refused = await loadVariant("edgy", { weights: text as string }).catch((error: unknown) => error);
    return refused instanceof FairywrenError ? refused.diagnostics[0].code : null;
  };

  it("gives weights to engines of the variant, before those that are shipped, and takes them away again", async () => {
    const before = tempo();
    expect(await loadVariant("edgy", { weights: fileOf('{"tempo": [77, 66]}') })).toBe(edgy);
    expect(tempo()).toEqual({ middle: 77, end: 66 });
    await loadVariant("edgy");
    expect(tempo()).toEqual({ middle: 77, end: 66 });
    await loadVariant("edgy", { weights: "" });
    expect(tempo()).toEqual(before);
  });

  it("refuses weights that do not fit, and keeps what it has", async () => {
    const before = tempo();
    expect(await codeOf(fileOf('{"tempo": [1]}'))).toBe("wrong-type");
    expect(await codeOf(fileOf("{}", '"0123456789abcdef"'))).toBe("weights-stale");
    expect(await codeOf("tempo")).toBe("syntax");
    expect(await codeOf(5)).toBe("wrong-type");
    expect(await loadVariant("edgy", { weight: "" } as object).catch((error) => error.diagnostics[0].code)).toBe(
      "unknown-key",
    );
    expect(tempo()).toEqual(before);
  });
});

/** What `violations.ts` finds in a document is what ajv finds, the reference implementation, at every place. */
import Ajv, { type ErrorObject } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSchema } from "../../schemas/build.mjs";
import { DOCUMENTS as SHIPPED } from "../../src/definition/documents.generated.ts";
import { type Violation, violationsOf } from "../../src/definition/violations.ts";

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictTypes: false, strictRequired: false });
ajv.addVocabulary(["patternErrorMessage", "defaultSnippets"]);
for (const format of ["betza", "piece-id", "square", "squares", "variant-id"]) ajv.addFormat(format, true);
const validate = ajv.compile(withoutPatternOfBetza());

/** The pattern is for editors: the parser of Betza says more. */
function withoutPatternOfBetza() {
  const schema = readSchema() as { readonly definitions: Readonly<Record<string, Record<string, unknown>>> };
  const { pattern, ...betza } = schema.definitions.betza;
  expect(betza.format).toBe("betza");
  expect(pattern).toBeDefined();
  return { ...schema, definitions: { ...schema.definitions, betza } };
}

/** Errors of ajv that tell of no fault of their own: of a branch, and of what is wrong with a key's name. */
const isOwnFault = ({ keyword, propertyName }: ErrorObject) => keyword !== "if" && propertyName === undefined;

/** A place, and what is broken there. */
function expected(document: unknown): Map<string, string[]> {
  validate(document);
  const faults = (validate.errors ?? [])
    .filter(isOwnFault)
    .map(({ instancePath, keyword, params }): [string, string] => {
      const { additionalProperty, missingProperty, propertyName } = params;
      return [instancePath, [keyword, additionalProperty ?? missingProperty ?? propertyName ?? ""].join(" ")];
    });
  return byPlace(faults);
}

function found(document: unknown): Map<string, string[]> {
  return byPlace(violationsOf(document).map(({ path, keyword, key }) => [pointer(path), `${keyword} ${key ?? ""}`]));
}

function byPlace(faults: readonly (readonly [string, string])[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [place, fault] of faults) places.set(place, [...(places.get(place) ?? []), fault].sort());
  return places;
}

function pointer(path: Violation["path"]): string {
  return path.map((step) => `/${String(step).replace(/~/g, "~0").replace(/\//g, "~1")}`).join("");
}

/** A value of the wrong type has no other fault here. */
function withoutNoise(places: Map<string, string[]>): Map<string, string[]> {
  return new Map([...places].map(([place, faults]) => [place, faults.includes("type ") ? ["type "] : faults]));
}

const DOCUMENTS = Object.values(SHIPPED);
const SCRAPS = [null, true, 0, -1, 0.5, 17, 1e9, "", "x", "none", "K", "rank 8", "start", "white", "x".repeat(70)];
const scrap = fc.oneof(
  fc.constantFrom<unknown>(...SCRAPS),
  fc.array(fc.constantFrom<unknown>(...SCRAPS), { maxLength: 20 }),
  fc.dictionary(
    fc.constantFrom("white", "steps", "not", "betza", "reach", "rank 8", "KEY"),
    fc.constantFrom(...SCRAPS),
  ),
);
/** A shipped document with some values replaced, removed or added. */
const distorted = fc
  .tuple(
    fc.constantFrom(...DOCUMENTS),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom("put", "cut", "add"), scrap), { minLength: 1, maxLength: 4 }),
  )
  .map(([document, edits]) => {
    const copy = structuredClone(document) as unknown as Holder;
    for (const [at, what, value] of edits) distort(copy, at, what, value);
    return copy;
  });

type Holder = Record<string, unknown>;

function distort(document: Holder, at: number, what: string, value: unknown): void {
  const places = placesOf(document);
  const [holder, key] = places[at % places.length];
  if (what === "put") holder[key] = value;
  else if (what === "add" && !Array.isArray(holder)) holder[KEYS[at % KEYS.length]] = value;
  else if (!Array.isArray(holder)) delete holder[key];
}

/** Keys that stand somewhere in the schema, and one that stands nowhere. */
const KEYS = [...new Set(JSON.stringify(readSchema()).match(/(?<=")[a-z-]+(?=":)/g)), "misspelt"];

function placesOf(holder: Holder): [Holder, string][] {
  return Object.entries(holder).flatMap(([key, value]): [Holder, string][] => [
    [holder, key],
    ...(typeof value === "object" && value !== null ? placesOf(value as Holder) : []),
  ]);
}

describe("a document against the schema", () => {
  it("a shipped one has no fault", () => {
    for (const document of DOCUMENTS) expect(violationsOf(document)).toEqual([]);
  });

  it.each([null, 7, "chess", [], {}])("%j has those that ajv finds", (document) => {
    expect(found(document)).toEqual(withoutNoise(expected(document)));
  });

  it("one with changed values has those that ajv finds", () => {
    let faulty = 0;
    const property = fc.property(distorted, (document) => {
      const faults = expected(document);
      if (faults.size > 0) faulty++;
      expect(found(document)).toEqual(withoutNoise(faults));
    });
    fc.assert(property, { numRuns: 2000, seed: 11 });
    expect(faulty).toBeGreaterThan(1000);
  });
});

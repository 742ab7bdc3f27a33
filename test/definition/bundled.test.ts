import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documentOf } from "../../src/definition/documents.ts";
import { bundledIds, bundledVariant } from "../../src/definition/library.ts";
import { readVariant } from "../../src/definition/read.ts";
import { countStarts, startNumber, startPosition } from "../../src/rules/starts.ts";
import type { Variant } from "../../src/variant/variant.ts";

const FOLDER = new URL("../../variants/", import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".yaml"));
const textOf = (file: string) => readFileSync(new URL(file, FOLDER), "utf8");

describe("every shipped variant", () => {
  it("is bundled", () => {
    expect(files.map((file) => file.replace(".yaml", "")).sort()).toEqual(bundledIds()); // with ".yaml", 'a-b' would come before 'a'
  });

  it.each(files)("%s loads from its YAML, without a fault", (file) => {
    expect(readVariant(textOf(file), { file }).diagnostics).toEqual([]);
  });

  it.each(files)("%s is the same from its YAML and from the library", (file) => {
    expect(readVariant(textOf(file), { file }).variant).toEqual(bundledVariant(file.replace(".yaml", "")));
  });

  it.each(files)("%s is the same from its document, read as a file", (file) => {
    const variant = bundledVariant(file.replace(".yaml", "")) as Variant;
    expect(readVariant(JSON.stringify(documentOf(variant)), { file }).variant).toEqual(variant);
  });

  it.each(files)("%s names the schema in its first line, for editors", (file) => {
    expect(textOf(file).split("\n")[0]).toBe("# yaml-language-server: $schema=../schemas/variant.schema.json");
  });

  it.each(bundledIds())("%s numbers its starts completely, without duplicates, and back", (id) => {
    const variant = bundledVariant(id);
    if (!variant) throw new Error("not bundled");
    const starts = new Set<string>();
    for (let number = 0; number < countStarts(variant); number++) {
      const position = startPosition(variant, number);
      starts.add(JSON.stringify(position.pieces));
      if (number < 2000 && startNumber(variant, position) !== number)
        throw new Error(`start ${number} is not found again`);
    }
    expect(starts.size).toBe(countStarts(variant));
    expect(startNumber(variant, variant.setup)).not.toBeNull();
  });
});

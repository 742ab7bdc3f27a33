import { readdirSync, readFileSync } from "node:fs";
import Ajv from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { GENERATED, GENERATED_FOLDERS, ROOT, readSchema } from "../../schemas/build.mjs";
import { bundledIds } from "../../src/definition/library.ts";
import { TAKES_ALL } from "../sampled.ts";

interface SchemaPart {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly examples?: readonly unknown[];
  /** Examples that editors insert as blocks; a text is the block itself, and of a list it is one item. */
  readonly defaultSnippets?: readonly { readonly label: string; readonly body: unknown }[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly definitions?: Readonly<Record<string, SchemaPart>>;
}

/** Every key of a schema, by its path, definitions included. */
function keysOf(part: SchemaPart, path: string): [string, SchemaPart][] {
  const keys = Object.entries({ ...part.properties, ...part.definitions });
  return keys.flatMap(
    ([key, inner]) => [[`${path}/${key}`, inner], ...keysOf(inner, `${path}/${key}`)] as [string, SchemaPart][],
  );
}

describe("what follows from the schema and the bundled variants", () => {
  it.each(GENERATED.map(([path, textOf]) => ({ path, textOf })))(
    "$path is up to date",
    async ({ path, textOf }) => {
      const text = await textOf(readSchema(), ROOT);
      expect(text === readFileSync(`${ROOT}/${path}`, "utf8"), "run node schemas/build.mjs").toBe(true);
    },
    30_000,
  );

  it.runIf(TAKES_ALL).each(GENERATED_FOLDERS.map(([folder, textsOf]) => ({ folder, textsOf })))(
    "$folder is up to date",
    async ({ folder, textsOf }) => {
      const texts: Readonly<Record<string, string>> = await textsOf(ROOT);
      expect(readdirSync(`${ROOT}/${folder}`).map((file) => `${folder}/${file}`)).toEqual(Object.keys(texts).sort());
      const stale = Object.keys(texts).filter((path) => texts[path] !== readFileSync(`${ROOT}/${path}`, "utf8"));
      expect(stale, "run node schemas/build.mjs").toEqual([]);
    },
    30_000,
  );

  it("the schema is draft-07 and refers to nothing outside itself", () => {
    const text = JSON.stringify(readSchema());
    expect(readSchema().$schema).toBe("http://json-schema.org/draft-07/schema#");
    expect(text.match(/"\$ref":"[^#][^"]*"/g)).toBeNull();
  });

  it.each(keysOf(readSchema(), ""))("%s has title, description and example", (_path, part) => {
    if (part.$ref) return;
    expect(part).toMatchObject({ title: expect.any(String), description: expect.any(String) });
    expect(part.examples ?? part.defaultSnippets).toEqual(expect.any(Array));
  });

  const ajv = new Ajv({ strict: false, validateFormats: false });
  const { definitions } = readSchema();

  it.each(keysOf(readSchema(), ""))(
    "%s has examples that it allows, and none that editors cannot insert",
    (_path, part) => {
      const isAllowed = ajv.compile({ ...part, definitions });
      const snippets = (part.defaultSnippets ?? []).map(({ body }) => {
        const value = typeof body === "string" ? parse(body) : body;
        return part.type === "array" ? [value] : value;
      });
      for (const value of [...(part.examples ?? []), ...snippets])
        expect(isAllowed(value), JSON.stringify(value)).toBe(true);
      expect(JSON.stringify(part.examples ?? [])).not.toContain("{"); // they would be offered as '[object Object]'
    },
  );

  it("offers every shipped variant to extend", () => {
    const { extends: extended } = readSchema().properties as Record<string, SchemaPart>;
    expect([...(extended.examples ?? [])].sort()).toEqual([...bundledIds()].sort());
  });
});

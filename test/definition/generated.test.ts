import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GENERATED, ROOT, readSchema } from "../../schemas/build.mjs";

interface SchemaPart {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
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

  it("the schema is draft-07 and refers to nothing outside itself", () => {
    const text = JSON.stringify(readSchema());
    expect(readSchema().$schema).toBe("http://json-schema.org/draft-07/schema#");
    expect(text.match(/"\$ref":"[^#][^"]*"/g)).toBeNull();
  });

  it.each(keysOf(readSchema(), ""))("%s has title, description and example", (_path, part) => {
    const explained = part.$ref
      ? {}
      : { title: expect.any(String), description: expect.any(String), examples: expect.any(Array) };
    expect(part).toMatchObject(explained);
  });
});

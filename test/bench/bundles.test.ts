/** The programs of the bench, as data: what is built is there, and can be told apart. */
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BUNDLES, nameOf } from "../../bench/bundles.mjs";

const at = (path: string) => new URL(`../../bench/${path}`, import.meta.url);

describe.each(Object.entries(BUNDLES))("%s", (_, { rooms, files }) => {
  it("is made of files that are there, each in one of its rooms", () => {
    expect(files.filter((file) => !existsSync(at(file)))).toEqual([]);
    expect(files.filter((file) => ![...rooms, "common"].includes(file.split("/")[0]))).toEqual([]);
  });

  it("has a name for each", () => expect(new Set(files.map(nameOf)).size).toBe(files.length));
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bundledIds } from "../src/definition/library.ts";
import { sampledIds, TAKES_ALL } from "./sampled.ts";

const FOLDER = new URL(".", import.meta.url);
const sources = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts") && file !== "sampled.test.ts")
  .map((file) => readFileSync(new URL(file.replaceAll("\\", "/"), FOLDER), "utf8"));
const places = sources.flatMap((text) =>
  Array.from(text.matchAll(/\b(?:sampledIds|partOfIds)\((\d+)\)/g), ([, place]) => Number(place)),
);

it("every shipped variant is played by several tests in every run", () => {
  const times = bundledIds().map((id) => places.filter((place) => sampledIds(place).includes(id)).length);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(2);
});

it("no two tests begin at the same place", () => expect(new Set(places).size).toBe(places.length));

it("a test plays a part of them, and all when it is asked to", () => {
  const share = sampledIds(0).length / bundledIds().length;
  if (TAKES_ALL) expect(share).toBe(1);
  else expect(share).toBeLessThan(0.5);
});

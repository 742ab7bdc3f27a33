/** The numbers that are climbed: their bounds from `parameters.yaml`, where they stand now from the kernel's source. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { BENCH, ROOT } from "../common/place.ts";

/** Whole numbers all, in the unit that the kernel's source names. */
export interface Parameter {
  readonly name: string;
  /** What the kernel has now. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** How far a pair of games moves it to either side when the climb ends. */
  readonly step: number;
}

type Bounds = Omit<Parameter, "name" | "value">;

/** @throws {RangeError} when a number is none of the search's, or does not lie within its bounds */
export function readParameters(): Parameter[] {
  const source = readFileSync(join(ROOT, "assembly", "search", "parameters.ts"), "utf8");
  const bounds = parse(readFileSync(join(BENCH, "spsa", "parameters.yaml"), "utf8")) as Record<string, Bounds>;
  return parametersOf(source, bounds);
}

/** The same of a source. */
export function parametersOf(source: string, bounds: Readonly<Record<string, Bounds>>): Parameter[] {
  return Object.entries(bounds).map(([name, own]) => {
    const [, digits] = new RegExp(`^export const ${name}: i32 = (-?\\d+);`, "m").exec(source) ?? [];
    if (digits === undefined) throw new RangeError(`assembly/search/parameters.ts has no whole number '${name}'`);
    const value = Number(digits);
    if (value < own.least || value > own.most)
      throw new RangeError(`'${name}' is ${value}, which is not from ${own.least} to ${own.most}`);
    return { name, value, ...own };
  });
}

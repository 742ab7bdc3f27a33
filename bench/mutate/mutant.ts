/** The small faults that tests have to notice, as data: `mutants.yaml`. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** One fault: a text that stands in a file once, and what is put in its place. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly becomes: string;
  /** The test file that should notice; it runs first. */
  readonly test: string;
  /** The kernel that shows it in that test, see `assembly/kernels.mjs`; by default that of the file. */
  readonly kernel?: string;
  /** Why the fault changes nothing that anybody could see; such a one is not run. */
  readonly equivalent?: string;
}

/** @param text of `mutants.yaml`: by file, by name */
export function readMutants(text: string): Mutant[] {
  const files = parse(text) as Record<string, Record<string, Omit<Mutant, "name" | "file">>>;
  return Object.entries(files).flatMap(([file, rows]) =>
    Object.entries(rows).map(([name, row]) => ({ ...row, name, file })),
  );
}

export function readMutantsFrom(path: string | URL): Mutant[] {
  return readMutants(readFileSync(path, "utf8"));
}

/** The file's text with the fault in it. @throws {RangeError} when the text does not stand there exactly once */
export function mutated(source: string, { name, file, text, becomes }: Mutant): string {
  const count = source.split(text).length - 1;
  if (count !== 1) throw new RangeError(`'${name}': its text stands in ${file} ${count} times, not once`);
  if (text === becomes) throw new RangeError(`'${name}' changes nothing`);
  return source.replace(text, () => becomes);
}

/** The kernel in which the fault is put for its own test: one is quicker built than all. */
export function kernelOf({ file, kernel }: Mutant): string {
  return (
    kernel ??
    (file.startsWith("assembly/rules/rich/")
      ? "narrow-rich"
      : file.startsWith("assembly/rules/full/")
        ? "narrow-full"
        : "narrow")
  );
}

/** Faults of the search have to be noticed by another test than the pinned node counts, which notice every change. */
export function isOfSearch({ file }: Mutant): boolean {
  return file.startsWith("assembly/search/");
}

export const PINNED_NODES = "test/search/nodes.test.ts";

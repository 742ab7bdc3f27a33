/** Shipped variant files with faults in them, for `fast-check`. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";

const FOLDER = new URL("../../variants/", import.meta.url);
export const texts = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => readFileSync(new URL(name, FOLDER), "utf8"));
const SNIPPETS = [
  "none",
  "[",
  "]",
  "{",
  "}",
  ": ",
  "\n",
  "\n  ",
  "- ",
  "'",
  '"',
  "|",
  "#",
  "&a ",
  "*a",
  "!t ",
  "0",
  "-1",
  "1e9",
  "rank 9",
  "pieces",
  "null",
  "\u0000",
  "\ud800",
  "ß",
  "🐎",
  "<<: ",
  "betza",
  "start",
  "steps: ",
  "~",
];

/** A shipped file with some parts cut out and others put in. */
export const damaged = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(fc.tuple(fc.nat(2000), fc.nat(12), fc.constantFrom("", ...SNIPPETS)), { minLength: 1, maxLength: 4 }),
  )
  .map(([text, edits]) => edits.reduce((now, [at, cut, put]) => now.slice(0, at) + put + now.slice(at + cut), text));

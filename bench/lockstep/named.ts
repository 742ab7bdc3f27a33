/** The file of named differences: where a rival is known to say something else, why, and which source decides. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { BENCH } from "../common/place.ts";
import type { Difference, Topic } from "./difference.ts";

/** A difference that is no fault of ours: two texts that it allows, or what makes the rival's text ours. Texts are regular
 *  expressions for the whole; left out, they mean an empty text. */
export interface NamedDifference {
  readonly name: string;
  readonly rival: string;
  /** Ids, or all variants. */
  readonly variants: readonly string[] | "all";
  readonly topic: Topic;
  readonly ours?: string;
  readonly theirs?: string;
  /** A part of the rival's text, as a regular expression, and what we write instead. */
  readonly rewrite?: readonly [part: string, ours: string];
  /** All that is left out of both texts before they are compared, as a regular expression. */
  readonly ignore?: string;
  /** A regular expression that our FEN has to meet. */
  readonly fen?: string;
  readonly why: string;
  /** What decides: an address, or a rule of ours in words. */
  readonly source: string;
}

/** Where a difference was met. */
export interface Occasion {
  readonly rival: string;
  readonly variant: string;
  readonly fen: string;
}

export const DIFFERENCES_FILE = join(BENCH, "lockstep", "differences.yaml");

export function readNamedDifferences(text: string): readonly NamedDifference[] {
  return parse(text);
}

export function namedDifferences(): readonly NamedDifference[] {
  return readNamedDifferences(readFileSync(DIFFERENCES_FILE, "utf8"));
}

/** The row that says that this may differ, or null. Two rewritings may be needed for one text. */
export function nameOf(
  rows: readonly NamedDifference[],
  difference: Difference,
  { rival, variant, fen }: Occasion,
): NamedDifference | null {
  const fitting = rows.filter(
    (row) =>
      row.rival === rival &&
      row.topic === difference.topic &&
      (row.variants === "all" || row.variants.includes(variant)) &&
      (row.fen === undefined || new RegExp(row.fen).test(fen)),
  );
  return fitting.find((row) => allows(row, difference)) ?? rewritten(fitting, difference, 2);
}

function allows({ ours, theirs, rewrite, ignore }: NamedDifference, difference: Difference): boolean {
  if (rewrite !== undefined) return false;
  if (ignore === undefined) return isWhole(ours, difference.ours) && isWhole(theirs, difference.theirs);
  const rest = (text: string) => text.replace(new RegExp(ignore, "g"), "");
  return rest(difference.ours) === rest(difference.theirs);
}

/** The row whose rewriting makes the texts equal, by itself or with `most` - 1 others. */
function rewritten(
  rows: readonly NamedDifference[],
  { ours, theirs, topic }: Difference,
  most: number,
): NamedDifference | null {
  const ways = rows.flatMap((row) => {
    const text = row.rewrite ? theirs.replace(new RegExp(row.rewrite[0]), row.rewrite[1]) : theirs;
    return text === theirs ? [] : [{ row, text }];
  });
  const found = ways.find(({ text }) => text === ours);
  if (found || most === 1) return found?.row ?? null;
  return ways.find(({ text }) => rewritten(rows, { topic, ours, theirs: text }, most - 1))?.row ?? null;
}

function isWhole(pattern = "", text: string): boolean {
  return new RegExp(`^(?:${pattern})$`).test(text);
}

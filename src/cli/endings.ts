/** `fairywren endings`: which bare material wins against the bare king. */
import { setImmediate } from "node:timers/promises";
import { type BareEnding, type EndingSurvey, surveyEndings } from "../engine/endings.ts";
import { expectKing } from "../rules/rule.ts";
import { capitalised, counted } from "../variant/phrases.ts";
import type { Variant } from "../variant/variant.ts";
import type { Arguments } from "./arguments.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE } from "./status.ts";
import { variantArgument } from "./variant-argument.ts";

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const variant = await variantArgument(args.operands[0], output);
  const survey = await solve(variant, output);
  if (args.has("json")) output.json({ endings: survey.endings.map(plainEnding), leftOut: survey.leftOut });
  else print(variant, survey, output);
  return FINE;
}

async function solve(variant: Variant, output: Output): Promise<EndingSurvey> {
  const steps = surveyEndings(variant);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const { material, moves, done, total } = step.value;
    output.progress(`${material}  mates in ${moves}  ${done} of ${total} endings solved`);
    await setImmediate();
  }
  return step.value;
}

/** An ending as `--json` prints it. */
function plainEnding({ pieceTypes, ...ending }: BareEnding) {
  return { ...ending, pieces: pieceTypes.map(({ id }) => id) };
}

function print(variant: Variant, { endings, leftOut }: EndingSurvey, output: Output): void {
  output.line(`${output.heading(variant.name)}: bare material against the bare ${royalName(variant)}, White to move`);
  if (endings.length > 0) output.table([TITLES, ...endings.map(row)], [2, 3, 4]);
  for (const { material, reason } of leftOut) output.line(output.faint(`  Left out: ${material}. ${sentence(reason)}`));
}

const TITLES = ["Material", "In general", "Won", "Drawn", "Longest mate"];

function row({ material, shades, legal, won, drawn, longestMate, verdict }: BareEnding): string[] {
  const name = shades === "any" ? material : `${material}, ${shades} shades`;
  const longest = longestMate === null ? "-" : counted(longestMate, "move");
  return [name, verdict, percent(won, legal), percent(drawn, legal), longest];
}

/** A share in per cent with two decimals; 0 and 100 only if exact. */
function percent(part: number, whole: number): string {
  const hundredths = Math.round((part / whole) * 10_000);
  const honest = part === 0 || part === whole ? hundredths : Math.min(Math.max(hundredths, 1), 9_999);
  return `${(honest / 100).toFixed(2)} %`;
}

function royalName(variant: Variant): string {
  return variant.pieceTypes[expectKing(variant)].name.toLowerCase();
}

function sentence(text: string): string {
  return `${capitalised(text)}.`;
}

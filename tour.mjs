/**
 * A short tour of the program in the terminal: `npm run tour`, and before the page in `npm start`. It runs the commands that
 * it names, so that what it shows can be typed again.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("dist/cli.js", import.meta.url));
const [variant, moveTimeMs = "2000"] = process.argv.slice(2);
if (variant === undefined) fail("Usage: node tour.mjs VARIANT [MILLISECONDS]");
if (!existsSync(CLI)) fail("The program is not built: run 'npm run tour'.");

const STOPS = [
  ["The board, the pieces and the rules, all of them read from a YAML file:", ["show", variant]],
  ["Every legal move of the start:", ["moves", variant]],
  [`The best move after ${moveTimeMs} milliseconds of search:`, ["best", variant, "--movetime", moveTimeMs]],
];

for (const [sentence, words] of STOPS) {
  console.log(`\n${sentence}\n\n$ fairywren ${words.join(" ")}\n`);
  const { status } = spawnSync(process.execPath, [CLI, ...words], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`
The same for other variants: variants/${variant}.yaml has neighbours, and README.md says how to write your own.
Every command: node dist/cli.js help`);

function fail(sentence) {
  console.error(sentence);
  process.exit(2);
}

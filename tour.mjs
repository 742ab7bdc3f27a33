/**
 * A short tour of the program for someone who has just arrived: `npm start`. It runs the commands that it names, so that
 * what it shows can be typed again.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const variant = process.argv[2];
if (variant === undefined) fail("Usage: node tour.mjs VARIANT");

const STOPS = [
  ["The board, the pieces and the rules, all of them read from a YAML file:", ["show", variant]],
  ["Every legal move of the start:", ["moves", variant]],
  ["The best move after two seconds of search:", ["best", variant, "--movetime", "2000"]],
];

for (const [sentence, words] of STOPS) {
  console.log(`\n${sentence}\n\n$ fairywren ${words.join(" ")}\n`);
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL("dist/cli.js", import.meta.url)), ...words], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`
The same for other variants: variants/${variant}.yaml has neighbours, and README.md says how to write your own.
Every command: node dist/cli.js help`);

function fail(sentence) {
  console.error(sentence);
  process.exit(2);
}

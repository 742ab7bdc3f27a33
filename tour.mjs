/**
 * A tour of the program in the terminal: `npm run tour`, and before the page in `npm start`. It runs the commands that it
 * names, so that what it shows can be typed again, and keeps to ten lines.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const CLI = path.join(ROOT, "dist/cli.js");
const [variant, moveTimeMs = "2000"] = process.argv.slice(2);
if (variant === undefined) fail("Usage: node tour.mjs VARIANT [MILLISECONDS]");
if (!existsSync(CLI)) fail("The program is not built: run 'npm run tour'.");

/** Commands, and which lines of their answers are shown. */
const STOPS = [
  [["check", `variants/${variant}.yaml`], /fine$/],
  [["perft", variant, "5"], /./],
  [["best", variant, "--movetime", moveTimeMs], /^(Best move|Line)/],
];

for (const [words, shown] of STOPS) {
  console.log(`$ npx fairywren ${words.join(" ")}`);
  for (const line of answer(words).split("\n")) if (shown.test(line)) console.log(`  ${line}`);
}
console.log(`The rules in words: npx fairywren show ${variant}. A variant of your own: docs/tutorial.md.`);

function answer(words) {
  const { status, stdout } = spawnSync(process.execPath, [CLI, ...words], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(2);
}

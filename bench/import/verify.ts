/** `npm run import:verify`: what `fairywren import` makes of each section of a file, compared with Fairy-Stockfish. */
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { option, readOptions, text } from "../common/options.ts";
import { installPeers } from "../common/peers.ts";
import { ROOT } from "../common/place.ts";
import { runProgram } from "../common/program.ts";
import { type NamedDifference, namedDifferences } from "../lockstep/named.ts";
import { namesOf, type Verified } from "./known.ts";

const USAGE = `usage: npm run import:verify -- --ini FILE

Imports each section of a configuration of Fairy-Stockfish, and compares those that can be imported with its WebAssembly
build: perft 1 to 3, and the legal moves at every ply of 20 random games. Prints one table: equal, named with the names
that bench/lockstep/differences.yaml has for all its differences, different with the first one, or refused with the first
reason. Exit status 0 when no section is different.

  --ini FILE    the configuration (default variants.ini)
  --help
`;

const OPTIONS = { ini: option(text, "variants.ini") };

await runProgram(USAGE, (args) => readOptions(args, OPTIONS), verify);

async function verify({ ini }: { readonly ini: string }): Promise<number> {
  if (!installPeers()) return 1;
  const counts = { equal: 0, named: 0, different: 0, refused: 0 };
  const rows = namedDifferences();
  for await (const line of verifiedSections(resolve(ini))) {
    const { name, kind, words } = judged(JSON.parse(line), rows);
    counts[kind]++;
    process.stdout.write(`  ${name.padEnd(24)}  ${kind.padEnd(9)}  ${words}\n`);
  }
  const { equal, named, different, refused } = counts;
  if (equal + named + different + refused === 0) return 1; // the program has said why
  process.stdout.write(`${equal} equal, ${named} named, ${different} different, ${refused} refused\n`);
  return different === 0 ? 0 : 1;
}

/** Lines of JSON, one for each section, as they are found. */
function verifiedSections(ini: string): AsyncIterable<string> {
  const args = [join(ROOT, "dist", "cli.js"), "import", ini, "--verify", "--json"];
  const { stdout } = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  return createInterface({ input: stdout });
}

function judged(
  verified: Verified,
  rows: readonly NamedDifference[],
): Omit<Verified, "kind"> & { readonly kind: Verified["kind"] | "named" } {
  const names = verified.kind === "different" ? namesOf(rows, verified) : null;
  return names === null ? verified : { ...verified, kind: "named", words: [...names].join("; ") };
}

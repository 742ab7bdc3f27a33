/** `npm run import:verify`: what `fairywren import` makes of each section of a file, compared with Fairy-Stockfish. */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { option, readOptions, text } from "../common/options.ts";
import { installPeers } from "../common/peers.ts";
import { ROOT } from "../common/place.ts";
import { runProgram } from "../common/program.ts";

const USAGE = `usage: npm run import:verify -- --ini FILE

Imports each section of a configuration of Fairy-Stockfish, and compares those that can be imported with its WebAssembly
build: perft 1 to 3, and the legal moves at every ply of 20 random games. Prints one table: equal, different with the
first difference, or refused with the first reason.

  --ini FILE    the configuration (default variants.ini)
  --help
`;

const OPTIONS = { ini: option(text, "variants.ini") };

await runProgram(USAGE, (args) => readOptions(args, OPTIONS), verify);

function verify({ ini }: { readonly ini: string }): number {
  if (!installPeers()) return 1;
  const args = [join(ROOT, "dist", "cli.js"), "import", resolve(ini), "--verify"];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" }).status ?? 1;
}

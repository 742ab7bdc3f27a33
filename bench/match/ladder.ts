/** `npm run ladder`: what our engine scores at a fixed time a move against the peer at rising numbers of nodes. */
import { join } from "node:path";
import { ROOT } from "../common/place.ts";
import { runProgram, statusOf } from "../common/program.ts";
import { LADDER_USAGE, parseLadder, type Rung } from "./ladder-options.ts";
import { type PlayedRung, writeLadder, writeRung } from "./ladder-table.ts";
import { runMatch } from "./run.ts";

// Exit status: 0 fine, 1 when a rung cannot be played to its end.
await runProgram(LADDER_USAGE, parseLadder, (rungs) => statusOf(() => climb(rungs)));

/** Plays rung after rung; what has been played is printed even when one fails. */
async function climb(rungs: readonly Rung[]): Promise<void> {
  const played: PlayedRung[] = [];
  const begun = new Date().toISOString();
  const onRung = (rung: PlayedRung) => {
    played.push(rung);
    process.stdout.write(writeRung(rung));
  };
  try {
    for (const rung of rungs) await play(rung, begun, onRung);
  } finally {
    if (played.length > 0) process.stdout.write(`\n${begun.slice(0, 16)}\n\n${writeLadder(played)}`);
  }
}

async function play({ variantId, nodes, match }: Rung, begun: string, onRung: (rung: PlayedRung) => void) {
  const name = `ladder-${begun.slice(0, 19).replace(/\D/g, "")}-${variantId}-${nodes}`;
  const base = join(ROOT, "build", "matches", name);
  const options = { ...match, pgn: `${base}.pgn`, json: `${base}.json` };
  process.stderr.write(`${variantId}: ours against the peer at ${nodes} nodes a move\n`);
  await runMatch(options, ({ title, records }) => onRung({ variantId, nodes, title, records }));
}

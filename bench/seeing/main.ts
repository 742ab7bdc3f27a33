/** `npm run seeing`: where the rival of a gauntlet sees more than we do, and whether more search would help. */
import { runProgram, statusOf } from "../common/program.ts";
import { Journal } from "../gauntlet/journal.ts";
import { openPlayer } from "../match/open-player.ts";
import { calibrationOf } from "./calibration.ts";
import { type Disagreement, disagreementsIn, spread } from "./disagreements.ts";
import { look } from "./look.ts";
import { parseSeeing, SEEING_USAGE, type SeeingOptions } from "./options.ts";
import { type Looked, writeCalibration, writeDisagreements, writeLooks, writeTerms } from "./table.ts";
import { termsOf } from "./terms.ts";

await runProgram(SEEING_USAGE, parseSeeing, run);

/** Exit status: 0 fine, 1 when a journal cannot be read or the player fails. */
function run(options: SeeingOptions): Promise<number> {
  return statusOf(async () => {
    const pairs = options.journals.flatMap((file) => Journal.read(file).pairs);
    const records = pairs.flatMap(({ records }) => records);
    const found = records.flatMap(disagreementsIn);
    process.stdout.write(`${writeCalibration(calibrationOf(records))}\n${writeDisagreements(found)}`);
    if (found.length === 0) return;
    if (options.terms) process.stdout.write(`\n${writeTerms(await termsOf(found))}`);
    if (options.positions > 0) process.stdout.write(`\n${writeLooks(await lookAgain(options, found), options.nodes)}`);
  });
}

async function lookAgain(options: SeeingOptions, found: readonly Disagreement[]): Promise<Looked[]> {
  const chosen = spread(found, options.positions);
  const looked: Looked[] = [];
  for (const variantId of new Set(chosen.map((one) => one.variantId))) {
    const player = await openPlayer(options.player, variantId);
    try {
      for (const disagreement of chosen.filter((one) => one.variantId === variantId)) {
        looked.push({ disagreement, said: await look(player, disagreement, options.nodes) });
        process.stderr.write(`${looked.length}/${chosen.length} positions, ${variantId}\n`);
      }
    } finally {
      player.close();
    }
  }
  return looked;
}

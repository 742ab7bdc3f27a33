/** `npm run spsa`: climbs with numbers of the search, over a mix of variants. */
import type { GameRecord } from "../../src/match/record.ts";
import { tallyOf } from "../../src/match/tally.ts";
import { expectPeers } from "../common/peers.ts";
import { runProgram, statusOf } from "../common/program.ts";
import { diceOf } from "../common/random.ts";
import { withKernelFrozen } from "../match/freeze.ts";
import { gamesEngine } from "../match/games.ts";
import { jobsOf, playJobs, takingTurns, type VariantPair } from "../match/games-jobs.ts";
import { planOfMatch } from "../match/options.ts";
import { parseSpec } from "../match/spec.ts";
import { afterTrial, type Course, type Trial, trialOf } from "./climb.ts";
import { Journal, type Round } from "./journal.ts";
import { compileOpen, removeVersions, writeKernel } from "./kernels.ts";
import { parseSpsa, SPSA_USAGE, type SpsaOptions } from "./options.ts";
import { readParameters } from "./parameters.ts";
import { leadOf, writeFound, writeRound } from "./table.ts";

/** A longer game is a draw. */
const MOST_PLIES = 400;
/** Both are of one mind about a position: no need to play it to its end. */
const RESIGNED = { scoreCp: 800, moves: 3 };

await runProgram(SPSA_USAGE, parseSpsa, run);

/** Exit status: 0 fine, 1 when the games cannot be played to their end. */
function run(options: SpsaOptions): Promise<number> {
  return statusOf(async () => {
    expectPeers();
    const { rounds, gain, seed } = options;
    const course: Course = { parameters: readParameters(), rounds, gain };
    const journal = Journal.open(options.journal, conditionsOf(options, course));
    const names = course.parameters.map(({ name }) => name);
    let values: readonly number[] = course.parameters.map(({ value }) => value);
    const trialAt = (round: number) => trialOf(course, round, values, diceOf(seed, round));
    const learn = (round: number, said: Round) => {
      values = afterTrial(course, round, values, trialAt(round), leadOf(said));
    };
    for (const [round, said] of journal.rounds.entries()) learn(round, said);
    let open: Uint8Array | null = null;
    for (let round = journal.rounds.length; round < rounds; round++) {
      open ??= await compileOpen(names);
      const said = await playRound(options, { open, names }, round, trialAt(round));
      journal.keep(said);
      learn(round, said);
      process.stderr.write(writeRound(round, rounds, said, course, values));
    }
    process.stdout.write(writeFound(course, values));
  });
}

async function playRound(
  options: SpsaOptions,
  { open, names }: { readonly open: Uint8Array; readonly names: readonly string[] },
  round: number,
  { plus, minus }: Trial,
): Promise<Round> {
  const { variantIds, nodes, seed } = options;
  const kernels = [await writeKernel(open, names, plus, "plus"), await writeKernel(open, names, minus, "minus")];
  const [first, second] = kernels.map((file) => withKernelFrozen(parseSpec(`ours@${file}`)));
  const choice = { seed: seed + round, movetime: null, nodes, book: null, plies: MOST_PLIES };
  const agreed = planOfMatch(choice, variantIds);
  const plan = { ...agreed, specs: [first, second] as const, rules: { ...agreed.rules, resign: RESIGNED } };
  const records: GameRecord[] = [];
  try {
    const jobs = jobsOf([{ plan, pairs: pairsOf(options) }]).map(({ job }) => job);
    await playJobs(jobs, { queue: null, concurrency: options.concurrency }, (_, pair) => records.push(...pair) > 0);
  } finally {
    removeVersions([first, second]);
  }
  const { wins, draws, losses } = tallyOf(records);
  return { wins, draws, losses };
}

/** In the order of the variants, so that games of the same one share a job. */
function pairsOf({ variantIds, games }: SpsaOptions): VariantPair[] {
  const placeOf = ({ variantId }: VariantPair) => variantIds.indexOf(variantId);
  return takingTurns(variantIds, games).sort((a, b) => placeOf(a) - placeOf(b));
}

function conditionsOf({ variantIds, games, nodes, seed }: SpsaOptions, course: Course) {
  return {
    format: 1,
    engine: gamesEngine(),
    course: JSON.stringify({ variantIds, games, nodes, seed, ...course }),
  } as const;
}

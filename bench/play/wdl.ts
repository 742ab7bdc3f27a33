/** `npm run wdl`: fits what a score lets expect to games of our engine against itself; see `src/engine/wdl.ts`. */
import { chances, fullness, type WdlModel } from "../../src/engine/wdl.ts";
import { Game, type Variant } from "../../src/index.ts";
import { MATE_CP } from "../../src/match/player.ts";
import type { GameRecord } from "../../src/match/record.ts";
import { list, option, readOptions, whole } from "../common/options.ts";
import { runProgram } from "../common/program.ts";
import { variantNamed } from "../common/variant.ts";
import { selfPlay } from "./self-play.ts";

const USAGE = `usage: npm run wdl -- [options]

  --variants A,B   default chess,paradigm,tuttifrutti,wildcastle,edgy
  --games N        of each variant (default 100)
  --nodes N        a move (default 1000)
  --seed N         of the openings (default 1)
`;

/** One position of a game: the mover's score and how its game ended. */
interface Sample {
  readonly cp: number;
  readonly full: number;
  /** 2 won, 1 drawn, 0 lost. */
  readonly points: 0 | 1 | 2;
}

/** Samples of about the same score and fullness. */
interface Bin {
  readonly cp: number;
  readonly full: number;
  readonly counts: [lost: number, drawn: number, won: number];
}

const OPTIONS = {
  variants: option(list(variantNamed), "chess,paradigm,tuttifrutti,wildcastle,edgy"),
  games: option(whole(1), "100"),
  nodes: option(whole(1), "1000"),
  seed: option(whole(0), "1"),
};

/** What is played. */
interface Plan {
  readonly variants: readonly Variant[];
  /** Of each variant, two games each. */
  readonly pairs: number;
  /** Of each move. */
  readonly nodes: number;
  readonly seed: number;
}

function readPlan(args: readonly string[]): Plan | null {
  const values = readOptions(args, OPTIONS);
  return values && { ...values, pairs: Math.ceil(values.games / 2) };
}

/** The exit status. */
async function measure(plan: Plan): Promise<number> {
  const bins = new Map<string, Bin>();
  for (const variant of plan.variants)
    for await (const record of gamesOf(variant, plan))
      for (const sample of samplesOf(variant, record)) add(bins, sample);
  const all = [...bins.values()];
  const model = fit(all);
  const text = (numbers: readonly number[]) => `[${numbers.map((number) => Math.round(number)).join(", ")}]`;
  const names = plan.variants.map(({ id }) => id).join(", ");
  process.stdout.write(`${new Date().toISOString().slice(0, 10)}, ${total(all)} positions of ${names}\n`);
  process.stdout.write(
    `middle ${text(model.middle)}  width ${text(model.width)}  loss ${(lossOf(all, model) / total(all)).toFixed(4)}\n`,
  );
  report(all, model);
  return 0;
}

async function* gamesOf({ id }: Variant, { nodes, pairs, seed }: Plan): AsyncGenerator<GameRecord> {
  let played = 0;
  for await (const record of selfPlay({ variantId: id, limits: [{ nodes }, { nodes }], pairs, seed })) {
    process.stderr.write(`${id} ${++played}: ${record.result} ${record.reason}\n`);
    yield record;
  }
}

function* samplesOf(variant: Variant, { startFen, plies, result }: GameRecord): Generator<Sample> {
  const game = Game.start(variant, { fen: startFen });
  const whitePoints = result === "1/2-1/2" ? 1 : result === "1-0" ? 2 : 0;
  for (const { uci, thought } of plies) {
    const cp = thought?.whiteCp ?? null;
    const sign = game.turn === 0 ? 1 : -1;
    const points = (game.turn === 0 ? whitePoints : 2 - whitePoints) as Sample["points"];
    if (cp !== null && Math.abs(cp) < MATE_CP / 2)
      yield { cp: sign * cp, full: fullness(variant, game.position), points };
    game.play(uci);
  }
}

const CP_STEP = 20;
const FULL_STEPS = 16;

function add(bins: Map<string, Bin>, { cp, full, points }: Sample): void {
  const at = [Math.round(cp / CP_STEP) * CP_STEP, Math.round(full * FULL_STEPS) / FULL_STEPS];
  const bin = bins.get(at.join()) ?? { cp: at[0], full: at[1], counts: [0, 0, 0] };
  bin.counts[points]++;
  bins.set(at.join(), bin);
}

/** Steps of the search for the best constants, in hundredths of a pawn. */
const FIRST_STEP = 64;
const LAST_STEP = 0.5;

/** The constants under which the games are likeliest, found by trying a step up and down in each of them. */
function fit(bins: readonly Bin[]): WdlModel {
  let best: WdlModel = { middle: [150, 0], width: [100, 0] };
  for (let step = FIRST_STEP; step >= LAST_STEP; ) {
    const better = neighbours(best, step).find((model) => lossOf(bins, model) < lossOf(bins, best));
    if (better) best = better;
    else step /= 2;
  }
  return best;
}

function neighbours({ middle, width }: WdlModel, step: number): WdlModel[] {
  return [-step, step].flatMap((by): WdlModel[] => [
    { middle: [middle[0] + by, middle[1]], width },
    { middle: [middle[0], middle[1] + by], width },
    { middle, width: [width[0] + by, width[1]] },
    { middle, width: [width[0], width[1] + by] },
  ]);
}

const LEAST_CHANCE = 1e-4;

/** Minus the logarithm of how likely the games are; infinite for a model that makes no sense. */
function lossOf(bins: readonly Bin[], model: WdlModel): number {
  const ends = [0, 1].map((full) => [model.middle[0] + model.middle[1] * full, model.width[0] + model.width[1] * full]);
  if (ends.some(([middle, width]) => middle < 0 || width < 10)) return Number.POSITIVE_INFINITY;
  return bins.reduce((sum, { cp, full, counts: [lost, drawn, won] }) => {
    const [win, draw, loss] = chances(cp, full, model).map((chance) => Math.log(Math.max(chance, LEAST_CHANCE)));
    return sum - won * win - drawn * draw - lost * loss;
  }, 0);
}

function total(bins: readonly Bin[]): number {
  return bins.reduce((sum, { counts }) => sum + counts[0] + counts[1] + counts[2], 0);
}

/** What was expected and what happened, by score. */
function report(bins: readonly Bin[], model: WdlModel): void {
  process.stdout.write("score       positions   expected W D L    happened W D L\n");
  for (const centre of [-400, -200, -100, 0, 100, 200, 400]) {
    const near = bins.filter(({ cp }) => Math.abs(cp - centre) <= Math.max(50, Math.abs(centre) / 4));
    const count = total(near);
    const expected = [0, 0, 0];
    const happened = [0, 0, 0];
    for (const { cp, full, counts } of near) {
      const size = counts[0] + counts[1] + counts[2];
      for (const [index, chance] of chances(cp, full, model).entries()) expected[index] += (chance * size) / count;
      for (const index of [0, 1, 2]) happened[index] += counts[2 - index] / count;
    }
    const percent = (shares: readonly number[]) =>
      shares.map((share) => `${Math.round(100 * share)}`.padStart(4)).join("");
    process.stdout.write(
      `${String(centre).padStart(5)} ${String(count).padStart(14)}   ${percent(expected)}      ${percent(happened)}\n`,
    );
  }
}

await runProgram(USAGE, readPlan, measure);

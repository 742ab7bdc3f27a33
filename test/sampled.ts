/**
 * Which shipped variants a test plays. There are too many for every test to play each of them each time: a few are played by
 * every test, of the others it takes one in `SHARE`, always the same ones, and each test begins at another place, so that every
 * variant is played by some test in every run. `ALL_VARIANTS=1` takes all, as `.ci/run` does.
 */
import { bundledIds } from "../src/definition/library.ts";

const SHARE = 7;

export const TAKES_ALL = process.env.ALL_VARIANTS === "1";

/** Played by every test: the hearts, and one of each kernel. */
const ALWAYS = [
  "chess",
  "paradigm",
  "edgy",
  "tuttifrutti",
  "wildcastle",
  "capablanca",
  "crazyhouse",
  "atomic",
  "omega",
];

/** The ids that a test plays.
 *  @param place where this test begins: any whole number, another one for each test */
export function sampledIds(place: number): readonly string[] {
  return TAKES_ALL ? bundledIds() : partOfIds(place);
}

/** The same for a test that is too slow to play them all in `.ci/run`. */
export function partOfIds(place: number): readonly string[] {
  const others = bundledIds().filter((id) => !ALWAYS.includes(id));
  const taken = others.filter((_, index) => (index + place) % SHARE === 0);
  return bundledIds().filter((id) => ALWAYS.includes(id) || taken.includes(id));
}

/** How often a test does something that it draws: whole in `.ci/run`, a sample of it in every other run.
 *  @param sample the first of them, if they are numbered */
export function times(whole: number, sample: number): number {
  return TAKES_ALL ? whole : sample;
}

/**
 * Which shipped variants a test plays. There are too many for every test to play each of them each time: beside those of
 * `ALWAYS` a test takes one in `SHARE`, always the same ones, and each test begins at another place, so that every
 * variant is played by some test in every run. `ALL_VARIANTS=1` takes all, as `.ci/run` does.
 */
import { bundledIds } from "../src/definition/library.ts";

const SHARE = 4;

export const TAKES_ALL = process.env.ALL_VARIANTS === "1";

/** The variants that the project began with, and orthodox chess: played by every test. */
const ALWAYS: readonly string[] = ["chess", "edgy", "paradigm", "tuttifrutti", "wildcastle"];

/** The ids that a test plays.
 *  @param place where this test begins: any whole number, another one for each test */
export function sampledIds(place: number): readonly string[] {
  if (TAKES_ALL) return bundledIds();
  const others = bundledIds().filter((id) => !ALWAYS.includes(id));
  const taken = others.filter((_, index) => (index + place) % SHARE === 0);
  return bundledIds().filter((id) => ALWAYS.includes(id) || taken.includes(id));
}

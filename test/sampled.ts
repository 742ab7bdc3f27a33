/**
 * Which shipped variants a test plays. There are too many for every test to play each of them each time: of those without
 * fitted weights a test takes one in `SHARE`, always the same ones, and each test begins at another place, so that every
 * variant is played by some test in every run. `ALL_VARIANTS=1` takes all, as `.ci/run` does.
 */
import { readdirSync } from "node:fs";
import { bundledIds } from "../src/definition/library.ts";

const SHARE = 7;

export const TAKES_ALL = process.env.ALL_VARIANTS === "1";

/** Those that were fitted are played by every test. */
const fitted = readdirSync(new URL("../variants/weights/", import.meta.url)).map((file) => file.replace(".json", ""));

/** The ids that a test plays.
 *  @param place where this test begins: any whole number, another one for each test */
export function sampledIds(place: number): readonly string[] {
  return TAKES_ALL ? bundledIds() : partOfIds(place);
}

/** The same for a test that is too slow to play them all in `.ci/run`. */
export function partOfIds(place: number): readonly string[] {
  const others = bundledIds().filter((id) => !fitted.includes(id));
  const taken = others.filter((_, index) => (index + place) % SHARE === 0);
  return bundledIds().filter((id) => fitted.includes(id) || taken.includes(id));
}

/** How often a test does something that it draws: whole in `.ci/run`, a sample of it in every other run.
 *  @param sample the first of them, if they are numbered */
export function times(whole: number, sample: number): number {
  return TAKES_ALL ? whole : sample;
}

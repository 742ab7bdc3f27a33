/**
 * Simultaneous perturbation stochastic approximation: all numbers are moved at once, each to one side or the other by chance, games
 * between the two sides say which is better, and every number goes a little towards it. Spall, "Implementation of the simultaneous
 * perturbation algorithm for stochastic optimization", 1998; the exponents are his.
 */
import type { Dice } from "../common/random.ts";
import type { Parameter } from "./parameters.ts";

const STEP_EXPONENT = 0.101;
const GAIN_EXPONENT = 0.602;
/** The part of the climb in which the first, largest moves are damped. */
const DAMPED_SHARE = 0.1;

export interface Course {
  readonly parameters: readonly Parameter[];
  /** Of the whole climb. */
  readonly rounds: number;
  /** How far the last round that is won by all its points moves a number, in parts of its step. */
  readonly gain: number;
}

/** Two settings that play each other: whole numbers, in the order of the parameters. */
export interface Trial {
  readonly signs: readonly (1 | -1)[];
  readonly plus: readonly number[];
  readonly minus: readonly number[];
}

/** @param round from 0 @param values where the climb is, with fractions */
export function trialOf(course: Course, round: number, values: readonly number[], dice: Dice): Trial {
  const signs = values.map((): 1 | -1 => (dice(2) === 0 ? 1 : -1));
  const side = (way: 1 | -1) =>
    values.map((value, index) => {
      const moved = within(course.parameters[index], value + way * signs[index] * stepOf(course, round, index));
      // a fraction is rounded up as often as it is large, so that small moves are not lost
      return Math.floor(moved + dice(1 << 16) / (1 << 16));
    });
  return { signs, plus: side(1), minus: side(-1) };
}

/** Where the climb is after a round. @param lead points of the plus side above its half, from -0.5 to 0.5 of all */
export function afterTrial(
  course: Course,
  round: number,
  values: readonly number[],
  { signs }: Trial,
  lead: number,
): number[] {
  return values.map((value, index) => {
    const move = 2 * lead * gainOf(course, round) * stepOf(course, round, index) * signs[index];
    return within(course.parameters[index], value + move);
  });
}

function stepOf({ parameters, rounds }: Course, round: number, index: number): number {
  return parameters[index].step * (rounds / (round + 1)) ** STEP_EXPONENT;
}

function gainOf({ rounds, gain }: Course, round: number): number {
  const damped = rounds * DAMPED_SHARE;
  return gain * ((damped + rounds) / (damped + round + 1)) ** GAIN_EXPONENT;
}

function within({ least, most }: Parameter, value: number): number {
  return Math.min(most, Math.max(least, value));
}

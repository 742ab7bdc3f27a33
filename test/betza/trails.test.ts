/** Trails on boards of pieces, against the reference's walk: fixed texts and some drawn at random. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRide, waysOf } from "../../src/betza/rides.ts";
import { stopsOf, type Trail } from "../../src/betza/trails.ts";
import { Dice } from "../generated/dice.ts";
import { drawSoundTrail } from "../generated/draw-betza.ts";
import { read, type Scatter, scatters, sceneOf } from "../reference/board.ts";
import { outcomesOf } from "../reference/walk.ts";

const DRAWN = Number(process.env.TRAILS ?? 300);

describe("trails say the same as the reference", () => {
  it.each([
    "[F?R]",
    "[W-B]",
    "m[F?R]",
    "afsK",
    "afafsK",
    "masR",
    "qN",
    "zB3",
    "oR",
    "onN",
    "jB",
    "U",
    "mpafN",
    "yafsF",
    "[W-W-F]",
    "[mpR-B]",
    "i[vW?F]",
    "ijmR3",
    "pR",
    "gQ",
    "pNN",
    "jN",
    "gafsQ",
    "[pR-B]",
    "opR",
    "ijmDD",
    "mabcR",
  ])("%s", (text) => {
    const property = fc.property(scatters, (scatter) => {
      expect(trailWords(text, scatter)).toEqual(referenceWords(text, scatter));
    });
    fc.assert(property, { numRuns: 60 });
  });

  it(`and so do ${DRAWN} drawn ones`, { timeout: 60_000 + DRAWN * 20 }, () => {
    const dice = new Dice(Number(process.env.SEED ?? 1));
    for (let drawn = 1; drawn <= DRAWN; drawn++) {
      const text = drawSoundTrail(dice);
      const property = fc.property(scatters, (scatter) => {
        expect([text, ...trailWords(text, scatter)]).toEqual([text, ...referenceWords(text, scatter)]);
      });
      fc.assert(property, { numRuns: 5, seed: drawn });
    }
  });
});

/** Target, whether it captures, whether it leaves en-passant squares behind. */
function trailWords(text: string, scatter: Scatter): string[] {
  const trails = waysOf(read(text)).filter((way): way is Trail => !isRide(way));
  const words = trails.flatMap((trail) => wordsOfTrail(trail, scatter));
  const passing = words.filter((word) => word.endsWith(" passing"));
  const others = words.filter((word) => !passing.includes(`${word} passing`));
  return [...new Set(others)].sort();
}

function wordsOfTrail(trail: Trail, { board, from, pieces, side, firstMove }: Scatter): string[] {
  if (trail.initial && !firstMove) return [];
  return stopsOf(board, trail, side, from).flatMap(({ to, crossed, hurdles }) => {
    if (crossed.some((square) => pieces[square] !== "empty")) return [];
    if (hurdles.some((square) => pieces[square] === "empty")) return [];
    const passes = trail.opensPassing && crossed.length > 0 ? " passing" : "";
    if (pieces[to] === "empty") return trail.quiet ? [`${to}${passes}`] : [];
    return pieces[to] === "enemy" && trail.capture ? [`${to} x${passes}`] : [];
  });
}

function referenceWords(text: string, scatter: Scatter): string[] {
  return outcomesOf(read(text), scatter.from, sceneOf(scatter))
    .map(
      ({ to, captured, crossed }) => `${to}${captured.length > 0 ? " x" : ""}${crossed.length > 0 ? " passing" : ""}`,
    )
    .sort();
}

/** Trails on boards of pieces, against the reference's walk: fixed texts and some drawn at random. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRide, waysOf } from "../../src/betza/rides.ts";
import { EMPTY, ENEMY, FRIEND, type Strike, stopsOf, strikesOf, type Trail } from "../../src/betza/trails.ts";
import { Dice } from "../generated/dice.ts";
import { drawSoundTrail } from "../generated/draw-betza.ts";
import { read, type Scatter, scatters, sceneOf } from "../reference/board.ts";
import { outcomesOf } from "../reference/walk.ts";

const DRAWN = Number(process.env.TRAILS ?? 300);

const OPEN_BOARD = { files: 9, ranks: 9 };

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
    "caK",
    "mcabK",
    "caKmcabK",
    "fcafmF",
    "cafmQ",
    "cafcafmW",
    "mcdN",
    "dU",
    "tpafR",
    "mtpafsK",
    "tgQ",
    "[cW-mcF]",
    "d[pW-R]",
    "mabW",
  ])("%s", (text) => {
    const property = fc.property(scatters, (scatter) => {
      expect(trailWords(text, scatter)).toEqual(referenceWords(text, scatter));
    });
    fc.assert(property, { numRuns: 60 });
  });

  it("and strike where it matters whose pieces stand on the way, and there alone", () => {
    const [relay] = waysOf(read("mpafN")) as Trail[];
    const stops = stopsOf(OPEN_BOARD, relay, 0, 40);
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.every(({ crossed, hurdles }) => crossed.length + hurdles.length === 0)).toBe(true);
    expect(strikesOf(OPEN_BOARD, relay, 0, 40)).toEqual([]);
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

/** Target, what it takes, whether it leaves en-passant squares behind. */
function trailWords(text: string, scatter: Scatter): string[] {
  const trails = waysOf(read(text)).filter((way): way is Trail => !isRide(way));
  const words = trails.flatMap((trail) => wordsOfTrail(trail, scatter));
  const passing = words.filter((word) => word.endsWith(" passing"));
  const others = words.filter((word) => !passing.includes(`${word} passing`));
  return [...new Set(others)].sort();
}

function wordsOfTrail(trail: Trail, { board, from, pieces, side, firstMove }: Scatter): string[] {
  if (trail.initial && !firstMove) return [];
  const struck = strikesOf(board, trail, side, from).flatMap((strike) => wordOfStrike(strike, from, pieces));
  const stopped = stopsOf(board, trail, side, from).flatMap(({ to, crossed, hurdles }) => {
    if (crossed.some((square) => pieces[square] !== "empty")) return [];
    if (hurdles.some((square) => pieces[square] === "empty")) return [];
    const passes = trail.opensPassing && crossed.length > 0 ? " passing" : "";
    if (pieces[to] === "empty") return trail.quiet ? [`${to}${passes}`] : [];
    return pieces[to] === "enemy" && trail.capture ? [`${to} x${to}${passes}`] : [];
  });
  return [...stopped, ...struck];
}

const ON = { empty: EMPTY, friend: FRIEND, enemy: ENEMY, spared: 0 };

/** One word, or none where something else stands on the way. */
function wordOfStrike({ to, needs, lands }: Strike, from: number, pieces: Scatter["pieces"]): string[] {
  const isOpen = needs.every(({ square, on }) => on & ON[pieces[square]]) && lands & ON[pieces[to]];
  if (!isOpen) return [];
  const struck = needs.filter(({ isTaken }) => isTaken).map(({ square }) => square);
  const taken = to === from || pieces[to] === "empty" ? struck : [...struck, to];
  return [taken.length === 0 ? String(to) : `${to} x${[...taken].sort()}`];
}

function referenceWords(text: string, scatter: Scatter): string[] {
  return outcomesOf(read(text), scatter.from, sceneOf(scatter))
    .map(
      ({ to, captured, crossed }) =>
        `${to}${captured.length > 0 ? ` x${[...captured].sort()}` : ""}${crossed.length > 0 ? " passing" : ""}`,
    )
    .sort();
}

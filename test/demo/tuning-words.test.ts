/** What is said of an engine that gets to know a variant. */
import { expect, it } from "vitest";
import type { Standing, TuneNews } from "../../demo/tuning-message.ts";
import { judgedOf, keptInWords, notKeptInWords, phaseInWords, progressInWords } from "../../demo/tuning-words.ts";

const standing = (pairs: Standing["pairs"], score: number): Standing => ({
  pairs,
  estimate: {
    score,
    scoreInterval: { low: score - 0.08, high: score + 0.08 },
    elo: 0,
    eloInterval: { low: 0, high: 0 },
  },
});
const JUDGED = judgedOf(standing([1, 6, 10, 12, 7], 0.63));

it.each<[TuneNews, string | null, string]>([
  [
    { type: "games", played: 1, positions: 9, share: 0.01, timeMs: 1_200 },
    "It plays itself.",
    "one game, 1:59 left; then it learns and is judged.",
  ],
  [
    { type: "games", played: 1_234, positions: 9_999, share: 1, timeMs: 120_000 },
    "It plays itself.",
    "1,234 games, 0:00 left; then it learns and is judged.",
  ],
  [{ type: "fit", games: 1_234, positions: 9_999 }, "It learns from 1,234 games.", "9,999 positions are looked at."],
  [
    { type: "round", round: 1, positions: 9_999, parameters: 314, scale: 1, train: [1, 1], validation: [1, 1] },
    null,
    "314 weights were fitted.",
  ],
  [
    { type: "judging", ...standing([0, 0, 0, 0, 0], Number.NaN) },
    "Its new self plays the old one, until it is clear which is better.",
    "The first game.",
  ],
  [
    { type: "judging", ...standing([0, 1, 2, 3, 0], 0.583) },
    "Its new self plays the old one, until it is clear which is better.",
    "58\u00a0% of 12 games so far.",
  ],
])("%j is said in words", (news, phase, progress) => {
  expect(phaseInWords(news)).toBe(phase);
  expect(progressInWords(news)).toBe(progress);
});

it("the end says how it did, in how many games, and what more of them would say", () => {
  expect(keptInWords(JUDGED)).toBe(
    "The engine knows this variant: its new self won 63\u00a0% of 72 games against the old one (55 to 71\u00a0% are likely).",
  );
  expect(notKeptInWords({ ...JUDGED, games: 1000, score: 0.512 })).toBe(
    "The engine plays as before: its new self won 51\u00a0% of 1,000 games, which is not clearly better. A longer time may teach it more.",
  );
});

/** A tuning from its games to its verdict: small, but all of it. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { examineVariant } from "../../src/engine/examine.ts";
import { type Crew, loneCrew } from "../../src/tune/crew.ts";
import { Gate, MOST_PAIRS } from "../../src/tune/gate.ts";
import { EMPTY_JOURNAL, gameLine, type Journal, journalHead, pairLine, readJournal } from "../../src/tune/journal.ts";
import { judge } from "../../src/tune/judge.ts";
import { keyOf, makeOrder } from "../../src/tune/make-order.ts";
import { startOfFit } from "../../src/tune/parameters.ts";
import type { TuneDesk, TunePlan } from "../../src/tune/plan.ts";
import { tune } from "../../src/tune/tune.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { ATTIC } from "./attic.ts";

const { variant: read } = examineVariant(ATTIC, { file: "attic.yaml" });
const variant = read as Variant;
const SETTINGS = { nodes: 40, judgeNodes: 40, seed: 3 };
const PLAN: TunePlan = { games: 24, timeMs: 0, rounds: 1, positions: 300, lessons: [], isJudged: true };
const KEY = keyOf(variant, SETTINGS, "test");

/** A desk that keeps its journal as text. */
function deskOf(journal: Journal, signal?: AbortSignal) {
  const kept: string[] = [];
  const desk: TuneDesk = {
    journal,
    keepGame: (game) => kept.push(gameLine(game)),
    keepPair: (pair) => kept.push(pairLine(pair)),
    report: () => {},
    signal,
  };
  return { desk, kept };
}

function reread(lines: readonly string[]): Journal {
  const found = readJournal(journalHead(KEY) + lines.join(""), KEY);
  if (found.type !== "same") throw new Error(found.type);
  return found.journal;
}

/** A crew of several that answer in another order than they are asked. */
function crowd(size: number): Crew {
  const crews = Array.from({ length: size }, () => loneCrew(makeOrder(variant, SETTINGS)));
  const idle = [...crews];
  return {
    size: () => size,
    ask: async (task) => {
      const crew = idle.pop() as Crew;
      const answer = await crew.ask(task);
      for (let turn = idle.length; turn > 0; turn--) await Promise.resolve();
      idle.unshift(crew);
      return answer;
    },
  };
}

const alone = () => loneCrew(makeOrder(variant, SETTINGS));

describe("a tuning", () => {
  it("gives the same weights and the same verdict, however many work on it", async () => {
    const one = await tune(variant, PLAN, alone(), deskOf(EMPTY_JOURNAL).desk);
    const three = await tune(variant, PLAN, crowd(3), deskOf(EMPTY_JOURNAL).desk);
    expect(one).toMatchObject({ games: 24 });
    expect(one?.positions).toBeLessThanOrEqual(300);
    expect(three).toEqual(one);
  });

  it("that was stopped again and again ends as if it had not been", async () => {
    const whole = await tune(variant, PLAN, alone(), deskOf(EMPTY_JOURNAL).desk);
    const lines: string[] = [];
    let tuned: unknown = null;
    for (let run = 0; tuned === null; run++) {
      expect(run).toBeLessThan(60);
      const stopper = new AbortController();
      const { desk, kept } = deskOf(reread(lines), stopper.signal);
      const stopping = { ...desk, report: () => kept.length >= 15 && stopper.abort() };
      tuned = await tune(variant, PLAN, crowd(2), stopping);
      lines.push(...kept.slice(0, -1)); // the last one is lost with the machine
    }
    expect(tuned).toEqual(whole);
  });

  it("takes as many games as its time allows, and at least twenty", async () => {
    const plan = { ...PLAN, games: null, timeMs: 1, isJudged: false };
    const tuned = await tune(variant, plan, alone(), deskOf(EMPTY_JOURNAL).desk);
    expect(tuned).toMatchObject({ games: 20, verdict: null });
    const { desk, kept } = deskOf(EMPTY_JOURNAL);
    await tune(variant, { ...plan, timeMs: 1500 }, alone(), desk);
    expect(kept.length).toBeGreaterThan(20);
  });

  it("is of the games of its journal, those after the last that is asked for left out", async () => {
    const { desk, kept } = deskOf(EMPTY_JOURNAL);
    const first = await tune(variant, { ...PLAN, isJudged: false }, alone(), desk);
    const again = deskOf(reread([...kept, gameLine({ number: 24, timeMs: 1, samples: [] })]));
    expect(await tune(variant, { ...PLAN, isJudged: false }, alone(), again.desk)).toEqual(first);
    expect(again.kept).toEqual([]);
  });
});

describe("the gate", () => {
  it("never keeps weights that lose: here a knight is worth nothing, and being taken is a gain", async () => {
    const { start, read } = startOfFit(variant);
    const computed = read(start);
    const bad = { ...computed, pieces: computed.pieces.map((piece) => ({ ...piece, value: { middle: 1, end: 1 } })) };
    const verdict = await judge(bad, alone(), deskOf(EMPTY_JOURNAL).desk);
    expect(verdict?.isKept).toBe(false);
    expect(verdict?.estimate.score).toBeLessThan(0.4);
    const back = makeOrder(variant, { ...SETTINGS, judgeNodes: 60 });
    const against = { ...back, document: { ...back.document, weights: worthless() } };
    expect((await judge(computed, loneCrew(against), deskOf(EMPTY_JOURNAL).desk))?.isKept).toBe(true);
  });

  it("keeps what wins most pairs, refuses what wins half of them, and says nothing too soon", () => {
    const gateOf = (points: readonly number[]) => {
      const gate = new Gate();
      for (const [number, point] of points.entries()) gate.add(number, point);
      return gate;
    };
    expect(gateOf([2, 2, 1]).verdict).toBeNull();
    expect(gateOf(Array.from({ length: 200 }, (_, pair) => (pair % 3 === 0 ? 1 : 1.5))).verdict?.isKept).toBe(true);
    expect(gateOf(Array.from({ length: MOST_PAIRS }, (_, pair) => (pair % 2) * 2)).verdict?.isKept).toBe(false);
    expect(gateOf(Array.from({ length: 60 }, () => 0.5)).verdict?.isKept).toBe(false);
  });

  it("judges pairs in the order of their numbers, whenever they come", () => {
    const points = Array.from({ length: 120 }, (_, pair) => [2, 1, 1.5, 0.5][pair % 4]);
    const [forwards, backwards] = [new Gate(), new Gate()];
    for (let number = 0; number < 120; number++) forwards.add(number, points[number]);
    for (let number = 119; number >= 0; number--) backwards.add(number, points[number]);
    expect(backwards.verdict).toEqual(forwards.verdict);
    expect(backwards.standing).toEqual(forwards.standing);
  });
});

/** As in a variant's file: all pieces but the king are worth nothing. */
function worthless() {
  return { pieces: { rook: { value: [1, 1] }, knight: { value: [1, 1] }, pawn: { value: [1, 1] } } };
}

describe("a journal", () => {
  const sample = { fen: "rnknr/ppppp/5/PPPPP/RNKNR w - - 0 1", score: -12, result: 0.5, game: 0 } as const;
  const lines = [
    gameLine({ number: 0, timeMs: 12.4, samples: [sample] }),
    gameLine({ number: 2, timeMs: 3, samples: [] }),
    pairLine({ number: 0, judged: "abc", points: 1.5 }),
  ];
  const text = journalHead(KEY) + lines.join("");

  it("reads back what was written", () => {
    const found = readJournal(text, KEY);
    expect(found).toMatchObject({ type: "same", whole: text.length });
    expect(found.type === "same" && [...found.journal.games.values()]).toEqual([
      { number: 0, timeMs: 12, samples: [sample] },
      { number: 2, timeMs: 3, samples: [] },
    ]);
    expect(found.type === "same" && found.journal.pairs).toEqual([{ number: 0, judged: "abc", points: 1.5 }]);
  });

  it("is whole up to a line that was cut off, wherever that was", () => {
    const ends = [0, ...lines].map((_, count) => (journalHead(KEY) + lines.slice(0, count).join("")).length);
    for (let length = ends[0]; length <= text.length; length++) {
      const found = readJournal(text.slice(0, length), KEY);
      const whole = Math.max(...ends.filter((end) => end <= length));
      expect([length, found]).toMatchObject([length, { type: "same", whole }]);
    }
  });

  it.each([
    ["nothing", ""],
    ["a half first line", journalHead(KEY).slice(0, 20)],
    ["other text", "1. e4 e5\n"],
    ["other data", "[1]\n"],
  ])("is none of %s", (_, other) => expect(readJournal(other, KEY)).toEqual({ type: "foreign" }));

  it("of other rules, nodes or weights says what differs", () => {
    expect(readJournal(text, { ...KEY, nodes: 41, weights: "fitted" })).toEqual({
      type: "other",
      differs: ["weights", "nodes"],
    });
    const chess = keyOf(bundledVariant("chess") as Variant, SETTINGS, "test");
    expect(readJournal(text, chess)).toEqual({ type: "other", differs: ["rules", "weights"] });
  });
});

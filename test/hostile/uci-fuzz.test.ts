import fc from "fast-check";
import { expect, it } from "vitest";
import { UciSession } from "../../src/cli/uci-session.ts";

/** Lines of the protocol with faults in them, and pauses in which a search gets on. */
const number = fc.oneof(
  fc.integer({ min: -5, max: 300 }).map(String),
  fc.constantFrom("", "1e9", "99999999999999999999", "0x10", "é", "-0"),
);
const clock = fc.constantFrom("wtime", "btime", "winc", "binc", "movestogo", "movetime", "nodes", "mate");
const goWord = fc.oneof(
  fc.tuple(clock, number).map((pair) => pair.join(" ")),
  fc.integer({ min: 1, max: 5 }).map((depth) => `depth ${depth}`),
  fc.integer({ min: 0, max: 3 }).map((depth) => `perft ${depth}`),
  fc.constantFrom("infinite", "ponder", "searchmoves e2e4 d2d4", "searchmoves", "searchmoves a1a8", "depth", "xyzzy"),
);
const move = fc.constantFrom("e2e4", "e7e5", "g1f3", "g8f6", "f3g1", "f6g8", "e1g1", "a1a9", "0000", "e7e8q", "♔");
const fen = fc.constantFrom(
  "7k/5KQ1/8/8/8/8/8/8 b - - 0 1",
  "8/8/8/8/8/6k1/6p1/6K1 w - - 0 1",
  "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
  "8/8/8/8/8/8/8/8 w - - 0 1",
  "blah",
  "",
);
const option = fc.constantFrom(
  "Hash value 1",
  "Hash value 0",
  "Clear Hash",
  "UCI_Variant value edgy",
  "UCI_Variant value gardner",
  "UCI_Variant value chess",
  "UCI_Variant value",
  "UCI_Chess960 value true",
  "UCI_Chess960 value false",
  "Threads value 9",
  "VariantPath value /nowhere",
);
const line = fc.oneof(
  { weight: 6, arbitrary: fc.array(goWord, { maxLength: 3 }).map((words) => `go ${words.join(" ")}`) },
  { weight: 4, arbitrary: fc.constantFrom("stop", "isready", "ponderhit") },
  {
    weight: 4,
    arbitrary: fc.array(move, { maxLength: 6 }).map((moves) => `position startpos moves ${moves.join(" ")}`),
  },
  { weight: 2, arbitrary: fen.map((text) => `position fen ${text}`) },
  { weight: 2, arbitrary: option.map((text) => `setoption name ${text}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("ucinewgame", "uci", "d", "debug on", "register later", "position startpos", ""),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);
const step = fc.tuple(line, fc.constantFrom(0, 0, 0, 1, 8));

/** A perft that was broken off says so later, beside the answer to another line. */
const REFUSAL = /^info string error (?!The perft was stopped)/;

it("answers every line once, whatever is said when", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const lines: string[] = [];
      const session = new UciSession((text) => lines.push(text));
      const count = (pattern: RegExp) => lines.filter((text) => pattern.test(text)).length;
      let searches = 0;
      let asked = 0;
      for (const [text, pauseMs] of steps) {
        const errors = count(REFUSAL);
        await session.receive(text);
        const refused = count(REFUSAL) - errors;
        expect(refused).toBeLessThanOrEqual(1);
        if (/^go\b/.test(text) && !text.includes("perft") && refused === 0) searches++;
        if (text === "isready") asked++;
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      await session.close();
      expect(count(/^bestmove /)).toBe(searches);
      expect(count(/^readyok$/)).toBe(asked);
      expect(lines.filter((text) => text.length > 200 && text.startsWith("info string"))).toEqual([]);
      expect(lines.filter((text) => /Internal error|[^ -~]/.test(text))).toEqual([]);
    }),
    { numRuns: Number(process.env.UCI_RUNS ?? 40) },
  );
}, 600_000);

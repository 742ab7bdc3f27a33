/** Lines of the UCI protocol for random sessions: all kinds of commands, with faults in many. */
import fc from "fast-check";

const number = fc.oneof(
  fc.integer({ min: -5, max: 300 }).map(String),
  fc.constantFrom("", "1e9", "99999999999999999999", "0x10", "é", "-0"),
);
const clock = fc.constantFrom("wtime", "btime", "winc", "binc", "movestogo", "movetime", "nodes", "mate");
const goWord = fc.oneof(
  fc.tuple(clock, number).map((pair) => pair.join(" ")),
  fc.integer({ min: 1, max: 5 }).map((depth) => `depth ${depth}`),
  fc.constantFrom(0, 1, 2, 3, 17).map((depth) => `perft ${depth}`),
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
/** Options that are taken, and those that are refused. */
const TAKEN = [
  "Hash value 1",
  "Clear Hash",
  "UCI_Variant value edgy",
  "UCI_Variant value gardner",
  "UCI_Variant value chess",
  "UCI_Chess960 value true",
  "UCI_Chess960 value false",
  "MultiPV value 2",
  "Skill Level value 3",
];
const REFUSED = ["Hash value 0", "UCI_Variant value", "Threads value 9", "VariantPath value /nowhere"];
const option = fc.constantFrom(...TAKEN, ...REFUSED);

/** Whether an option of this list is refused. */
export function isRefusedOption(line: string): boolean {
  return REFUSED.includes(line.replace(/^setoption name /, ""));
}

/** A line, well formed or not. */
export const uciLine = fc.oneof(
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

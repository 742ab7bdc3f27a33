/** Rules that contradict themselves or mean nothing, as somebody writes them who has just read the reference: each is refused
 *  whole, with code and place, and where there is one with the nearest fix. */
import { afterAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/diagnostic/diagnostic.ts";
import { examineVariant } from "../../src/yaml.ts";
import { measured } from "./measured.ts";

const MOST_MS = 1000;

/** What is said of some keys over chess. */
function told(keys: string): readonly Diagnostic[] {
  const { made, ms } = measured(() => examineVariant(`extends: chess\n${keys}\n`, { file: "mine.yaml" }));
  const { variant, diagnostics } = made;
  expect(ms).toBeLessThan(MOST_MS);
  expect(variant === null).toBe(diagnostics.length > 0);
  return diagnostics;
}

const HOUSE = "captures: { to-hand: captor }";
const BARE = "pieces: { king: { royal: false } }\ncastling: none\nwin: [{ lost: all }]";
const AMAZON = "pieces: { amazon: { letter: A, betza: QN } }";
const MOVERS =
  "pieces: { pawn: { betza: mfW }, knight: { betza: mN }, bishop: { betza: mB }, rook: { betza: mR }, queen: { betza: mQ }, king: { betza: mK } }\ncastling: none";
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** The keys, then code and place, the place in the lines below `extends`, and the fix or a part of the sentence. */
type Row = [keys: string, place: string, fix?: string];

function check(...[keys, place, fix]: Row): void {
  const [first, ...others] = told(keys);
  expect(others).toEqual([]);
  expect(first && `${first.code} ${first.line === 1 ? "" : `${Number(first.line) - 1}:`}${first.column}`).toBe(place);
  if (fix !== undefined) expect(`${first.message} ${first.hint ?? ""}`).toContain(fix);
}

describe("a goal that no one can reach", () => {
  it.each<Row>([
    ["win: [checkmate, { taken: [king] }]", "goal 1:18", "A royal piece is never taken"],
    ["win: [{ lost: all }]", "goal 1:7", "A royal piece is never taken"],
    ["lose: [{ lost: [king] }]", "goal 1:8", "A royal piece is never taken"],
    ["win: [checkmate, { taken: [king], left: 1 }]", "goal 1:18", "Nobody has more than 1"],
    [`${AMAZON}\nwin: [checkmate, { taken: [amazon] }]`, "goal 2:18", "Nobody has more than 0"],
    ["win: [checkmate, { taken: [rook], left: 2 }]", "goal 1:18", "Nobody has more than 2"],
    ["win: [checkmate, { reach: rank 1, with: [pawn] }]", "goal 1:18", "none of these pieces may stand"],
    ["win: [checkmate, { reach: { white: none, black: none } }]", "goal 1:18", "no square"],
    ["win: [checkmate, { reach: d4 e4 d5 e5, with: [king], number: 2 }]", "goal 1:18", "no side has more than 1"],
    ["win: [checkmate, { passes: 2 }]", "goal 1:18", "turn: [{ move: or-pass }]"],
    ["lose: [{ repetition: 6, side: mover }]", "goal 1:8", "end: 6"],
    ["win: [checkmate, checkmate]", "goal 1:18", "in this list already"],
    ["win: [checkmate, stalemate]\nlose: [stalemate]", "goal 2:8", "under 'win', which is asked before"],
    ["win: [checkmate]\ndraws: { by: [checkmate] }", "goal 2:15", "under 'win', which is asked before"],
    ["lose: [checkmate]", "goal 1:8", "win: []"],
    ["draws: { by: [checkmate] }", "goal 1:15", "win: []"],
    ["lose: [{ lost: [queen] }]\ndraws: { by: [{ lost: [queen] }] }", "goal 2:15", "under 'lose'"],
    ["turn: [{ move: or-pass-when-stuck }]\nwin: [checkmate, stalemate]", "goal 2:18", "Nobody is ever stalemated"],
    ["win: [checkmate, { checks: 0 }]", "out-of-range 1:28"],
    ["win: [castling]", "wrong-value 1:7", "wins: true"],
    ["win: none", "wrong-type 1:6", "[]"],
    ["draws: { by: none }", "wrong-type 1:14", "[]"],
    ["win: [checkmate, { taken: king }]", "wrong-value 1:27", "[king]"],
    ["win: [checkmate, { reach: rank 8, with: [king], unless: answered }]", "goal 1:49", "goes with 'taken'"],
  ])("%s", check);

  it("and one that can be reached because pieces are taken or promoted away", () => {
    expect(told("win: [checkmate, { taken: [king, queen] }]")).toEqual([]);
    expect(told("win: [checkmate, { taken: all, left: 1 }]")).toEqual([]);
    expect(told(`${BARE}`)).toEqual([]);
  });
});

describe("a condition that changes nothing beside another", () => {
  const PASS = "turn: [{ move: or-pass }]";

  it.each<Row>([
    ["win: [checkmate, checkmated]", "goal 1:18", "'checkmate' under 'win'"],
    ["win: [checkmated, checkmate]", "goal 1:7", "'checkmate' under 'win'"],
    ["win: [checkmate]\nlose: [checkmated]", "goal 2:8", "'checkmate' under 'win'"],
    ["win: [checkmated]\nlose: [checkmate]", "goal 2:8", "'checkmated' under 'win'"],
    ["win: [checkmated]\ndraws: { by: [checkmate] }", "goal 2:15", "'checkmated' under 'win'"],
    ["draws: { by: [checkmated] }", "goal 1:15", "win: []"],
    ["win: [checkmate, stalemate, stalemated]", "goal 1:29", "'stalemate' under 'win'"],
    ["win: [checkmate, stalemate]\nlose: [stalemated]", "goal 2:8", "'stalemate' under 'win'"],
    ["win: [checkmate, stalemate]\ndraws: { by: [stalemated] }", "goal 2:15", "'stalemate' under 'win'"],
    ["draws: { by: [stalemate, stalemated] }", "goal 1:26", "'stalemate' under 'draws: by'"],
    ["win: [checkmate, stalemate-with-fewer, stalemate]", "goal 1:18", "'stalemate' under 'win'"],
    ["win: [checkmate, stalemated]\nlose: [stalemate-with-fewer]", "goal 2:8", "'stalemated' under 'win'"],
    ["draws: { by: [stalemate, stalemate-with-fewer] }", "goal 1:26", "'stalemate' under 'draws: by'"],
    ["win: [checkmate, { checks: 3 }]\nlose: [{ checks: 5 }]", "goal 2:8", "'checks: 3' under 'win'"],
    ["win: [checkmate, { checks: 3 }]\ndraws: { by: [{ checks: 2 }] }", "goal 1:18", "'checks: 2' under 'draws: by'"],
    ["win: [checkmate]\nlose: [{ checks: 1 }]", "goal 1:7", "The first check"],
    ["win: [{ checks: 1 }]\nlose: [checkmate]", "goal 2:8", "The first check"],
    [`${PASS}\nwin: [checkmate, { passes: 2 }, { passes: 3 }]`, "goal 2:33", "'passes: 2' under 'win'"],
    ["lose: [{ repetition: 3, side: mover }, { repetition: 4, side: white }]", "goal 1:40", "'repetition: 3'"],
    [
      "lose: [{ repetition: 3, side: mover }, { repetition: 3, side: white }]",
      "goal 1:40",
      "'repetition' under 'lose'",
    ],
    [
      "win: [checkmate, { repetition: 3, side: white }]\nlose: [{ repetition: 3, side: black }]",
      "goal 2:8",
      "'repetition' under 'win'",
    ],
    ["win: [checkmate, { taken: [queen] }]\nlose: [{ lost: [queen] }]", "goal 2:8", "'taken' under 'win'"],
    ["win: [checkmate, { taken: [queen] }]\ndraws: { by: [{ lost: [queen] }] }", "goal 2:15", "'taken' under 'win'"],
    ["win: [checkmate, { taken: [queen] }, { lost: [queen] }]", "goal 1:38", "'taken' under 'win'"],
    ["win: [checkmate, { taken: [rook] }]\nlose: [{ lost: [rook], left: 1 }]", "goal 1:18", "1 are left, see 'lose'"],
    [
      "win: [checkmate, { taken: all-but-royal }, { taken: all-but-royal, unless: answered }]",
      "goal 1:44",
      "'taken' under 'win'",
    ],
    [
      "win: [checkmate, { reach: d4 e4, with: [king] }, { reach: d4, with: [king] }]",
      "goal 1:50",
      "'reach' under 'win'",
    ],
    [
      "win: [checkmate, { reach: rank 8 }]\nlose: [{ reach: d8, with: [queen], held: true }]",
      "goal 2:8",
      "looked at before",
    ],
  ])("%s", check);

  it.each([
    "lose: [checkmated, stalemated]",
    "win: [checkmate, { checks: 1 }]",
    "win: [checkmate, stalemate-with-fewer]\nlose: [stalemate]",
    "win: [checkmate, stalemated, stalemate-with-fewer]",
    "win: [checkmate, stalemate-with-fewer]\ndraws: { by: [stalemate] }",
    "win: [checkmate, { taken: [pawn] }, { lost: [pawn] }]",
    "lose: [{ repetition: 3, side: white }, { repetition: 3, side: black }]",
    "win: [checkmate, { reach: d4, with: [king] }]\nlose: [{ reach: d4 e4, with: [king] }]",
    "win: [checkmate, { reach: d4 e4, with: [king], held: true }, { reach: d4, with: [king] }]",
  ])("but not where each of them says something: %s", (keys) => expect(told(keys)).toEqual([]));
});

describe("a hand that never fills, and drops that cannot be", () => {
  it.each<Row>([
    [`${MOVERS}\nwin: [{ reach: rank 8, with: [king] }]\n${HOUSE}`, "hands 4:22", "hands stay empty"],
    ["hands: { enter: { with-first-move: rank 1 } }", "hands 1:1", "No piece ever gets into a hand"],
    [`${HOUSE}\npieces: { king: { captured-as: pawn } }`, "hands 2:19", "never gets into a captor's hand"],
    [`${HOUSE}\npieces: { queen: { captured-as: king } }`, "hands 2:33", "royal piece"],
    [`${HOUSE}\npromotion: [{ pieces: [pawn], to: [king, queen] }]`, "promotion 2:36", "royal"],
    [`${HOUSE}\nhands: { drops: [{ pieces: [king] }] }`, "hands 2:29", "never in a hand"],
    [`${HOUSE}\nhands: { drops: [{ pieces: [pawn], per-file: 8 }] }`, "hands 2:46", "A file has 8 squares"],
    [`${HOUSE}\nhands: { drops: [{ pieces: [pawn], on: ranks 2-9 }] }`, "square 2:40", "from a1 to h8"],
    [`${HOUSE}\nhands: { drops: [{ pieces: [pawn], on: midle }] }`, "unknown-region 2:40"],
    [`${HOUSE}\nhands: { drops: [pawn] }`, "wrong-type 2:18", "The keys are pieces"],
    [`${BARE}\n${HOUSE}\nhands: { drops: [{ pieces: [pawn], mates: false }] }`, "hands 5:36", "No piece is royal"],
    [
      `check: { given: forbidden }\nwin: [{ reach: rank 8, with: [king] }]\n${HOUSE}\nhands: { drops: [{ checks: false }] }`,
      "hands 4:20",
      "check: given",
    ],
    [
      `hands: { start: { queen: 1 } }\nsetup: { fen: "${START}[QQq] w KQkq - 0 1" }`,
      "hands 2:15",
      "leave them out of the FEN",
    ],
    ["hands: { start: { knight: -1 } }", "out-of-range 1:27"],
    ["hands: { start: { knight: 300 } }", "out-of-range 1:27"],
    ["hands: { start: { knight: 1 }, enter: rank 1 }", "wrong-value 1:39", "with-first-move"],
    ["captures: { to-hand: true }", "wrong-value 1:22", "captor"],
  ])("%s", check);
});

describe("rules that contradict one another", () => {
  it.each<Row>([
    ["draws: { repetition: { claim: 5, end: 3 } }", "out-of-range 1:31", "at most 3"],
    ["draws: { moves: { claim: 100, end: 50 } }", "out-of-range 1:26", "claim: never"],
    ["win: [checkmate, { reach: d4, with: [king] }]\ndraws: { dead-position: true }", "goal 2:25", "leave it out"],
    ["lose: [perpetual-check]\ndraws: { repetition: never }", "goal 1:8", "end: 4"],
    [`${AMAZON}\npromotion: [{ pieces: [pawn], to: [amazon], limit: lost }]`, "promotion 2:45", "has no 'amazon'"],
    ["promotion: [{ pieces: [pawn], to: [queen], limit: { rook: 1 } }]", "promotion 1:53"],
    ["promotion: [{ pieces: [king], to: [queen] }]", "promotion 1:24", "royal"],
    ["pieces: { knight: { forbidden: rank 8, moves: [{ betza: N, from: rank 8 }] } }", "no-squares 1:66", "forbidden"],
    ["pieces: { knight: { forbidden: rank 8, moves: [{ betza: N, to: h8 }] } }", "no-squares 1:64", "forbidden"],
    ["pieces: { knight: { moves: [{ betza: N, from: none }] } }", "no-squares 1:47"],
    ["pieces: { queen: { royal: true } }", "royal 1:27", "'check'"],
    ["pieces: { king: { checks-by: mR } }", "wrong-value 1:30", "attacks nothing"],
    ["pieces: { pawn: { spares: all } }", "wrong-value 1:27", "a list of pieces"],
    ["material: { values: { pawn: 1 } }", "goal 1:1", "full-board"],
    ["turn: or-pass", "wrong-type 1:7", "[{ move: or-pass }]"],
    ["turn: [pass]", "wrong-type 1:8", "[{ move: or-pass }]"],
    ["turn: { black: or-pass-when-stuck }", "wrong-type 1:16", "[{ move: or-pass-when-stuck }]"],
    ["captures: { must: always }", "wrong-type 1:19", "true"],
    ["captures: { must: sometimes }", "wrong-type 1:19", "true or false"],
    ["check: { royals: none }", "wrong-value 1:18", "each, last, all"],
    ["draws: { repetition: { claim: three } }", "wrong-value 1:31", "a number from 2 to 100"],
    ["regions: { palace: palace }", "region-order 1:20"],
    ["board: { holes: all }", "board-size 1:1", "All squares"],
  ])("%s", check);
});

afterAll(() => {
  // nothing of all that stays behind
  expect(told("name: Mine")).toEqual([]);
});

describe("a piece that goes more ways than can be followed", () => {
  const queen = (betza: string) => `pieces: { queen: { betza: "${betza}" } }`;

  it.each([
    "aaaaaaaaK",
    `${"a".repeat(63)}K`,
    `${"mpa".repeat(20)}Q`,
    `${"oa".repeat(31)}R`,
    "[R-sR-sR-sR]",
    `[${Array(21).fill("fR").join("-")}]`,
    "[Q?Q?Q?Q?Q?Q]c[K-sK-sK-sK-sK-sK]",
    "yayayayaN",
  ])("%s", (betza) => check(queen(betza), "unsupported-betza 1:28", "goes too many ways"));

  it("with others, each of which could be", () => {
    const ids = ["king", "queen", "rook", "bishop", "knight"];
    const keys = `pieces: { ${ids.map((id) => `${id}: { betza: "masR${id === "king" ? "K" : ""}" }`).join(", ")} }`;
    check(keys, "too-complex 1:132", "go too many ways together");
  });
});

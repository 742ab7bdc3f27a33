import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { buildProgram } from "../cli/program.ts";
import { parseSessions, playSession } from "./uci-sessions.ts";

const SESSIONS = parseSessions(readFileSync(new URL("../data/uci-hostile.txt", import.meta.url), "utf8"));
/** A session that takes longer hangs. */
const LIMIT_MS = 15_000;

/** What must be true of some sessions beyond the general rules. */
const EXPECTED: Readonly<Record<string, { readonly errors?: number; readonly bestMoves?: number | RegExp }>> = {
  "p01-nothing": { errors: 0 },
  "p02-go-first": { errors: 0, bestMoves: /^bestmove [a-h][12][a-h][34]/ },
  "p03-stop-idle": { errors: 0, bestMoves: 0 },
  "p04-double-go": { errors: 0 },
  "p05-stop-storm": { errors: 0, bestMoves: 1 },
  "p06-illegal-move-in-list": { errors: 1, bestMoves: /^bestmove [a-h][12][a-h][34]/ },
  "p07-nonsense-moves": { errors: 7, bestMoves: 1 },
  "p08-bad-positions": { errors: 7, bestMoves: 1 },
  "p09-unknown-words": { errors: 7, bestMoves: 0 },
  "p11-missing-values": { errors: 10, bestMoves: 0 },
  "p12-options": { errors: 9, bestMoves: 1 },
  "p13-option-while-searching": { errors: 0, bestMoves: 1 },
  "p14-long-line": { errors: 1 },
  "p15-long-moves": { errors: 1, bestMoves: 1 },
  "p16-control-bytes": { errors: 4 },
  "p17-line-ends": { errors: 0 },
  "p18-eof-while-searching": { errors: 0, bestMoves: 1 },
  "p19-quit-while-searching": { errors: 0, bestMoves: 1 },
  "p20-mate-and-stalemate": { bestMoves: /^bestmove \(none\)/ },
  "p22-variant-switch": { errors: 6, bestMoves: 1 },
  "p23-newgame-storm": { errors: 0 },
  "p24-position-storm": { errors: 0 },
  "p25-ponder": { errors: 0, bestMoves: 1 },
};

let script = "";

beforeAll(async () => {
  script = await buildProgram("hostile");
}, 60_000);

it("has all sessions", () => {
  expect(SESSIONS).toHaveLength(25);
  expect(SESSIONS.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(EXPECTED)));
});

it.each(SESSIONS)(
  "$id",
  async (session) => {
    const { code, out, err, asked, went } = await playSession(session, script, LIMIT_MS);
    const lines = out.split("\n");
    const bestMoves = lines.filter((line) => line.startsWith("bestmove "));
    const errors = lines.filter((line) => line.startsWith("info string error "));
    expect(code).toBe(0);
    expect(err).toBe("");
    expect(lines.filter((line) => line === "readyok")).toHaveLength(asked + 1);
    expect(bestMoves.length).toBeLessThanOrEqual(went);
    expect(out).toMatch(/^[\n -~]*$/);
    expect(errors.filter((line) => line.length > 200)).toEqual([]);
    const expected = EXPECTED[session.id] ?? {};
    if (expected.errors !== undefined) expect(errors).toHaveLength(expected.errors);
    if (typeof expected.bestMoves === "number") expect(bestMoves).toHaveLength(expected.bestMoves);
    if (expected.bestMoves instanceof RegExp) for (const line of bestMoves) expect(line).toMatch(expected.bestMoves);
  },
  20_000,
);

/** Jobs of games: what they are made of, what is refused of them, and which results are believed. */
import { describe, expect, it } from "vitest";
import { refusedPlayer } from "../../bench/match/foreign-players.ts";
import { GAMES, LOCAL_GAMES } from "../../bench/match/games.ts";
import { jobsOf } from "../../bench/match/games-jobs.ts";
import { readSettings } from "../../bench/match/games-settings.ts";
import { parseMatchOptions } from "../../bench/match/options.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { type Job, makeJob } from "../../src/jobs/job.ts";
import type { GameRecord, PlyRecord } from "../../src/match/record.ts";
import type { Variant } from "../../src/variant/variant.ts";

const chess = bundledVariant("chess") as Variant;

function planOf(args: string) {
  const task = parseMatchOptions(`--variant chess ${args}`.trim().split(" "));
  if (task?.kind !== "match") throw new Error("that plays nothing");
  return task.options.plan;
}

function jobOf(args: string, count = 1): Job {
  const pairs = Array.from({ length: count }, (_, pair) => ({ variantId: "chess", pair, opening: pair }));
  return jobsOf([{ plan: planOf(args), pairs }])[0].job;
}

describe("jobs of games", () => {
  it("are the same for the same games, and others for others", () => {
    const digest = (args: string) => jobOf(args).digest;
    expect(digest("--nodes 5000")).toBe(digest("--nodes 5000"));
    const all = ["--nodes 5000", "--nodes 5001", "--nodes 5000 --seed 2", "--nodes 5000 --resign 300", "--movetime 9"];
    expect(new Set(all.map(digest)).size).toBe(all.length);
  });

  it("hold some half a minute of games, all of one variant", () => {
    const pairs = ["chess", "chess", "chess", "edgy"].map((variantId, pair) => ({ variantId, pair, opening: 0 }));
    const sizes = (args: string) => jobsOf([{ plan: planOf(args), pairs }]).map(({ pairs: own }) => own.length);
    expect(sizes("--movetime 100")).toEqual([1, 1, 1, 1]);
    expect(sizes("--nodes 1000")).toEqual([3, 1]);
  });

  it("stay at home when a player is a path or a command", () => {
    expect(jobOf("").kind).toBe(GAMES.name);
    for (const second of ["ours@build/old", "uci:stockfish", "fsf:Debug=1", "ours:hash=9999"]) {
      expect(jobOf(`--second ${second}`).kind).toBe(LOCAL_GAMES.name);
      expect(refusedPlayer({ players: planOf(`--second ${second}`).specs })).toContain(
        second.split("=")[0].split(":")[0],
      );
    }
  });
});

describe("settings of games", () => {
  const job = jobOf("--nodes 5000 --resign 300", 2);
  const settings = job.settings as Record<string, unknown>;
  const read = (change: Record<string, unknown>) =>
    readSettings(makeJob({ ...job, settings: { ...settings, ...change } }));

  it("are read as they were written", () => {
    const { players, ...rest } = readSettings(JSON.parse(JSON.stringify(job)));
    expect(players.map(({ label }) => label)).toEqual(["ours", "fsf"]);
    expect({ ...rest, players: ["ours", "fsf"] }).toEqual(settings);
  });

  it.each<Record<string, unknown>>([
    { players: ["ours"] },
    { players: ["ours", "someone"] },
    { players: ["ours", "fsf", "fsf"] },
    { players: ["ours", 3] },
    { limit: {} },
    { limit: { nodes: 1, depth: 1 } },
    { limit: { nodes: 0 } },
    { limit: { nodes: "5" } },
    { limit: { timeMs: 1e12 } },
    { limit: { nodes: 5, command: "rm" } },
    { openings: null },
    { openings: { plies: -1, numbered: null } },
    { openings: { plies: 1, numbered: "yes" } },
    { book: [] },
    {
      book: [
        { startFen: 1, moves: [] },
        { startFen: "", moves: [] },
      ],
    },
    { rules: { plies: 0, graceMs: 1, resign: null } },
    { rules: { plies: 1e9, graceMs: 1, resign: null } },
    { rules: { plies: 10, graceMs: 1, resign: { scoreCp: 0.5, moves: 1 } } },
    { pairs: [] },
    { pairs: Array(65).fill({ pair: 0, opening: 0 }) },
    { pairs: [{ pair: 0.5, opening: 0 }] },
    { pairs: 7 },
  ])("are refused: %j", (change) => expect(() => read(change)).toThrow(/job-settings/));
});

describe("results of games", () => {
  const job = jobOf("--nodes 5000 --resign 300 --max-plies 40");
  /** Fool's mate after an opening of one move. */
  const first = played(["f2f3", "e7e5", "g2g4", "d8h4"], 0, { result: "0-1", reason: "checkmate" });
  const second = played(["f2f3", "d7d5"], 1, { result: "1-0", reason: "crash: gone", fault: "crash: gone" });
  const other = { ...second, result: "0-1" as const };
  const check = (...records: unknown[]) => GAMES.check(job, chess, { records });
  const without = (record: GameRecord, count: number) => ({ ...record, plies: record.plies.slice(0, count) });

  it("are believed when they can have been played", () => expect(check(first, other)).toBeNull());

  it.each<[string, readonly unknown[]]>([
    ["it is not a list of 2 games", [first]],
    ["a game lacks a part", [first, { ...other, plies: 3 }]],
    ["a game lacks a part", [first, { ...other, result: 1 }]],
    ["a game lacks a part", [first, { ...other, fault: "\u001b[2J", reason: "\u001b[2J" }]],
    ["game 2: it belongs elsewhere", [first, first]],
    ["game 1: it belongs elsewhere", [{ ...first, pair: 5 }, other]],
    ["game 1: it belongs elsewhere", [{ ...first, variantId: "edgy" }, other]],
    ["game 1: its end, 1-0 by checkmate, is not the one of its moves", [{ ...first, result: "1-0" }, other]],
    ["game 1: its end, 0-1 by checkmate, is not the one of its moves", [without(first, 3), other]],
    [
      "game 1: its end, 1/2-1/2 by 40 plies, is not the one of its moves",
      [{ ...without(first, 3), result: "1/2-1/2", reason: "40 plies" }, other],
    ],
    ["game 2: its end, 1-0 by crash: gone, is not the one of its moves", [first, second]],
    ["game 1: 'e7e5' is not 'e6'", [withPly(first, 1, { san: "e6" }), other]],
    ["game 2 does not begin as its pair does", [first, withPly(other, 0, { uci: "g2g3", san: "g3" })]],
  ])("are not believed: %s", (fault, records) => expect(check(...records)).toBe(fault));

  it("are not believed: moves that are not legal, or after the end", () => {
    expect(check(withPly(first, 1, { uci: "e7e4" }), other)).toMatch(/^game 1: .*'e7e4'/);
    expect(check({ ...first, plies: [...first.plies, first.plies[3]] }, other)).toBe(
      "game 1: it goes on after checkmate",
    );
  });
});

function played(moves: readonly string[], firstSide: 0 | 1, end: Partial<GameRecord>): GameRecord {
  const game = Game.start(chess);
  const thought = { whiteCp: 0, depth: 1, nodes: 1, timeMs: null };
  const plies: PlyRecord[] = moves.map((move, ply) => {
    const { uci, san } = game.play(move);
    return ply === 0 ? { uci, san } : { uci, san, thought };
  });
  const place = { variantId: "chess", pair: 0, firstSide, startFen: chess.setupFen, plies };
  return { ...place, result: "1/2-1/2", reason: "", fault: null, dispute: null, arbitrated: true, ...end };
}

function withPly(record: GameRecord, ply: number, change: Partial<PlyRecord>): GameRecord {
  return { ...record, plies: record.plies.with(ply, { ...record.plies[ply], ...change }) };
}

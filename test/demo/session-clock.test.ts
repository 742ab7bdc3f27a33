/** The clocks of the page's game: when they run, wait and end it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Rules, Session } from "../../demo/session.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import type { Variant } from "../../src/index.ts";
import { PlainBoard } from "./plain-board.ts";

const RULES: Rules = { variant: bundledVariant("chess") as Variant, yaml: null, origin: "chess" };
const CONTROL = { baseMs: 60_000, incrementMs: 1_000 };

function timedGame(fen?: string): { session: Session; board: PlainBoard; times: () => readonly number[] } {
  const board = new PlainBoard();
  const session = new Session(board.asBoard, RULES);
  session.timeControl = CONTROL;
  session.open(RULES, fen === undefined ? {} : { fen });
  return { session, board, times: () => session.clock?.times ?? [] };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the clocks of a game", () => {
  it("wait for the first move, then run for whoever is to move", () => {
    const { session, board, times } = timedGame();
    vi.advanceTimersByTime(10_000);
    board.move("e4");
    expect(session.clock?.running).toBe(1);
    vi.advanceTimersByTime(4_000);
    board.move("e5");
    expect(times()).toEqual([60_000, 57_000]);
    expect(session.clock?.running).toBe(0);
  });

  it("go back with a move that is taken back, and wait", () => {
    const { session, board, times } = timedGame();
    session.players = { side: "both", level: null };
    board.move("e4");
    vi.advanceTimersByTime(4_000);
    board.move("e5");
    vi.advanceTimersByTime(9_000);
    session.takeBack();
    expect(times()).toEqual([60_000, 60_000]);
    expect(session.clock?.running).toBeNull();
    vi.advanceTimersByTime(100_000);
    expect(session.game.outcome).toBeNull();
    board.move("c5");
    expect(session.clock?.running).toBe(0);
  });

  it("wait while the game is analysed, and go on afterwards", () => {
    const { session, board, times } = timedGame();
    board.move("e4");
    vi.advanceTimersByTime(4_000);
    session.free = true;
    vi.advanceTimersByTime(100_000);
    expect(times()).toEqual([60_000, 56_000]);
    session.free = false;
    vi.advanceTimersByTime(1_000);
    expect(times()).toEqual([60_000, 55_000]);
  });

  it("end the game when a flag falls, until that is taken back", () => {
    const { session, board } = timedGame();
    board.move("e4");
    vi.advanceTimersByTime(60_000);
    expect(session.game.outcome).toEqual({ result: "1-0", winner: 0, code: "time-forfeit", reason: "time forfeit" });
    expect(session.clock?.running).toBeNull();
    session.takeBack();
    expect(session.game.outcome).toBeNull();
    expect(session.clock?.times).toEqual([60_000, 60_000]);
  });

  it("draw against a side that has nothing to mate with", () => {
    const { session, board } = timedGame("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
    board.move("Ke7");
    vi.advanceTimersByTime(60_000);
    expect(session.game.outcome).toEqual({
      result: "1/2-1/2",
      winner: null,
      code: "time-forfeit",
      reason: "time forfeit",
    });
  });

  it("stop when the game ends by the rules or by resignation", () => {
    const { session, board } = timedGame();
    for (const move of ["f3", "e5", "g4", "Qh4"]) board.move(move);
    expect(session.clock?.running).toBeNull();
    const other = timedGame();
    other.board.move("e4");
    other.session.end((game) => game.resign());
    expect(other.session.clock?.running).toBeNull();
  });

  it("are there from the next game on when they are chosen during one", () => {
    const board = new PlainBoard();
    const session = new Session(board.asBoard, RULES);
    session.open(RULES);
    board.move("e4");
    session.timeControl = CONTROL;
    expect(session.clock).toBeNull();
    session.open(RULES);
    expect(session.clock?.times).toEqual([60_000, 60_000]);
  });
});

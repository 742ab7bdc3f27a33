/** The clocks of a game, with a time of their own. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockText, GameClock } from "../../demo/game-clock.ts";

const CONTROL = { baseMs: 60_000, incrementMs: 2_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("two clocks", () => {
  it("run one at a time, and a move adds its increment", () => {
    const clock = new GameClock(CONTROL, () => undefined);
    clock.run(0);
    vi.advanceTimersByTime(10_000);
    expect(clock.times).toEqual([50_000, 60_000]);
    clock.press(0);
    clock.run(1);
    vi.advanceTimersByTime(5_000);
    expect(clock.times).toEqual([52_000, 55_000]);
    expect(clock.running).toBe(1);
  });

  it("give no increment to a side whose clock did not run", () => {
    const clock = new GameClock(CONTROL, () => undefined);
    clock.press(0);
    clock.run(1);
    clock.press(0);
    expect(clock.times).toEqual([60_000, 60_000]);
    expect(clock.running).toBe(1);
  });

  it("stop, and go on with what was left", () => {
    const clock = new GameClock(CONTROL, () => undefined);
    clock.run(1);
    vi.advanceTimersByTime(1_000);
    clock.stop();
    vi.advanceTimersByTime(100_000);
    expect(clock.times).toEqual([60_000, 59_000]);
    clock.run(1);
    vi.advanceTimersByTime(1_000);
    expect(clock.times[1]).toBe(58_000);
  });

  it("tell once whose flag has fallen, and stand at zero", () => {
    const fallen = vi.fn();
    const clock = new GameClock(CONTROL, fallen);
    clock.run(0);
    vi.advanceTimersByTime(59_999);
    expect(fallen).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(60_000);
    expect(fallen.mock.calls).toEqual([[0]]);
    expect(clock.times).toEqual([0, 60_000]);
    expect(clock.running).toBeNull();
  });

  it("never flag while they stand", () => {
    const fallen = vi.fn();
    const clock = new GameClock(CONTROL, fallen);
    clock.run(0);
    clock.set([5, 5]);
    vi.advanceTimersByTime(1_000);
    expect(fallen).not.toHaveBeenCalled();
  });
});

describe("the text of a clock", () => {
  it.each([
    [3_600_000, "1:00:00"],
    [3_661_000, "1:01:01"],
    [600_000, "10:00"],
    [59_001, "1:00"],
    [59_000, "0:59"],
    [10_000, "0:10"],
    [9_999, "9.9"],
    [50, "0.0"],
    [0, "0.0"],
  ])("%i ms is %s", (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});

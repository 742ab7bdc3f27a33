/** Boards that play against the engine share it. */
import { describe, expect, it, vi } from "vitest";
import { type EngineFactory, Opponent } from "../../src/board/opponent.ts";
import { createEngine, type Engine, Game, type Variant } from "../../src/index.ts";
import { parseVariant } from "../../src/yaml.ts";
import { shipped } from "../notation/board.ts";

const chess = shipped("chess");
const edgy = shipped("edgy");

/** A factory of real engines that counts what happens to them. */
function counting() {
  const told = { opened: 0, closed: 0, atOnce: 0, most: 0 };
  const factory: EngineFactory = async (variant: Variant) => {
    told.opened++;
    const engine = await createEngine(variant, { hashMb: 1 });
    const best: Engine["best"] = async (game, limits) => {
      told.most = Math.max(told.most, ++told.atOnce);
      return engine.best(game, limits).finally(() => told.atOnce--);
    };
    const close = () => {
      told.closed++;
      engine.close();
    };
    return new Proxy(engine, {
      get: (target, name) => (name === "best" ? best : name === "close" ? close : Reflect.get(target, name, target)),
    });
  };
  return { told, factory };
}

describe("five boards", () => {
  it("search in turn with one engine, which is closed with the last of them", async () => {
    const { told, factory } = counting();
    const boards = Array.from({ length: 5 }, () => new Opponent());
    const moves = await Promise.all(boards.map((board) => board.move(Game.start(chess), 1, factory)));
    for (const move of moves) expect(move).toMatch(/^[a-h][12][a-h][34]$/);
    expect(told).toEqual({ opened: 1, closed: 0, atOnce: 0, most: 1 });
    for (const board of boards.slice(1)) board.close();
    await Promise.resolve();
    expect(told.closed).toBe(0);
    boards[0].close();
    await vi.waitFor(() => expect(told.closed).toBe(1));
  });

  it("share it with a file that was read once more, and with no other rules", async () => {
    const { told, factory } = counting();
    const text = "extends: chess\npieces: { knight: { betza: NA } }";
    const boards = [parseVariant(text), parseVariant(text), edgy].map((variant) => [new Opponent(), variant] as const);
    await Promise.all(boards.map(([board, variant]) => board.move(Game.start(variant), 1, factory)));
    expect(told.opened).toBe(2);
    for (const [board] of boards) board.close();
    await vi.waitFor(() => expect(told.closed).toBe(2));
  });

  it("do not wait for one that has changed its mind", async () => {
    const { told, factory } = counting();
    const [first, second] = [new Opponent(), new Opponent()];
    const long = first.move(Game.start(chess), 10, factory);
    const never = second.move(Game.start(chess), 10, factory);
    const wanted = second.move(Game.start(chess), 1, factory);
    first.stop();
    expect(await long).toBeNull();
    expect(await never).toBeNull();
    expect(await wanted).not.toBeNull();
    expect(told.opened).toBe(1);
    for (const board of [first, second]) board.close();
  });
});

it("opens an engine anew after one could not be had", async () => {
  const { told, factory } = counting();
  let isThere = false;
  const late: EngineFactory = (variant) => (isThere ? factory(variant) : Promise.reject(new Error("not there")));
  const board = new Opponent();
  await expect(board.move(Game.start(chess), 1, late)).rejects.toThrow("not there");
  isThere = true;
  expect(await board.move(Game.start(chess), 1, late)).not.toBeNull();
  board.close();
  expect(told.opened).toBe(1);
});

it("leaves an engine that the page has set open", async () => {
  const { told, factory } = counting();
  const board = new Opponent();
  const given = await factory(chess);
  board.engine = given;
  expect(await board.move(Game.start(chess), 1, factory)).not.toBeNull();
  board.close();
  expect(board.engine).toBe(given);
  expect(told).toMatchObject({ opened: 1, closed: 0 });
  // another variant has an engine of the board's own
  expect(await board.move(Game.start(edgy), 1, factory)).not.toBeNull();
  expect(told.opened).toBe(2);
  board.close();
});

import { describe, expect, it } from "vitest";
import {
  type BoardState,
  initialState,
  premoveOf,
  reduce,
  sceneOf,
  shownPieces,
  targetsFrom,
  withScene,
} from "../../src/board/state.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import type { StartOptions } from "../../src/engine/start.ts";
import type { Side } from "../../src/geometry/board.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import type { Variant } from "../../src/variant/variant.ts";

function board(id: string, options: StartOptions = {}, playing: readonly Side[] = [0, 1]) {
  const variant = bundledVariant(id) as Variant;
  const game = Game.start(variant, options);
  const at = (name: string) => parseSquare(variant.board, name) as number;
  return {
    game,
    at,
    name: (square: number) => squareName(variant.board, square),
    state: initialState(sceneOf(game), playing),
  };
}

describe("click and click", () => {
  it("selects an own piece, then plays to a target", () => {
    const { state, at } = board("chess");
    const chosen = reduce(state, { type: "pick", square: at("e2") });
    expect(chosen).toMatchObject({ play: null, state: { selected: at("e2") } });
    expect(reduce(chosen.state, { type: "pick", square: at("e4") })).toMatchObject({
      play: { uci: "e2e4" },
      state: { selected: null },
    });
  });

  it("lets the piece go on a second click and on a square that it cannot reach", () => {
    const { state, at } = board("chess");
    const { state: chosen } = reduce(state, { type: "pick", square: at("e2") });
    for (const square of ["e2", "e5"]) {
      expect(reduce(chosen, { type: "pick", square: at(square) })).toMatchObject({
        play: null,
        state: { selected: null },
      });
    }
  });

  it("changes to another own piece", () => {
    const { state, at } = board("chess");
    const { state: chosen } = reduce(state, { type: "pick", square: at("e2") });
    expect(reduce(chosen, { type: "pick", square: at("d2") }).state.selected).toBe(at("d2"));
  });

  it("asks for what enters where a piece leaves, in castling for the square too", () => {
    const fen = "4k3/8/8/8/8/8/8/4K1NR[H] w KG - 0 1";
    const { state, at } = board("seirawan", { fen });
    const { state: asking } = reduce(state, { type: "drop", from: at("g1"), to: at("f3") });
    expect(asking.choice?.moves.map(({ enters }) => enters)).toEqual([null, "hawk"]);
    const free = board("seirawan", { fen: fen.replace("1NR", "2R").replace("KG", "K") });
    const { state: castling } = reduce(free.state, { type: "drop", from: at("e1"), to: at("g1") });
    expect(castling.choice?.moves.map(({ uci }) => uci)).toEqual(["e1g1", "h1e1h", "e1g1h"]);
  });

  it("asks for the piece where there is a choice, and shows the pawn on its target", () => {
    const { state, at } = board("chess", { fen: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1" });
    const { state: asking, play } = reduce(state, { type: "drop", from: at("a7"), to: at("a8") });
    expect(play).toBeNull();
    expect(asking.choice?.moves.map(({ promotion }) => promotion)).toEqual(["queen", "rook", "bishop", "knight"]);
    expect(shownPieces(asking)[at("a8")]).toEqual(state.position.pieces[at("a7")]);
    const knight = asking.choice?.moves.find(({ promotion }) => promotion === "knight");
    expect(knight && reduce(asking, { type: "choose", move: knight }).play?.uci).toBe("a7a8n");
    expect(reduce(asking, { type: "cancel" }).state.choice).toBeNull();
  });
});

describe("castling", () => {
  it("is offered on the king's target and on the partner", () => {
    const { state, at, name } = board("chess", { fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" });
    const targets = targetsFrom(state, at("e1"));
    expect(targets.get(at("g1"))?.[0].castling).toBe("O-O");
    expect(targets.get(at("h1"))?.[0].castling).toBe("O-O");
    expect([...targets.keys()].map(name)).not.toContain("e1");
  });

  it("is offered on the partner alone where the king could also step to its target", () => {
    const { state, at } = board("fischerandom", { fen: "4k3/8/8/8/8/8/8/5K1R w K - 0 1" });
    const targets = targetsFrom(state, at("f1"));
    expect(targets.get(at("g1"))?.[0].castling).toBeNull();
    expect(targets.get(at("h1"))?.[0].castling).toBe("O-O");
  });
});

describe("premove", () => {
  const planned = (from: string, to: string) => {
    const { game, at, state } = board("chess", {}, [1]);
    const { state: chosen } = reduce(state, { type: "pick", square: at(from) });
    const { state: waiting, play } = reduce(chosen, { type: "pick", square: at(to) });
    expect(play).toBeNull();
    game.play("e4");
    return { waiting, after: withScene(waiting, sceneOf(game)) };
  };

  it("is kept until the other side has moved, and is then that move", () => {
    expect(premoveOf(planned("e7", "e5").after)?.play?.uci).toBe("e7e5");
  });

  it("is nothing when it is not legal", () => {
    expect(premoveOf(planned("e7", "e2").after)).toBeNull();
  });

  it("is taken back by Escape", () => {
    expect(reduce(planned("e7", "e5").waiting, { type: "cancel" }).state.premoves).toEqual([]);
  });

  it("is followed by others of pieces that stand where they are planned to, each made in its turn", () => {
    const { game, at, state } = board("chess", {}, [1]);
    const pick = (before: BoardState, ...squares: readonly string[]) =>
      squares.reduce((now, square) => reduce(now, { type: "pick", square: at(square) }).state, before);
    const planned = pick(state, "g8", "f6", "f6", "g4");
    expect(shownPieces(planned)[at("g4")]).toEqual(state.position.pieces[at("g8")]);
    expect(shownPieces(planned)[at("f6")]).toBeNull();
    game.play("e4");
    const first = withScene(planned, sceneOf(game));
    expect(premoveOf(first)?.play?.uci).toBe("g8f6");
    for (const move of ["g8f6", "d4"]) game.play(move);
    const second = withScene({ ...first, premoves: first.premoves.slice(1) }, sceneOf(game));
    expect(premoveOf(second)?.play?.uci).toBe("f6g4");
    expect(pick(planned, "e5").premoves).toEqual([]);
  });

  it.each([
    ["d5", "d5d5f"],
    ["a2", null],
  ])("may be a promotion in place, of a piece that stands where it may: %s", (square, uci) => {
    const fen = "4k3/4p3/8/3P4/8/8/P7/4K3[] b - - 0 1";
    const { game, at, state } = board("sittuyin", { fen }, [0]);
    const pick = (before: BoardState) => reduce(before, { type: "pick", square: at(square) }).state;
    const planned = pick(pick(state));
    expect(planned).toMatchObject({ selected: null, premoves: uci ? [{ from: at(square), to: at(square) }] : [] });
    game.play("e8d8");
    const next = premoveOf(withScene(planned, sceneOf(game)));
    const { choice = null } = next?.state ?? {};
    expect(next?.play?.uci ?? choice?.moves.map((move) => move.uci).join() ?? null).toBe(uci);
  });

  it("that promotes leaves the choice of what to", () => {
    const { game, at, state } = board("chess", { fen: "4k3/8/8/8/8/8/1p6/4K3 w - - 0 1" }, [1]);
    const planned = ["b2", "b1"].reduce((now, name) => reduce(now, { type: "pick", square: at(name) }).state, state);
    game.play("Ke2");
    const { choice } = premoveOf(withScene(planned, sceneOf(game)))?.state ?? {};
    const pieces = choice?.moves.map(({ promotion }) => promotion).sort();
    expect(pieces).toEqual(["bishop", "knight", "queen", "rook"]);
  });
});

describe("the rest", () => {
  it("moves nothing of the other side, and nothing once the game is over", () => {
    const { state, at } = board("chess", {}, [0]);
    expect(reduce(state, { type: "pick", square: at("e7") }).state.selected).toBeNull();
    const over = board("chess", { fen: "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1" });
    expect(over.state.outcome?.reason).toBe("stalemate");
    expect(reduce(over.state, { type: "pick", square: over.at("h8") }).state.selected).toBeNull();
  });

  it("explains any piece, and moves none, while it explains", () => {
    const { state, at } = board("chess");
    const explaining: BoardState = { ...state, explaining: true };
    const { state: shown, play } = reduce(explaining, { type: "pick", square: at("b8") });
    expect(play).toBeNull();
    expect(shown).toMatchObject({ explained: at("b8"), selected: null });
    expect(reduce(shown, { type: "pick", square: at("b8") }).state.explained).toBe(at("b8"));
    expect(reduce(shown, { type: "pick", square: at("b5") }).state.explained).toBeNull();
    expect(reduce(shown, { type: "cancel" }).state.explained).toBeNull();
  });

  it("explains what is pointed at or walked to, and only while it explains", () => {
    const { state, at } = board("chess");
    const shown = reduce({ ...state, explaining: true }, { type: "point", square: at("b8") }).state;
    expect(shown).toMatchObject({ explained: at("b8"), cursor: state.cursor });
    expect(reduce(shown, { type: "point", square: at("b5") }).state).toBe(shown);
    const walked = reduce({ ...shown, cursor: at("b8") }, { type: "walk", files: 1, ranks: 0 }).state;
    expect(walked).toMatchObject({ explained: at("c8"), cursor: at("c8") });
    expect(reduce(state, { type: "point", square: at("b8") }).state).toBe(state);
  });

  it("keeps the cursor on the board", () => {
    const { state, at } = board("chess");
    const walk = (before: BoardState, files: number, ranks: number) =>
      reduce(before, { type: "walk", files, ranks }).state;
    expect(walk(state, -1, 0).cursor).toBe(at("a1"));
    expect(walk(walk(state, 1, 0), 0, 1).cursor).toBe(at("b2"));
  });

  it("draws an arrow, takes it away when it is drawn again, and wipes all on a click", () => {
    const { state, at } = board("chess");
    const arrow = { type: "draw", from: at("e2"), to: at("e4"), brush: "green" } as const;
    const { state: drawn } = reduce(state, arrow);
    expect(drawn.arrows).toHaveLength(1);
    expect(reduce(drawn, arrow).state.arrows).toEqual([]);
    expect(reduce(drawn, { type: "pick", square: at("e5") }).state.arrows).toEqual([]);
  });
});

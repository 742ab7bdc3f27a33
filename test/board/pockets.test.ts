/** Pieces in hand at the board, without one: what is picked, dropped, planned ahead and set up. */
import { describe, expect, it } from "vitest";
import { type EditIntent, edit } from "../../src/board/edit.ts";
import { layOut } from "../../src/board/geometry.ts";
import { drawTargets } from "../../src/board/marks.ts";
import { placeMarks } from "../../src/board/page-marks.ts";
import {
  type BoardState,
  type EditTool,
  type Intent,
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
import type { Side } from "../../src/geometry/board.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import { writeFen } from "../../src/notation/fen.ts";
import type { Piece } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";

const CRAZYHOUSE = bundledVariant("crazyhouse") as Variant;
/** Pawns may be dropped as queens, too. */
const PROUD = parseVariant(
  "name: Proud\nextends: crazyhouse\nhands: { drops: [{ pieces: [pawn], promoted: true }] }\npromotion: [{ pieces: [pawn], zone: rank 8, to: [queen] }]\npieces: { queen: { captured-as: pawn } }",
);

const at = (name: string) => parseSquare(CRAZYHOUSE.board, name) as number;
const piece = (letter: string, { pieceTypes } = CRAZYHOUSE): Piece => ({
  kind: pieceTypes.findIndex((pieceType) => pieceType.letter === letter.toUpperCase()),
  side: letter === letter.toUpperCase() ? 0 : 1,
});

function board(fen: string, playing: readonly Side[] = [0, 1], variant = CRAZYHOUSE): BoardState {
  return initialState(sceneOf(Game.start(variant, { fen })), playing);
}

function stateAfter(state: BoardState, ...intents: readonly Intent[]): BoardState {
  return intents.reduce((now, intent) => reduce(now, intent).state, state);
}

const take = (letter: string): Intent => ({ type: "take", piece: piece(letter) });
const pick = (square: string): Intent => ({ type: "pick", square: at(square) });

const FEN = "4k3/8/8/8/8/8/8/4K3[NPPn] w - - 0 1";

describe("a piece in hand", () => {
  it("is picked, and dropped on a square that is pressed next", () => {
    const picked = stateAfter(board(FEN), take("P"));
    expect(picked.selected).toEqual(piece("P"));
    expect(reduce(picked, pick("e4"))).toMatchObject({ play: { uci: "P@e4" }, state: { selected: null } });
    expect(reduce(board(FEN), { type: "drop", from: piece("N"), to: at("h8") }).play?.uci).toBe("N@h8");
  });

  it("is shown only squares where it may go", () => {
    const names = (letter: string) =>
      [...targetsFrom(board(FEN), piece(letter)).keys()].map((square) => squareName(CRAZYHOUSE.board, square));
    expect(names("P")).toHaveLength(48);
    expect(names("P").filter((name) => /[18]/.test(name))).toEqual([]);
    expect(names("N")).toHaveLength(62);
    expect(names("Q")).toEqual([]);
  });

  it("goes back on a second press, on Escape, and on a square that refuses it", () => {
    for (const intent of [take("P"), { type: "cancel" } as const, pick("e1"), pick("h8")])
      expect(reduce(stateAfter(board(FEN), take("P")), intent)).toMatchObject({ play: null });
    expect(stateAfter(board(FEN), take("P"), take("P")).selected).toBeNull();
    expect(stateAfter(board(FEN), take("P"), pick("h8")).selected).toBeNull();
    expect(stateAfter(board(FEN), take("P"), pick("e1")).selected).toBe(at("e1"));
    expect(stateAfter(board(FEN), take("P"), take("N")).selected).toEqual(piece("N"));
  });

  it("is not picked where there is none, or by somebody else", () => {
    expect(stateAfter(board(FEN), take("Q")).selected).toBeNull();
    expect(stateAfter(board(FEN, [0]), take("n")).selected).toBeNull();
  });

  it("is planned ahead, and dropped when its turn has come, unless that is illegal", () => {
    const planned = stateAfter(board(FEN, [1]), take("n"), pick("f3"));
    expect(planned).toMatchObject({ selected: null, premoves: [{ from: piece("n"), to: at("f3") }] });
    const game = Game.start(CRAZYHOUSE, { fen: FEN });
    game.play("P@e4");
    expect(premoveOf(withScene(planned, sceneOf(game)))?.play?.uci).toBe("N@f3");
    game.undo();
    game.play("P@f3");
    expect(premoveOf(withScene(planned, sceneOf(game)))).toBeNull();
  });

  it("is asked for where it may be dropped as several kinds, and stands there meanwhile", () => {
    const state = board("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", [0, 1], PROUD);
    const { state: asking, play } = reduce(state, { type: "drop", from: piece("P", PROUD), to: at("e4") });
    expect(play).toBeNull();
    expect(asking.choice?.moves.map(({ uci }) => uci).sort()).toEqual(["P@e4", "Q@e4"]);
    expect(shownPieces(asking)[at("e4")]).toEqual(piece("P", PROUD));
  });

  it("is explained, with the squares where it may be dropped", () => {
    const state = stateAfter({ ...board(FEN), explaining: true }, take("P"));
    expect(state).toMatchObject({ selected: null, explained: piece("P") });
    const geometry = layOut(CRAZYHOUSE.board, { view: "square", flipped: false, coordinates: "none" });
    expect(drawTargets(state, geometry)).toHaveLength(48);
  });

  it("marks one square as the last move", () => {
    const game = Game.start(CRAZYHOUSE, { fen: FEN });
    game.play("P@e4");
    expect(sceneOf(game).last).toEqual({ from: at("e4"), to: at("e4"), struck: [], before: [] });
  });

  it("is drawn where a page's arrow drops it; unknown pieces are left out", () => {
    const { arrows } = placeMarks(board(FEN), {
      arrows: [
        { from: "f3", to: "f3", drop: "knight" },
        { from: "f3", to: "f3", drop: "camel" },
        { from: "f3", to: "f3" },
      ],
      highlights: [],
    });
    expect(arrows).toEqual([{ from: at("f3"), to: at("f3"), brush: "green", drop: piece("N") }]);
  });
});

describe("hands that are set up", () => {
  const editing = (fen: string, tool: EditTool): BoardState => ({ ...board(fen, []), tool });
  const fenAfter = (state: BoardState, ...intents: readonly EditIntent[]) =>
    writeFen(CRAZYHOUSE, intents.reduce((now, intent) => edit(now, intent).state, state).position).split(" ")[0];
  const press = (what: string): EditIntent => ({ type: "press", square: what.length > 1 ? at(what) : piece(what) });
  const stock = (letter: string, by: number): EditIntent => ({ type: "stock", piece: piece(letter), by });
  const START = "4k3/8/8/3Q~4/8/8/8/4K3[Pn] w - - 0 1";

  const rows: readonly [what: string, tool: EditTool, intents: readonly EditIntent[], fen: string][] = [
    ["get more", "move", [stock("P", 1), stock("q", 2)], "4k3/8/8/3Q~4/8/8/8/4K3[PPqqn]"],
    ["get fewer, never fewer than none", "move", [stock("P", -1), stock("P", -1)], "4k3/8/8/3Q~4/8/8/8/4K3[n]"],
    ["hold at most what positions hold", "move", [stock("P", 300)], "4k3/8/8/3Q~4/8/8/8/4K3[Pn]"],
    ["give what is pressed to a square", "move", [press("n"), press("c3")], "4k3/8/8/3Q~4/8/2n5/8/4K3[P]"],
    ["give what is dragged", "move", [{ type: "carry", from: piece("P"), to: at("a2") }], "4k3/8/8/3Q~4/8/8/P7/4K3[n]"],
    ["lose what is dragged away", "move", [{ type: "carry", from: piece("P"), to: null }], "4k3/8/8/3Q~4/8/8/8/4K3[n]"],
    [
      "take a piece from the board",
      "move",
      [{ type: "carry", from: at("d5"), to: { hand: 1 } }],
      "4k3/8/8/8/8/8/8/4K3[Pqn]",
    ],
    ["take it by two presses", "move", [press("d5"), press("N")], "4k3/8/8/8/8/8/8/4K3[QPn]"],
    ["never take a king", "move", [{ type: "carry", from: at("e1"), to: { hand: 0 } }], "4k3/8/8/3Q~4/8/8/8/4K3[Pn]"],
    ["stay as they are when pressed twice", "move", [press("P"), press("P")], "4k3/8/8/3Q~4/8/8/8/4K3[Pn]"],
    ["lose one to the rubber", "erase", [press("P")], "4k3/8/8/3Q~4/8/8/8/4K3[n]"],
    ["get one of the pressed kind from any piece", { kind: 1, side: 0 }, [press("b")], "4k3/8/8/3Q~4/8/8/8/4K3[Pbn]"],
  ];
  it.each(rows)("%s", (_, tool, intents, fen) => {
    expect(fenAfter(editing(START, tool), ...intents)).toBe(fen);
  });
});

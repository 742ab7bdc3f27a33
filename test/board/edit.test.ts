/** Pieces set up on a board: what a press, a drag and a key put where. */
import { describe, expect, it } from "vitest";
import { type EditIntent, edit } from "../../src/board/edit.ts";
import { type BoardState, type EditTool, initialState, sceneOf } from "../../src/board/state.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { Game } from "../../src/engine/game.ts";
import { parseSquare } from "../../src/geometry/square.ts";
import { writeFen } from "../../src/notation/fen.ts";
import { type Placement, putPieces } from "../../src/notation.ts";
import type { Piece } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";

const chess = bundledVariant("chess") as Variant;
const at = (name: string) => parseSquare(chess.board, name) as number;
const piece = (letter: string): Piece => ({
  kind: chess.pieceTypes.findIndex((pieceType) => pieceType.letter === letter.toUpperCase()),
  side: letter === letter.toUpperCase() ? 0 : 1,
});
const boardOf = (fen: string, tool: EditTool): BoardState => ({
  ...initialState(sceneOf(Game.start(chess, { fen })), []),
  tool,
});
const press = (square: string): EditIntent => ({ type: "press", square: at(square) });
const carry = (from: string, to: string | null): EditIntent =>
  ({ type: "carry", from: at(from), to: to && at(to) }) as EditIntent;

/** The board's field of the FEN after some intents, one after another. */
function after(state: BoardState, ...intents: readonly EditIntent[]): string {
  const last = intents.reduce((now, intent) => edit(now, intent).state, state);
  return writeFen(chess, last.position).split(" ")[0];
}

const KINGS = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1";

describe("pieces that are set up", () => {
  const rows: readonly [what: string, tool: EditTool, intents: readonly EditIntent[], board: string][] = [
    ["go from square to square by two presses", "move", [press("a2"), press("h5")], "4k3/8/8/7P/8/8/8/4K3"],
    ["stay when pressed twice", "move", [press("a2"), press("a2")], "4k3/8/8/8/8/8/P7/4K3"],
    ["are nothing where nobody stands", "move", [press("b4"), press("c5")], "4k3/8/8/8/8/8/P7/4K3"],
    ["are dragged anywhere, onto others as well", "move", [carry("a2", "e8")], "4P3/8/8/8/8/8/8/4K3"],
    ["are dragged off the board", "move", [carry("a2", null)], "4k3/8/8/8/8/8/8/4K3"],
    ["are taken off by presses", "erase", [press("a2"), press("b2")], "4k3/8/8/8/8/8/8/4K3"],
    [
      "are put by presses, and taken off by a second one",
      piece("q"),
      [press("a2"), press("b2"), press("a2")],
      "4k3/8/8/8/8/8/1q6/4K3",
    ],
    ["are one king a side: put anew, he moves", piece("k"), [press("a8")], "k7/8/8/8/8/8/P7/4K3"],
  ];
  it.each(rows)("%s", (_, tool, intents, board) => {
    expect(after(boardOf(KINGS, tool), ...intents)).toBe(board);
  });

  it("are picked up by a press, which the state shows, and let go by the next", () => {
    const { state } = edit(boardOf(KINGS, "move"), press("a2"));
    expect(state).toMatchObject({ selected: at("a2"), cursor: at("a2") });
    expect(edit(state, press("a3"))).toMatchObject({
      state: { selected: null },
      placements: [
        [at("a2"), null],
        [at("a3"), piece("P")],
      ],
    });
  });
});

describe("putMen", () => {
  it("drops rights to castle whose pieces have gone, and en passant", () => {
    expect(writeFen(chess, putPieces(chess, chess.setup, [[at("h1"), null]]))).toContain(" w Qkq - ");
  });

  it("leaves the position that it was given as it was", () => {
    const before = writeFen(chess, chess.setup);
    putPieces(chess, chess.setup, [[at("e2"), null]]);
    expect(writeFen(chess, chess.setup)).toBe(before);
  });

  const wrong: readonly [what: string, call: () => unknown][] = [
    ["no variant", () => putPieces({} as Variant, chess.setup, [])],
    ["no position", () => putPieces(chess, null as never, [])],
    ["a position of another board", () => putPieces(chess, (bundledVariant("capablanca") as Variant).setup, [])],
    ["no list", () => putPieces(chess, chess.setup, 5 as never)],
    ["entries that are none", () => putPieces(chess, chess.setup, [null as never])],
    ["a square beyond the board", () => putPieces(chess, chess.setup, [[64, null]])],
    ["a kind that there is not", () => putPieces(chess, chess.setup, [[0, { kind: 6, side: 0 }]])],
    ["a side that there is not", () => putPieces(chess, chess.setup, [[0, { kind: 0, side: 2 } as never]])],
    [
      "a position that throws",
      () =>
        putPieces(
          chess,
          new Proxy(
            {},
            {
              get: () => {
                throw new TypeError("a trap");
              },
            },
          ) as never,
          [],
        ),
    ],
  ];
  it.each(wrong)("refuses %s", (_, call) => {
    expect(call).toThrow(FairywrenError);
  });

  it("takes placements in their order", () => {
    const placements: Placement[] = [
      [at("a4"), piece("Q")],
      [at("a4"), piece("n")],
    ];
    expect(putPieces(chess, chess.setup, placements).pieces[at("a4")]).toEqual(piece("n"));
  });
});

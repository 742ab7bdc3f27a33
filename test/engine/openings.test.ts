/** Opening statistics: what is counted, under which start, of which rules; a slow twin counts by FEN. */
import { describe, expect, it } from "vitest";
import { randomWords } from "../../src/compile/random.ts";
import { Game, type Variant } from "../../src/index.ts";
import { writeFen } from "../../src/notation.ts";
import { type CountedGame, countPgn, type OpeningPosition, OpeningTable, type PgnSource } from "../../src/openings.ts";
import { parseVariant } from "../../src/yaml.ts";
import { shipped } from "../notation/board.ts";
import { sampledIds } from "../sampled.ts";

const chess = shipped("chess");
const heronFile = (betza: string, letter = "H", name = "Heron Chess") =>
  `{ name: ${name}, extends: chess, pieces: { knight: { name: Heron, letter: ${letter}, betza: ${betza} } }, ${boardOf(letter)} }`;
const boardOf = (letter: string) =>
  `setup: { fen: "${FEN.replaceAll("N", letter).replaceAll("n", letter.toLowerCase())}" }`;
const FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

function tableOf(variant: Variant, ...pgns: readonly string[]): OpeningTable {
  const table = OpeningTable.of(variant);
  for (const pgn of pgns) table.add(Game.fromPgn(pgn, { variant, findVariant: () => variant }));
  return table;
}

function played(variant: Variant, moves: string, start = {}): Game {
  const game = Game.start(variant, start);
  for (const move of moves.split(" ").filter(Boolean)) game.play(move);
  return game;
}

/** `e4 2 1-0-1`: a move, its games, and White's wins, draws and Black's wins. */
function shown(table: OpeningTable, game: Game, anyStart = false): string[] {
  return table
    .at(game, { anyStart })
    .moves.map(({ move, games, white, draws, black }) => `${move.san} ${games} ${white}-${draws}-${black}`);
}

async function counted(table: OpeningTable, source: PgnSource): Promise<string[]> {
  const inWords = (read: CountedGame) => {
    if (read.is === "counted") return "counted";
    return read.is === "other" ? `other ${read.variant}` : `${read.error.code} ${read.error.diagnostics[0].line}`;
  };
  const words: string[] = [];
  for await (const read of countPgn(table, source)) words[read.index] = inWords(read);
  return words;
}

describe("the moves of a position", () => {
  it("are those that games have played there, the most frequent first, with how they ended", () => {
    const table = tableOf(chess, "1. d4 1-0", "1. e4 e5 1/2-1/2", "1. e4 c5 0-1", "1. e4 e5 *", "1. e4 e5 1-0");
    expect(shown(table, played(chess, ""))).toEqual(["e4 4 1-1-1", "d4 1 1-0-0"]);
    expect(shown(table, played(chess, "e4"))).toEqual(["e5 3 1-1-0", "c5 1 0-0-1"]);
    const { moves, ...results } = table.at(played(chess, "e4 e5"));
    expect(results).toEqual({ games: 3, white: 1, draws: 1, black: 0, unfinished: 1, score: 0.75 });
    expect(moves).toEqual([]);
    expect(table.at(played(chess, "a4")).games).toBe(0);
    expect(table.at(played(chess, "a4")).score).toBe(null);
    expect(table.total).toEqual({ games: 5, white: 2, draws: 1, black: 1, unfinished: 1, score: 2.5 / 4 });
  });

  it("are counted however a game came there, and whatever its clock says", () => {
    const table = tableOf(chess, "1. Nf3 d5 2. d4 Nf6 1-0", "1. d4 Nf6 2. Nf3 e6 0-1", "1. d4 d5 2. Nf3 e6 *");
    expect(shown(table, played(chess, "Nf3 d5 d4"))).toEqual(["Nf6 1 1-0-0", "e6 1 0-0-0"]);
    expect(shown(table, played(chess, "d4 d5 Nf3"))).toEqual(["Nf6 1 1-0-0", "e6 1 0-0-0"]);
    expect(shown(table, played(chess, "Nf3 Nf6 d4"))).toEqual(["e6 1 0-0-1"]);
  });

  it("are other ones where a right to castle is lost, or a pawn can be taken en passant", () => {
    const table = tableOf(chess, "1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Nf3 *", "1. e4 a6 2. e5 d5 3. exd6 *");
    expect(shown(table, played(chess, "e4 e5"))).toEqual(["Ke2 1 0-0-0"]);
    expect(shown(table, played(chess, "e4 e5 Ke2 Ke7 Ke1 Ke8"))).toEqual(["Nf3 1 0-0-0"]);
    expect(shown(table, played(chess, "e4 d5 e5 a6"))).toEqual([]);
  });

  it("count a game once, though it comes there again", () => {
    const table = tableOf(chess, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1/2-1/2");
    expect(table.at(played(chess, "")).games).toBe(1);
    expect(shown(table, played(chess, ""))).toEqual(["Nf3 1 0-1-0", "e4 1 0-1-0"]);
  });

  it("end where the table ends", () => {
    const table = OpeningTable.of(chess, { plies: 2 });
    table.add(Game.fromPgn("1. e4 e5 2. Nf3 Nc6 1-0", { variant: chess }));
    expect(shown(table, played(chess, "e4"))).toEqual(["e5 1 1-0-0"]);
    expect(table.at(played(chess, "e4 e5"))).toMatchObject({ games: 1, white: 1, moves: [] });
    expect(table.at(played(chess, "e4 e5 Nf3")).games).toBe(0);
  });

  it("have the result that the rules give where the record has none", () => {
    const table = tableOf(chess, "1. f3 e5 2. g4 Qh4# *");
    expect(table.at(played(chess, "f3")).black).toBe(1);
  });

  it("leave the game that is asked about, and the one that is counted, as they were", () => {
    const game = played(chess, "e4 e5 Nf3");
    const table = OpeningTable.of(chess, { plies: 1 });
    table.add(game);
    table.at(game);
    expect(game.length).toBe(3);
  });
});

describe("starts", () => {
  const paradigm = shipped("paradigm");
  const from = (start: number, moves: string) => {
    const game = played(paradigm, moves, { start });
    game.resign(1);
    return game;
  };

  it("have statistics of their own, and all together where that is asked for", () => {
    const table = OpeningTable.of(paradigm);
    for (const game of [from(17, "e4 e5"), from(17, "d4"), from(3, "e4")]) table.add(game);
    const game = Game.start(paradigm, { start: 17 });
    expect(shown(table, game).sort()).toEqual(["d4 1 1-0-0", "e4 1 1-0-0"]);
    expect(shown(table, Game.start(paradigm, { start: 5 }))).toEqual([]);
    expect(table.starts.map(({ number, games }) => [number, games])).toEqual([
      [17, 2],
      [3, 1],
    ]);
    expect(table.starts[0].fen).toBe(game.fen());
    expect(table.at(Game.start(paradigm, { start: 3 }), { anyStart: true }).games).toBe(1);
  });

  it("are told from positions that were set up, whose games count where any start does", () => {
    const fen = played(chess, "e4 e5").fen();
    const table = tableOf(chess, "1. e4 e5 2. Nf3 1-0", `[FEN "${fen}"]\n\n2. Nf3 0-1`);
    const game = played(chess, "e4 e5");
    expect(shown(table, game)).toEqual(["Nf3 1 1-0-0"]);
    expect(shown(table, Game.start(chess, { fen }))).toEqual(["Nf3 1 0-0-1"]);
    expect(shown(table, game, true)).toEqual(["Nf3 2 1-0-1"]);
    expect(table.starts.map(({ number }) => number)).toEqual([0, null]);
  });
});

describe("rules", () => {
  it("decide which games count, not names", () => {
    const own = parseVariant(heronFile("NA"));
    const renamed = parseVariant(heronFile("NA", "H", "Aviary"));
    const changed = parseVariant(heronFile("ND"));
    const table = OpeningTable.of(own);
    expect(table.add(played(renamed, "Hd3"))).toBe(true);
    expect(table.add(played(changed, "Hb3"))).toBe(false);
    expect(table.add(played(chess, "e4"))).toBe(false);
    expect([own, renamed, changed, chess].map((variant) => table.isOf(variant))).toEqual([true, true, false, false]);
    expect(shown(table, Game.start(own))).toEqual(["Hd3 1 0-0-0"]);
    expect(shown(table, Game.start(renamed))).toEqual(["Hd3 1 0-0-0"]);
    expect(() => table.at(Game.start(changed))).toThrow("other-variant");
  });

  it("are the same under other letters, in moves with letters too", () => {
    const own = parseVariant(heronFile("NA"));
    const other = parseVariant(heronFile("NA", "C"));
    const fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    const table = OpeningTable.of(own);
    table.add(played(other, "a8=C", { fen }));
    expect(shown(table, Game.start(own, { fen }))).toEqual(["a8=H 1 0-0-0"]);
    expect(shown(table, Game.start(other, { fen }))).toEqual(["a8=H 1 0-0-0"]);
  });
});

describe("a PGN", () => {
  it("is counted game by game, the faulty ones told with their place, those of other variants passed over", async () => {
    const table = OpeningTable.of(chess);
    const text = [
      '[White "A"]\n\n1. e4 e5 1-0',
      "1. e4 e4 *",
      '[Variant "Edgy Chess"]\n\n1. nonsense *',
      '[Variant "Chess"]\n\n1. d4 (1. c4) 0-1',
      '[Variant "Nothing"]\n\n1. e4 *',
      "1. e4 {never closed *",
    ].join("\n\n");
    expect(await counted(table, text)).toEqual([
      "counted",
      "move-illegal 5",
      "other Edgy Chess",
      "counted",
      "other Nothing",
      "pgn-comment 19",
    ]);
    expect(shown(table, Game.start(chess)).sort()).toEqual(["d4 1 0-0-1", "e4 1 1-0-0"]);
    expect(
      await counted(OpeningTable.of(chess), [text.slice(0, 30), new TextEncoder().encode(text.slice(30))]),
    ).toEqual(await counted(OpeningTable.of(chess), text));
    expect(await counted(table, "")).toEqual([]);
  });

  it("has games by the rules that they carry, whatever they are called", async () => {
    const carrying = (yaml: string, moves: string) =>
      `[Variant "Heron Chess"]\n[VariantYaml "${yaml.replaceAll('"', '\\"')}"]\n\n${moves}\n\n`;
    const table = OpeningTable.of(parseVariant(heronFile("NA")));
    const text = `${carrying(heronFile("NA"), "1. Hd3 1-0")}${carrying(heronFile("ND"), "1. Hb3 *")}1. Hd3 *\n\n[Variant "Heron Chess"]\n\n1. Hf3 *\n`;
    expect(await counted(table, text)).toEqual(["counted", "other Heron Chess", "counted", "counted"]);
    expect(shown(table, Game.start(table.variant))).toEqual(["Hd3 2 1-0-0", "Hf3 1 0-0-0"]);
  });

  it("has games of a shipped variant, too, whose rules somebody has under another name", async () => {
    const table = OpeningTable.of(parseVariant("name: Plain\nextends: chess\n"));
    const text = '[Variant "Chess"]\n\n1. e4 *\n\n[Variant "Plain"]\n\n1. e4 *\n\n[Variant "Edgy"]\n\n1. e4 *\n';
    expect(await counted(table, text)).toEqual(["counted", "counted", "other Edgy"]);
  });
});

describe("what a position is", () => {
  it.each([
    [
      "marseillais",
      "e4 e5 Nf6 Nf3 Nc3 d5 d4",
      "e4 Nf6 e5 Nc3 Nf3 d5 d4",
      true,
      "the moves of a turn come in any order",
    ],
    ["marseillais", "e4 e5 Nf6 Nf3", "e4 e5 Nf6 Nf3 Nc3", false, "a turn that has begun is not one that is over"],
    ["crazyhouse", "e4 d5 exd5 Qxd5 Nf3 Qd8 Ng1", "e4 d5 exd5 Qxd5 Nf3 Qd8 Ng1", true, "the same is in hand"],
    ["crazyhouse", "e4 d5 exd5 Qxd5 P@e4", "e4 d5 exd5 Qxd5 a3", false, "what was dropped is in hand no more"],
    ["duck", "e2e4,e4a3 e7e5,e5a4", "e2e4,e4a6 e7e5,e5a4", true, "the duck was elsewhere"],
    ["duck", "e2e4,e4a3", "e2e4,e4a4", false, "the duck is elsewhere"],
    ["3check", "e4 f6 Qh5+ g6 Qd1 a6", "e4 g6 Qe2 f6 Qd1 a6", false, "checks are counted"],
  ])("in %s: %s and %s, %s: %s", (id, one, other, isSame, _why) => {
    const variant = shipped(id);
    const table = OpeningTable.of(variant);
    table.add(played(variant, one));
    expect(table.at(played(variant, other)).games).toBe(isSame ? 1 : 0);
  });

  it.each(sampledIds(15))(
    "is told by FEN in %s: a slow count finds the same",
    (id) => {
      const variant = shipped(id);
      const games = Array.from({ length: 5 }, (_, seed) => randomGame(variant, seed));
      const table = OpeningTable.of(variant, { plies: PLIES });
      for (const game of games) expect(table.add(game)).toBe(true);
      const records = games.map(recordOf);
      for (const game of games) {
        const shownGame = game.copy();
        while (shownGame.length > PLIES + 1) shownGame.undo();
        for (; ; shownGame.undo()) {
          expect(byUci(table.at(shownGame))).toEqual(slowCount(records, shownGame));
          if (shownGame.length === 0) break;
        }
      }
    },
    30_000,
  );
});

const PLIES = 8;

/** What a game came to, without clocks, and what it played there. */
interface Record {
  readonly start: string;
  readonly fens: readonly string[];
  readonly moves: readonly string[];
}

function recordOf(game: Game): Record {
  const fens = game.positions.slice(0, PLIES + 1).map((position) => withoutClocks(writeFen(game.variant, position)));
  return { start: fens[0], fens, moves: game.history.slice(0, PLIES).map(({ uci }) => uci) };
}

function slowCount(records: readonly Record[], game: Game) {
  const [start, fen] = [game.startPosition, game.position].map((position) =>
    withoutClocks(writeFen(game.variant, position)),
  );
  const here = records.filter((record) => record.start === start && record.fens.includes(fen));
  const moves = here.map(({ fens, moves }) => new Set(moves.filter((_, ply) => fens[ply] === fen)));
  const counts = new Map<string, number>();
  for (const uci of moves.flatMap((played) => [...played])) counts.set(uci, (counts.get(uci) ?? 0) + 1);
  return { games: here.length, moves: Object.fromEntries([...counts].sort()) };
}

function byUci({ games, moves }: OpeningPosition) {
  return { games, moves: Object.fromEntries(moves.map(({ move, games }) => [move.uci, games] as const).sort()) };
}

/** Few moves are chosen among, so that games come to the same positions. */
function randomGame(variant: Variant, seed: number): Game {
  const next = randomWords(seed + 1);
  const game = Game.start(variant);
  while (game.length < PLIES + 3 && !game.outcome) {
    const moves = game.legalMoves();
    game.play(moves[next() % Math.min(3, moves.length)]);
  }
  return game;
}

/** A FEN without its clock and its number. */
function withoutClocks(fen: string): string {
  return fen.split(" ").slice(0, -2).join(" ");
}

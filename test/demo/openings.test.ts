/** What is counted of the games that a browser keeps, and what is said of it. */
import { describe, expect, it } from "vitest";
import { fileGames } from "../../demo/openings/file-games.ts";
import { KeptCount } from "../../demo/openings/kept-count.ts";
import { OpeningCount } from "../../demo/openings/opening-count.ts";
import { gamesInWords, haveStarts, startInWords, visitsInWords } from "../../demo/openings/openings-words.ts";
import { resultsInWords, scoreInWords } from "../../demo/openings/result-bar.ts";
import type { Rules, Session } from "../../demo/session.ts";
import type { KeptGame } from "../../demo/shelf/item.ts";
import type { Store } from "../../demo/shelf/store.ts";
import { Library } from "../../demo/variants.ts";
import { Game } from "../../src/index.ts";
import { parseVariant } from "../../src/yaml.ts";
import { shipped } from "../notation/board.ts";
import { MemoryBrowser } from "./memory-shelves.ts";

const CHESS: Rules = { variant: shipped("chess"), yaml: null, origin: "chess" };
const HERONS = "name: Herons\nextends: chess\npieces: { knight: { name: Heron, betza: NA } }\n";

function own(yaml: string): Rules {
  return { variant: parseVariant(yaml, { file: "my-variant.yaml" }), yaml, origin: "chess" };
}

function kept(id: string, pgn: string, { yaml, origin }: Rules = CHESS, changedMs = 1): KeptGame {
  const rules = { name: "Chess", origin, yaml };
  return { kind: "game", id, changedMs, name: "", rules, start: null, pgn, plies: 2, result: "*", fen: "" };
}

/** A person at a board of some rules, with a shelf. */
async function counting(rules: Rules, ...games: readonly KeptGame[]) {
  const store: Store = await new MemoryBrowser().tab();
  for (const game of games) store.put(game);
  const session = { id: "on the board", rules, variant: rules.variant };
  const onNews = () => {};
  const parts = { session: session as unknown as Session, store, library: new Library(), onNews };
  const follow = new KeptCount(parts);
  await follow.follow();
  const moves = () =>
    follow.count?.table
      .at(Game.start(session.variant))
      .moves.map(({ move, games }) => `${move.san} ${games}`)
      .sort();
  return { store, session, follow, moves };
}

describe("kept games", () => {
  it("are counted but for the one on the board; new ones are added, and all read anew when one changes or goes", async () => {
    const { store, session, follow, moves } = await counting(
      CHESS,
      kept("a", "1. e4 *"),
      kept("b", "1. e4 e5 *"),
      kept("on the board", "1. a4 *"),
    );
    expect(moves()).toEqual(["e4 2"]);
    const { count } = follow;
    store.put(kept("c", "1. d4 *"));
    await follow.follow();
    expect(moves()).toEqual(["d4 1", "e4 2"]);
    expect(follow.count).toBe(count);
    expect(count?.read).toBe(3);
    store.put(kept("on the board", "1. a4 a5 *", CHESS, 2));
    await follow.follow();
    expect(count?.read).toBe(3);
    store.put(kept("a", "1. c4 *", CHESS, 2));
    await follow.follow();
    expect(moves()).toEqual(["c4 1", "d4 1", "e4 1"]);
    store.drop(["c"]);
    await follow.follow();
    expect(moves()).toEqual(["c4 1", "e4 1"]);
    session.id = "b";
    await follow.follow();
    expect(moves()).toEqual(["a4 1", "c4 1"]);
  });

  it("are those of the same rules, whatever they are called and whoever wrote them", async () => {
    const games = [
      kept("shipped", "1. e4 *"),
      kept("plain", '[Variant "Plain"]\n\n1. d4 *', own("name: Plain\nextends: chess\n")),
      kept("herons", '[Variant "Herons"]\n\n1. Nd3 *', own(HERONS)),
      kept("lost", "1. c4 *", { ...own(HERONS), yaml: "extends: nothing" }),
      kept("edgy", '[Variant "Edgy Chess"]\n\n1. d4 *', { ...CHESS, origin: "edgy" }),
    ];
    expect((await counting(CHESS, ...games)).moves()).toEqual(["d4 1", "e4 1"]);
    expect((await counting(own("name: Mine\nextends: chess\n"), ...games)).moves()).toEqual(["d4 1", "e4 1"]);
    const herons = await counting(own(HERONS.replace("Herons", "Aviary")), ...games);
    expect(herons.moves()).toEqual(["Nd3 1"]);
    expect(herons.follow.count?.others).toBe(4);
  });

  it("that cannot be read are told, and the others counted", async () => {
    const { follow, moves } = await counting(CHESS, kept("a", "1. e5 *", CHESS, 0), kept("b", "1. e4 *"));
    expect(moves()).toEqual(["e4 1"]);
    expect(follow.count?.faults).toEqual([
      "Your game of Chess, last changed on 1970-01-01: Ply 1: 'e5' is not a legal move here.",
    ]);
  });

  it("are counted anew for other rules on the board, and stay stopped until they are begun again", async () => {
    const { session, follow, moves } = await counting(CHESS, kept("a", "1. e4 *"));
    Object.assign(session, { rules: own(HERONS), variant: own(HERONS).variant });
    session.variant = session.rules.variant;
    await follow.follow();
    expect(moves()).toEqual([]);
    expect(follow.count?.table.variant).toBe(session.variant);
  });
});

describe("a file", () => {
  const games = (text: string) => fileGames({ name: "club.pgn", content: new Blob([text]) });

  it("is read to its end, its progress told and its faults named by number and line", async () => {
    const shares: (number | null)[] = [];
    const count: OpeningCount = new OpeningCount(CHESS.variant, () => shares.push(count.share));
    await count.take(games(`${"1. e4 e5 *\n\n".repeat(400)}1. e4 e4 *\n`));
    expect([count.read, count.faulty, count.others, count.isStopped]).toEqual([401, 1, 0, false]);
    expect(count.faults).toEqual(["Game 401, line 801: Ply 2: 'e4' is not a legal move here."]);
    expect(shares.at(-1)).toBe(null);
  });

  it("is left where somebody stops it", async () => {
    const count: OpeningCount = new OpeningCount(CHESS.variant, () => count.stop());
    await count.take(games("1. e4 e5 2. Nf3 Nc6 *\n\n".repeat(2_000)));
    expect(count.isStopped).toBe(true);
    expect(count.read).toBeLessThan(2_000);
    expect(count.table.total.games).toBe(count.read);
  });

  it("names the first twenty faults, and counts the others", async () => {
    const count = new OpeningCount(CHESS.variant, () => {});
    await count.take(games("1. e5 *\n\n".repeat(30)));
    expect([count.faulty, count.faults.length]).toEqual([30, 20]);
  });
});

describe("in words", () => {
  it.each([
    [0, 1, "The only game did not come to this position."],
    [1, 1, "The only game came to this position."],
    [2, 2, "Both games came to this position."],
    [0, 12, "None of the 12 games came to this position."],
    [1, 12, "1 of the 12 games came to this position."],
    [1200, 1200, "All 1,200 games came to this position."],
  ])("%i of %i games are: %s", (games, all, words) => {
    expect(visitsInWords({ games }, all)).toBe(words);
  });

  it("results are told whole", () => {
    const results = { games: 8, white: 4, draws: 1, black: 2, unfinished: 1, score: 4.5 / 7 };
    expect(resultsInWords(results)).toBe("White won 4, 1 was drawn, Black won 2, 1 has no result");
    expect(scoreInWords(results)).toBe("64 %");
    expect(scoreInWords({ ...results, score: null })).toBe("–");
    expect([gamesInWords(1), gamesInWords(1234)]).toEqual(["1 game", "1,234 games"]);
  });

  it("starts have numbers where there are several, and have to be chosen there or where a position was set up", () => {
    const [chess, paradigm] = [shipped("chess"), shipped("paradigm")];
    expect([chess, paradigm].map((variant) => startInWords(variant, 0))).toEqual(["The usual start", "Start 0"]);
    expect(startInWords(paradigm, null)).toBe("A position set up");
    const start = (number: number | null) => ({ number, fen: "", ...NO_RESULTS });
    expect([haveStarts(chess, [start(0)]), haveStarts(chess, [start(null)]), haveStarts(paradigm, [])]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

const NO_RESULTS = { games: 0, white: 0, draws: 0, black: 0, unfinished: 0, score: null };

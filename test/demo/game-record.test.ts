/** Records of games as the page writes and reads them. */
import { describe, expect, it, vi } from "vitest";
import { writeRecord } from "../../demo/game-record.ts";
import { withJudgement } from "../../demo/judgements.ts";
import { listGames, readRecord } from "../../demo/read-record.ts";
import { type Rules, Session } from "../../demo/session.ts";
import { Library } from "../../demo/variants.ts";
import { inOneLine } from "../../demo/yaml-line.ts";
import { bundledIds, bundledVariant, Game, type Variant } from "../../src/index.ts";
import { commentText, LONGEST_RULES, parsePgn } from "../../src/notation.ts";
import { parseVariant } from "../../src/yaml.ts";
import { PlainBoard } from "./plain-board.ts";

const CHESS: Rules = { variant: bundledVariant("chess") as Variant, yaml: null, origin: "chess" };
const AVIARY = `# Herons leap.
name: "Aviary \\\\ \\"of\\" herons"
extends: chess
pieces:
  knight: none
  heron: { letter: H, betza: NA }
setup:
  board: |
    r h b q k b h r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R H B Q K B H R
promotion:
  - { pieces: [pawn], zone: rank 8, to: [queen, heron] }
`;
const library = new Library();

function sessionOf(rules: Rules): Session {
  const session = new Session(new PlainBoard().asBoard, rules);
  session.players = { side: "white", level: 3 };
  return session;
}

function tagsOf(pgn: string): ReadonlyMap<string, string> {
  const parsed = parsePgn(pgn);
  if (!parsed.ok) throw new Error(parsed.faults[0].message);
  return parsed.games[0].tags;
}

async function shown(pgn: string, current = CHESS): Promise<Session> {
  const { rules, game, start, root } = await readRecord(pgn, 0, current, library);
  const session = sessionOf(current);
  session.show(rules, game, start, { root, isRecord: true });
  return session;
}

describe("a record of the page's own", () => {
  it("says who played, when, by which clock and how it ended", () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 5, 12) });
    const session = sessionOf(CHESS);
    session.timeControl = { baseMs: 300_000, incrementMs: 3_000 };
    session.open(CHESS);
    (session.board as unknown as PlainBoard).move("e4");
    session.end((game) => game.outcome ?? game.loseOnTime(1));
    const pgn = writeRecord(session, "Ada", null);
    vi.useRealTimers();
    expect(Object.fromEntries(tagsOf(pgn))).toMatchObject({
      Date: "2026.11.05",
      White: "Ada",
      Black: "Fairywren, level 3",
      WhiteType: "human",
      BlackType: "program",
      TimeControl: "300+3",
      Termination: "time forfeit",
      Result: "1-0",
    });
    expect(pgn).toContain("1. e4 {[%clk 0:05:00]} 1-0");
  });

  it("says which start it had, and that it is unfinished", async () => {
    const rules = await library.ready("paradigm");
    const session = sessionOf(rules);
    session.open(rules, { start: 17 });
    const tags = tagsOf(writeRecord(session, "", null));
    expect([tags.get("StartNumber"), tags.get("Termination"), tags.get("White")]).toEqual([
      "17",
      "unterminated",
      "Anonymous",
    ]);
    const again = await shown(writeRecord(session, "", null));
    expect(again.game.fen()).toBe(session.game.fen());
  });

  it("carries a variant of one's own, which anybody reads from it alone", async () => {
    const rules: Rules = { variant: parseVariant(AVIARY), yaml: AVIARY, origin: "chess" };
    const session = sessionOf(rules);
    session.open(rules, {}, ["d2d3", "b8d6", "g1e3"]);
    const again = await shown(writeRecord(session, "", inOneLine(AVIARY)));
    expect(again.variant.name).toBe('Aviary \\ "of" herons');
    expect(again.line.map(({ uci }) => uci)).toEqual(["d2d3", "b8d6", "g1e3"]);
    expect(again.game.fen()).toBe(session.game.fen());
  });

  it("refuses rules that are too long, and those with a fault, in words", async () => {
    const long = `[VariantYaml "${"x".repeat(LONGEST_RULES + 1)}"]\n\n*`;
    await expect(shown(long)).rejects.toThrow(/16384/);
    await expect(shown('[VariantYaml "{ name: A, extends: chess, pieces: { knight: none } }"]\n\n*')).rejects.toThrow(
      /knight/,
    );
  });
});

describe("a file in one line", () => {
  it("means the same, in every shipped file", async () => {
    for (const id of bundledIds().filter((_, at) => at % 12 === 0)) {
      const text = await library.textOf(id);
      const line = inOneLine(text);
      expect(line).not.toContain("\n");
      expect(parseVariant(line, { file: "own.yaml" }).setupFen).toBe(parseVariant(text, { file: "own.yaml" }).setupFen);
    }
  });
});

describe("somebody's record", () => {
  const RECORD = `[Event "Casual"]
[Site "London"]
[Date "1851.06.21"]
[Round "?"]
[White "Anderssen"]
[Black "Kieseritzky"]
[Result "1-0"]
[Termination "abandoned"]
[Annotator "A"]

{The start} 1. e4 $1 {best by test} 1... e5 (1... c5 $6 {Sicilian} 2. Nf3) 2. f4 {[%clk 0:01:00]} 1-0
`;

  it("comes back with its tags, comments, judgements and branches", async () => {
    const session = await shown(RECORD);
    const written = writeRecord(session, "Ada", null);
    expect(Object.fromEntries(tagsOf(written))).toEqual({ ...Object.fromEntries(tagsOf(RECORD)), Variant: "Chess" });
    const moves = (pgn: string) => pgn.slice(pgn.indexOf("\n\n")).replace(/\s+/g, " ").trim();
    expect(moves(written)).toBe(moves(RECORD));
  });

  it("is not played on by the engine before somebody wants it", async () => {
    const session = await shown('[White "A"]\n\n1. e4 *');
    expect(session.isWaiting).toBe(true);
    session.goOn();
    expect(session.isWaiting).toBe(false);
  });

  it("is chosen of several, with those that cannot be read", () => {
    const { games } = listGames(`${RECORD}\n[White "B"]\n[Black "C"]\n\n1. d4 *\n\n[White "D"]\n\n1. (e4 *\n`);
    expect(games.map(({ title }) => title).slice(0, 2)).toEqual([
      "Anderssen – Kieseritzky, 1-0, 1851-06-21, Casual",
      "B – C, *",
    ]);
    expect(games.map(({ isFaulty }) => isFaulty)).toEqual([false, false, true]);
  });

  it("tells an illegal move in a variation, too", async () => {
    await expect(shown("1. e4 e5 (1... Qh4) 2. Nf3 *")).rejects.toThrow(/Qh4/);
  });
});

describe("remarks", () => {
  it("are shown without commands for programs", () => {
    expect(commentText("[%clk 0:01:00] good [%eval 0.3]")).toBe("good");
  });

  it("hold one judgement at most, beside what else is said", () => {
    expect(withJudgement([1, 16], 4)).toEqual([4, 16]);
    expect(withJudgement([1, 16], null)).toEqual([16]);
  });
});

describe("a move that waits for a second word", () => {
  it("is made when it is accepted, and gone when it is refused", () => {
    const session = sessionOf(CHESS);
    session.players = { side: "both", level: null };
    session.open(CHESS);
    session.isAsking = true;
    const board = session.board as unknown as PlainBoard;
    board.move("e4", "person");
    expect([session.held?.san, session.line.length, session.hasMoves]).toEqual(["e4", 0, false]);
    session.refuse();
    expect([session.held, session.game.fen()]).toEqual([null, Game.start(CHESS.variant).fen()]);
    board.move("d4", "person");
    session.accept();
    expect(session.line.map(({ san }) => san)).toEqual(["d4"]);
    board.move("d5", "engine");
    expect(session.line).toHaveLength(2);
    board.move("c4", "person");
    session.goTo(session.root);
    expect([session.game.length, session.held]).toEqual([0, null]);
  });
});

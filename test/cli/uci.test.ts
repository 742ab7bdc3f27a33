import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Conversation } from "./conversation.ts";
import { buildProgram, runProgram } from "./program.ts";

let script = "";
let gui: Conversation;

beforeAll(async () => {
  script = await buildProgram("uci");
}, 60_000);

/** Every test of a group talks to a fresh program. */
function eachAlone(): void {
  beforeEach(() => {
    gui = new Conversation(script);
  });
  afterEach(() => gui.kill());
}

/** All tests of a group talk to one program. */
function allTogether(): void {
  beforeAll(() => {
    gui = new Conversation(script);
  });
  afterAll(() => gui.kill());
}

const folder = mkdtempSync(join(tmpdir(), "fairywren-"));
const MATED = "7k/5KQ1/8/8/8/8/8/8 b - - 0 1";
const SMALL = `
name: Small
board: { files: 4, ranks: 5 }
pieces:
  king: { letter: K, betza: K, royal: true }
  ferz: { letter: F, betza: F }
setup: { fen: "f2k/4/4/4/K2F w - - 0 1" }
`;

describe("introduction", () => {
  eachAlone();

  it("names itself and its options", async () => {
    gui.say("uci");
    await gui.hear(/^uciok$/);
    expect(gui.lines[0]).toMatch(/^id name Fairywren \d/);
    expect(gui.lines).toContain("option name Hash type spin default 16 min 1 max 1024");
    expect(gui.lines.join("\n")).toMatch(
      /^option name UCI_Variant type combo default chess .*var edgy .*var paradigm /m,
    );
    expect(await gui.quit()).toBe(0);
  });

  it("prints nothing before it is asked", async () => {
    expect(await runProgram(script, ["uci"])).toEqual({ code: 0, out: "", err: "" });
  });
});

describe("perft and d", () => {
  eachAlone();

  it("counts from the start and prints every move", async () => {
    gui.say("go perft 3");
    expect(await gui.hear(/^Nodes searched/)).toBe("Nodes searched: 8902");
    expect(gui.lines).toContain("e2e4: 600");
  });

  it("answers the lines behind a perft after it, also at the end of input", async () => {
    const { code, out } = await runProgram(script, ["uci"], { input: "go perft 4\nd\nposition startpos\ngo perft 2" });
    expect(code).toBe(0);
    expect(out).toMatch(/Nodes searched: 197281\n.*Fen: rnbqkbnr.*Nodes searched: 400\n$/s);
  });

  it("breaks off at stop", async () => {
    gui.say("go perft 12");
    gui.say("isready");
    await gui.hear(/^readyok$/);
    gui.say("stop");
    expect(await gui.hear(/^info string error/)).toContain("The perft was stopped.");
    gui.say("go perft 1");
    expect(await gui.hear(/^Nodes/)).toBe("Nodes searched: 20");
  });

  it.each(["position startpos", "d", "setoption name Hash value 1", "uci", "go depth 1"])(
    "of a year answers at once what never waits, with '%s' behind it",
    async (line) => {
      await gui.answersTo("go perft 1");
      gui.say("go perft 17", line);
      for (let time = 0; time < 3; time++) {
        gui.say("isready");
        await gui.hear(/^readyok$/, 1_000);
      }
      gui.say("stop");
      expect(await gui.hear(/^info string error/, 1_000)).toContain("The perft was stopped.");
      gui.say("go perft 17", line, "go perft 17", "stop");
      const begin = performance.now();
      expect(await gui.quit()).toBe(0);
      expect(performance.now() - begin).toBeLessThan(1_000);
    },
  );

  it.each([
    ["quit", "quit\n"],
    ["the end of the input", ""],
  ])("of a year is ended by stop, with %s behind it", async (_, end) => {
    const begin = performance.now();
    const input = `go perft 17\nd\ngo perft 17\nisready\nstop\n${end}`;
    const { code, out } = await runProgram(script, ["uci"], { input });
    expect(code).toBe(0);
    expect(performance.now() - begin).toBeLessThan(15_000); // the start of the program is in it
    expect(out.match(/The perft was stopped/g)).toHaveLength(2);
    expect(out).toContain("readyok");
  });

  it("passes over comments", async () => {
    expect(await gui.answersTo("# the start, two plies deep: 400")).toEqual([]);
    expect(await gui.answersTo("#d")).toEqual([]);
  });

  it("begins a game again by a list of moves that is empty still", async () => {
    gui.say("position startpos moves e2e4 e7e5", "position startpos moves", "d");
    expect(await gui.hear(/^Fen|error/)).toMatch(/^Fen: rnbqkbnr\/pppppppp/);
  });

  it("draws the board", async () => {
    gui.say("position startpos moves f2f3 e7e5 g2g4 d8h4", "d");
    await gui.hear(/^Legal moves:$/);
    expect(gui.lines).toContain("Fen: rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    expect(gui.lines).toContain("Checkers: yes");
    expect(gui.lines).toContain("  4 . . . . . . P q");
  });
});

describe("search", () => {
  eachAlone();

  it("reports each depth and plays a legal move", async () => {
    gui.say("position startpos moves e2e4", "go depth 4");
    const best = await gui.hear(/^bestmove/);
    expect(best).toMatch(/^bestmove [a-h][78][a-h][5-6]( ponder [a-h][1-8][a-h][1-8])?$/);
    const depths = gui.lines.flatMap(
      (line) =>
        /^info depth (\d+) seldepth \d+ .*score (cp|mate) -?\d+ .*nodes \d+ nps \d+ .*time \d+ pv [a-h]/.exec(
          line,
        )?.[1] ?? [],
    );
    expect(depths).toEqual(["1", "2", "3", "4"]);
  });

  it("keeps to movetime", async () => {
    await gui.answersTo("position startpos");
    const begin = performance.now();
    gui.say("go movetime 300");
    await gui.hear(/^bestmove/);
    const tookMs = performance.now() - begin;
    expect(tookMs).toBeGreaterThan(200);
    expect(tookMs).toBeLessThan(1500);
  });

  it("plays on clocks, used-up ones too", async () => {
    gui.say("go wtime 1000 btime 1000 winc 10 binc 10");
    await gui.hear(/^bestmove/, 3000);
    gui.say("go wtime -5 btime 0");
    await gui.hear(/^bestmove/, 1000);
    gui.say("go wtime 100 btime 100 movestogo 0");
    await gui.hear(/^bestmove/, 1000);
  });

  it("answers isready during a search, and stop quickly", async () => {
    gui.say("isready", "go infinite");
    await gui.hear(/^info depth 3 /);
    const asked = performance.now();
    gui.say("isready");
    await gui.hear(/^readyok/);
    expect(performance.now() - asked).toBeLessThan(500);
    expect(gui.lines.some((line) => line.startsWith("bestmove"))).toBe(false);
    const stopped = performance.now();
    gui.say("stop");
    await gui.hear(/^bestmove/);
    expect(performance.now() - stopped).toBeLessThan(500);
  });

  it("obeys what follows stop at once after the best move", async () => {
    gui.say("go infinite", "stop", "position startpos moves e2e4", "go depth 1", "d");
    await gui.hear(/^bestmove/);
    await gui.hear(/^Fen: .* b KQkq/);
    await gui.hear(/^bestmove [a-h][78]/);
    expect(gui.lines.filter((line) => line.includes("error"))).toEqual([]);
  });

  it("is not disturbed by position, go, setoption and ucinewgame, which wait for it", async () => {
    gui.say("go infinite", "position startpos moves e2e4", "go depth 1", "setoption name Hash value 1", "ucinewgame");
    gui.say("stop");
    expect(await gui.hear(/^bestmove/)).toMatch(/^bestmove [a-h][12]/);
    expect(await gui.hear(/^bestmove/)).toMatch(/^bestmove [a-h][78]/);
    expect(gui.lines.filter((line) => line.includes("error"))).toEqual([]);
  });

  it("waits for the one before, as people pipe it in, and is ended with the input when it has no end", async () => {
    const lines = ["go depth 3", "position startpos moves e2e4", "go depth 3", "go infinite", "go ponder"];
    const { code, out } = await runProgram(script, ["uci"], { input: lines.join("\n") });
    expect(code).toBe(0);
    expect(out).not.toContain("error");
    const best = out.split("\n").filter((line) => line.startsWith("bestmove"));
    expect(best.map((line) => line[10])).toEqual([
      expect.stringMatching(/[12]/),
      ...Array(3).fill(expect.stringMatching(/[78]/)),
    ]);
    expect(out.match(/^info depth 3 /gm)?.length).toBeGreaterThanOrEqual(2);
  });

  it("is stopped by a stop that came while it waited", async () => {
    gui.say("go infinite", "position startpos moves e2e4", "go infinite", "go perft 17", "stop", "isready", "d");
    await gui.hear(/^bestmove [a-h][12]/);
    await gui.hear(/^bestmove [a-h][78]/);
    await gui.hear(/The perft was stopped/);
    await gui.hear(/^Fen: /);
  });

  it("gives the same nodes again after ucinewgame", async () => {
    const counts: (string | undefined)[] = [];
    for (const game of [1, 2]) {
      gui.say("ucinewgame", "position startpos moves d2d4", "go depth 6");
      await gui.hear(/^bestmove/);
      counts[game] = /nodes (\d+)/.exec(gui.lines.findLast((line) => line.startsWith("info depth 6")) ?? "")?.[1];
    }
    expect(counts[1]).toMatch(/\d+/);
    expect(counts[2]).toBe(counts[1]);
  });

  it("keeps to searchmoves", async () => {
    gui.say("go depth 3 searchmoves a2a3 h2h3");
    expect(await gui.hear(/^bestmove/)).toMatch(/^bestmove (a2a3|h2h3)/);
    expect(await gui.answersTo("go depth 2 searchmoves e2e5")).toEqual([
      "info string error Move 1 of 'searchmoves' is not legal here: 'e2e5'.",
    ]);
  });

  it("finds a mate and says in how many moves", async () => {
    gui.say("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "go depth 4");
    expect(await gui.hear(/^bestmove/)).toBe("bestmove a1a8");
    expect(gui.lines.some((line) => line.includes("score mate 1"))).toBe(true);
  });

  it("says that there is no move", async () => {
    gui.say(`position fen ${MATED}`, "go depth 5");
    expect(await gui.hear(/^bestmove/)).toBe("bestmove (none)");
    gui.say("go infinite", "isready");
    await gui.hear(/^readyok/);
    expect(gui.lines.filter((line) => line.startsWith("bestmove"))).toHaveLength(1);
    gui.say("stop");
    expect(await gui.hear(/^bestmove/)).toBe("bestmove (none)");
  });

  it("ponders until the hit, then on the clock", async () => {
    gui.say("position startpos moves e2e4 e7e5", "go ponder wtime 600 btime 600");
    await gui.hear(/^info depth/);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(gui.lines.some((line) => line.startsWith("bestmove"))).toBe(false);
    gui.say("ponderhit");
    await gui.hear(/^bestmove/, 2000);
  });

  /** Depths reported so far, in their order. */
  const depths = () => gui.lines.flatMap((line) => / depth (\d+) seldepth /.exec(line)?.[1] ?? []).map(Number);
  const isRising = (numbers: readonly number[]) => numbers.every((number, at) => at === 0 || number > numbers[at - 1]);

  it("plays the mate that it found while it pondered, however little time is left", async () => {
    gui.say("position fen 8/8/K4k2/3q1p2/8/4q3/8/8 b - - 3 87", "go wtime 10 btime 10 ponder");
    const found = await gui.hear(/ score mate 2 /);
    gui.say("ponderhit");
    const best = await gui.hear(/^bestmove/);
    const last = gui.lines.findLast((line) => line.startsWith("info depth")) ?? found;
    expect(last).toMatch(/ score mate 2 /);
    expect(best.split(" ")[1]).toBe(/ pv (\S+)/.exec(last)?.[1]);
    expect(isRising(depths())).toBe(true);
  });

  it("goes on with the search that it pondered on, in sudden death too", async () => {
    gui.say("position startpos moves e2e4", "go ponder wtime 3000 btime 3000");
    await gui.hear(/^info depth 5 /);
    await new Promise((resolve) => setTimeout(resolve, 700));
    const shown = Math.max(...depths());
    const hit = performance.now();
    gui.say("ponderhit");
    await gui.hear(/^bestmove/);
    expect(performance.now() - hit).toBeLessThan(300); // more than a move's share of the clock was pondered
    expect(isRising(depths())).toBe(true);
    expect(Math.max(...depths())).toBeGreaterThanOrEqual(shown);
  });

  it("waits for the hit when it has searched what was asked for", async () => {
    gui.say("go ponder depth 2", "isready");
    await gui.hear(/^info depth 2 /);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(gui.lines.some((line) => /^bestmove|depth 3 /.test(line))).toBe(false);
    gui.say("ponderhit");
    await gui.hear(/^bestmove/);
    expect(depths()).toEqual([1, 2]);
  });

  it("ends at quit, also while searching", async () => {
    gui.say("go infinite");
    await gui.hear(/^info depth 2 /);
    const begin = performance.now();
    expect(await gui.quit()).toBe(0);
    expect(performance.now() - begin).toBeLessThan(1000);
    expect(gui.lines.filter((line) => line.startsWith("bestmove"))).toHaveLength(1);
  });
});

describe("bench", () => {
  eachAlone();
  const LAST = /^(\d+) nodes (\d+) nps$/;

  it.each([
    ["at quit", "bench 1\nquit\n", 1],
    ["at the end of the input", "bench 1\n", 1],
    ["and those that wait for it, at quit", "bench 1\nbench 2\nquit\n", 2],
  ])("ends first, %s", async (_, input, count) => {
    const { code, out } = await runProgram(script, ["uci"], { input });
    expect([code, out]).toEqual([0, expect.not.stringContaining("error")]);
    const lines = out.trimEnd().split("\n");
    expect([lines.filter((line) => LAST.test(line)).length, LAST.test(lines.at(-1) ?? "")]).toEqual([count, true]);
  });

  it("is ended by stop, also with quit behind it", async () => {
    gui.say("bench 60");
    await gui.hear(/^info string bench /);
    gui.say("stop", "quit");
    expect(await gui.hear(/^info string error/)).toContain("The bench was stopped.");
    expect(await gui.quit()).toBe(0);
    const { out } = await runProgram(script, ["uci"], { input: "bench 60\nstop\nquit\n" });
    expect(out).toContain("The bench was stopped.");
  });
});

describe("what was asked for before the end", () => {
  /** Said at once, as testers of engines do. */
  const saidTo = async (input: string) => {
    const { code, out } = await runProgram(script, ["uci"], { input });
    expect([code, out]).toEqual([0, expect.not.stringContaining("error")]);
    return out.trimEnd().split("\n");
  };
  const ending = (lines: readonly string[], pattern: RegExp) => lines.filter((line) => pattern.test(line));

  it.each([
    ["quit", "quit\n"],
    ["the input", ""],
  ])("is counted by perft first, before %s", async (_, end) => {
    const lines = await saidTo(`go perft 5\ngo perft 2\nposition startpos moves e2e4\ngo perft 1\n${end}`);
    expect(ending(lines, /^Nodes/)).toEqual(["Nodes searched: 4865609", "Nodes searched: 400", "Nodes searched: 20"]);
  });

  it("is searched first, before quit, but for the last search", async () => {
    const lines = await saidTo("go depth 8\nposition startpos moves e2e4\ngo depth 7\ngo perft 1\ngo depth 90\nquit\n");
    const bests = ending(lines, /^bestmove/);
    const firstAt = lines.indexOf(bests[0]);
    expect(lines[firstAt - 1]).toMatch(/^info depth 8 /);
    expect(lines[lines.indexOf(bests[1], firstAt + 1) - 1]).toMatch(/^info depth 7 /);
    expect([bests.length, ending(lines, /^Nodes/).length]).toEqual([3, 1]);
    expect(ending(lines, /^info depth 90 /)).toEqual([]);
  });

  it("is cut off, before quit, where it might never end", async () => {
    const begin = performance.now();
    const lines = await saidTo("go infinite\ngo ponder depth 3\ngo mate 3\ngo depth 3\ngo perft 1\nquit\n");
    expect([ending(lines, /^bestmove/).length, ending(lines, /^Nodes/).length]).toEqual([4, 1]);
    expect(performance.now() - begin).toBeLessThan(15_000);
  });
});

describe("strength and chances", () => {
  eachAlone();

  /** Nodes of the last report of a search. */
  async function nodesOf(go: string): Promise<number> {
    gui.say("ucinewgame", go);
    await gui.hear(/^bestmove/);
    const report = gui.lines.findLast((line) => line.startsWith("info depth"));
    return Number(/ nodes (\d+) /.exec(report ?? "")?.[1]);
  }

  it("are held down by UCI_Elo once UCI_LimitStrength says so, and not in endless analysis", async () => {
    gui.say("setoption name UCI_Elo value 1000");
    expect(await nodesOf("go depth 9")).toBeGreaterThan(1_500);
    gui.say("setoption name UCI_LimitStrength value true");
    const weak = await nodesOf("go depth 9");
    gui.say("setoption name UCI_Elo value 1500");
    const strong = await nodesOf("go depth 9");
    expect(weak).toBeLessThan(strong);
    expect(strong).toBeLessThan(1_500);
    gui.say("go infinite");
    await gui.hear(/^info depth 9 /);
  });

  it("are the lesser of Skill Level, UCI_Elo and nodes", async () => {
    gui.say("setoption name UCI_LimitStrength value true", "setoption name Skill Level value 1");
    expect(await nodesOf("go depth 9")).toBeLessThanOrEqual(70);
    expect(await nodesOf("go nodes 30")).toBeLessThanOrEqual(30);
  });

  it("are told in every report when UCI_ShowWDL is on", async () => {
    gui.say("go depth 2");
    await gui.hear(/^bestmove/);
    expect(gui.lines.some((line) => line.includes(" wdl "))).toBe(false);
    gui.say("setoption name UCI_ShowWDL value true", "setoption name MultiPV value 2", "go depth 2");
    await gui.hear(/^bestmove/);
    const told = gui.lines.flatMap((line) => / score cp -?\d+ wdl (\d+) (\d+) (\d+) nodes /.exec(line)?.slice(1) ?? []);
    expect(told).toHaveLength(12);
    expect(told.slice(0, 3).reduce((sum, part) => sum + Number(part), 0)).toBe(1000);
  });

  it("win a king and a rook by the table, but for a low level", async () => {
    gui.say("position fen 8/8/8/3k4/8/8/8/KR6 w - - 0 1", "go nodes 100");
    await gui.hear(/ score mate \d+ .* pv /);
    gui.say("setoption name Skill Level value 1", "go nodes 100");
    await gui.hear(/ score cp \d+ /);
  });
});

describe("variants", () => {
  eachAlone();

  it("switches, and starts at the variant's start", async () => {
    gui.say("setoption name UCI_Variant value edgy", "d");
    expect(await gui.hear(/^Fen/)).toBe("Fen: 3prnbk/4pppq/P5pb/RP4pn/NP4pr/BP5p/QPPP4/KBNRP3 w KQkq - 0 1");
    gui.say("setoption name UCI_Variant value capablanca", "go perft 2");
    expect(await gui.hear(/^Nodes/)).toBe("Nodes searched: 784");
    gui.say("go depth 2");
    await gui.hear(/^bestmove [a-j]\d/);
  });

  it("plays none when the new one is unknown, and not the old one, until there is a right one", async () => {
    const refusal = expect.stringMatching(/^info string error There is no variant/);
    for (const id of ["nosuch", "__proto__", "../../etc/passwd", ""])
      expect(await gui.answersTo(`setoption name UCI_Variant value ${id}`)).toEqual([refusal]);
    expect(await gui.answersTo("position startpos moves e2e4")).toEqual([refusal]);
    expect(await gui.answersTo("go depth 1")).toEqual([refusal, "bestmove (none)"]);
    gui.say("setoption name UCI_Variant value chess", "go perft 2");
    expect(await gui.hear(/^Nodes/)).toBe("Nodes searched: 400");
  });

  it("takes one from a file", async () => {
    const path = join(folder, "small.yaml");
    writeFileSync(path, SMALL);
    expect(await gui.answersTo(`setoption name VariantPath value ${path}`)).toEqual([
      "info string variant small loaded",
    ]);
    gui.say("uci", "setoption name UCI_Variant value small", "d", "go depth 3");
    await gui.hear(/^Fen: f2k\/4\/4\/4\/K2F w/);
    await gui.hear(/^bestmove [a-d][1-5]/);
    expect(gui.lines.join("\n")).toMatch(/UCI_Variant .*var small/);
  });

  it("refuses a faulty file in one line", async () => {
    const path = join(folder, "faulty.yaml");
    writeFileSync(path, SMALL.replace("betza: F", "betza: Fé"));
    const [line, ...more] = await gui.answersTo(`setoption name VariantPath value ${path}`);
    expect(more).toEqual([]);
    expect(line).toMatch(/^info string error .*faulty\.yaml:6:/);
    expect(line.length).toBeLessThanOrEqual(200);
    expect(await gui.answersTo(`setoption name VariantPath value ${folder}`)).toEqual([
      expect.stringContaining("This is a folder"),
    ]);
  });

  it("says in that line how to mend directions that programs read differently", async () => {
    const path = join(folder, "ambiguous.yaml");
    writeFileSync(path, SMALL.replace("betza: F", "betza: fK"));
    const [line] = await gui.answersTo(`setoption name VariantPath value ${path}`);
    expect(line).toMatch(/ambiguous\.yaml:6:\d+ ambiguous-direction: .* different programs\. Write 'fW' or 'fWfF'\.$/);
  });

  it.skipIf(process.platform === "win32")("refuses a pipe at once, also as a parent", async () => {
    spawnSync("mkfifo", [join(folder, "pipe.yaml")]);
    writeFileSync(join(folder, "heir.yaml"), "name: Heir\nextends: pipe\n");
    for (const name of ["pipe.yaml", "heir.yaml"]) {
      expect(await gui.answersTo(`setoption name VariantPath value ${join(folder, name)}`)).toEqual([
        expect.stringContaining("file-is-special"),
      ]);
    }
  });

  it("castles from anywhere with UCI_Chess960", async () => {
    gui.say("setoption name UCI_Chess960 value true");
    gui.say("position fen bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", "go perft 3");
    expect(await gui.hear(/^Nodes/)).toBe("Nodes searched: 12189");
    gui.say("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1h1", "d");
    expect(await gui.hear(/^Fen/)).toBe("Fen: r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    expect(await gui.hear(/^Legal/)).toMatch(/ e8a8/);
  });
});

describe("options", () => {
  allTogether();

  it("reads names without regard to capitals", async () => {
    expect(await gui.answersTo("setoption name hASH value 2")).toEqual([]);
    expect(await gui.answersTo("setoption name clear hash")).toEqual([]);
    expect(await gui.answersTo("setoption name Move Overhead value 30")).toEqual([]);
  });

  it.each([
    ["Hash value 0", "'Hash' must be a whole number from 1 to 1024, not '0'."],
    ["Hash value 1025", "'Hash' must be a whole number from 1 to 1024, not '1025'."],
    ["Threads value 2", "'Threads' must be 1, not '2': the engine searches with one thread."],
    ["MultiPV value 65", "'MultiPV' must be a whole number from 1 to 64, not '65'."],
    ["UCI_Elo value 9000", /^'UCI_Elo' must be a whole number from \d+ to \d+, not '9000'\.$/],
    ["UCI_LimitStrength value 1", "'UCI_LimitStrength' must be 'true' or 'false', not '1'."],
    ["UCI_ShowWDL value", "'UCI_ShowWDL' must be 'true' or 'false', not ''."],
    ["UCI_Chess960 value yes", "'UCI_Chess960' must be 'true' or 'false', not 'yes'."],
    ["Hsah value 16", "There is no option 'Hsah'. Did you mean 'Hash'?"],
  ])("%s is refused", async (option, sentence) => {
    const [answer, ...rest] = await gui.answersTo(`setoption name ${option}`);
    expect(answer.replace(/^info string error /, "")).toMatch(sentence);
    expect(rest).toEqual([]);
  });
});

describe("bad lines get one line and change nothing", () => {
  allTogether();

  it.each([
    "xyzzy",
    "go xyzzy",
    "go depth",
    "go depth 0",
    "go nodes 1e9",
    "go mate -3",
    "go movetime 99999999999999999999",
    "go wtime btime",
    "go searchmoves",
    "position",
    "position fen",
    "position fen ♔♔♔",
    "position startpos moves e2e4 e7e5 e4e5 g8f6",
    "position startpos moves ♔e2e4",
    `position fen ${"\u{1F600}".repeat(300)}`,
    `\u0007\u001b[2J${"é".repeat(500)}`,
    "uci uci",
    "debug maybe",
    "setoption value 5",
    "register",
  ])("%s", async (line) => {
    gui.say("position startpos moves d2d4");
    const answers = await gui.answersTo(line);
    expect(answers).toHaveLength(line === "register" ? 0 : 1);
    for (const answer of answers) expect(answer).toMatch(/^info string error [ -~]{1,182}$/);
    gui.say("go perft 2");
    expect(await gui.hear(/^Nodes/)).toBe("Nodes searched: 560");
  });

  it("names the illegal move by its number", async () => {
    expect(await gui.answersTo("position startpos moves e2e4 e7e5 e4e5 g8f6")).toEqual([
      "info string error Move 3: 'e4e5' is not a legal move here.",
    ]);
  });

  it("keeps a continued game when a later move is refused", async () => {
    gui.say("position startpos moves e2e4", "position startpos moves e2e4 e7e5 g1f3 a1a8", "d");
    expect(await gui.hear(/^Fen/)).toBe("Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    gui.say("position startpos moves e2e4 e7e5", "d");
    expect(await gui.hear(/^Fen/)).toMatch(/^Fen: rnbqkbnr\/pppp1ppp\/8\/4p3/);
  });
});

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { XboardVariants } from "../../src/cli/xboard-variants.ts";
import { Game } from "../../src/engine/game.ts";
import { shipped } from "../notation/board.ts";
import { DRESSED } from "./dressed.ts";
import { XboardTalk } from "./xboard-talk.ts";

let gui: XboardTalk;
beforeEach(() => {
  gui = new XboardTalk();
});
afterEach(() => gui.close());

const folder = mkdtempSync(join(tmpdir(), "fairywren-"));
const AVIARY = `
name: Aviary
extends: chess
board: { files: 9, ranks: 8 }
pieces:
  hawk: { letter: H, betza: WD }
  eagle: { letter: E, betza: BmW }
setup:
  board: |
    r n b e q k b h r
    p p p p p p p p p
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    P P P P P P P P P
    R N B E Q K B H R
promotion:
  - { pieces: [pawn], zone: rank 8, to: [queen, eagle, rook, bishop, hawk, knight] }
castling:
  - { name: O-O,   letter: K, king: [f1, h1], partner: [i1, g1], piece: rook }
  - { name: O-O-O, letter: Q, king: [f1, c1], partner: [a1, d1], piece: rook }
`;
writeFileSync(join(folder, "aviary.yaml"), AVIARY);
writeFileSync(join(folder, "atomic.yaml"), AVIARY);
writeFileSync(join(folder, "broken.yaml"), "name: [");
writeFileSync(
  join(folder, "lions.yaml"),
  "name: Lions\nextends: chess\ncastling: none\npieces: { knight: { betza: KcaK } }\n",
);
writeFileSync(join(folder, "passing.yaml"), `${AVIARY}passes: freely\n`);
/** Ten ranks: XBoard calls the first of them 0. */
const TALL = `
name: Tall
board: { files: 5, ranks: 10 }
pieces:
  king: { letter: K, betza: K, royal: true }
  rook: { letter: R, betza: R }
setup: { fen: "4k/5/5/5/5/5/5/5/5/R3K w - - 0 1" }
`;
writeFileSync(join(folder, "tall.yaml"), TALL);

writeFileSync(join(folder, "dressed.yaml"), DRESSED);

const MATED_IN_ONE = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";

describe("features", () => {
  it("are listed between done=0 and done=1", async () => {
    const lines = await gui.answersTo("xboard", "protover 2");
    expect(lines[0]).toBe("feature done=0");
    expect(lines.at(-1)).toBe("feature done=1");
    const all = lines.join("\n");
    for (const feature of [
      "ping=1",
      "setboard=1",
      "usermove=1",
      "colors=0",
      "sigint=0",
      "sigterm=0",
      "nps=0",
      "debug=1",
    ])
      expect(all).toContain(feature);
    expect(all).toContain('option="Skill Level -spin 10 1 10"');
    expect(all).toContain('option="UCI_LimitStrength -check 0"');
    expect(all).toContain('option="Clear Hash -button"');
    expect(all).toMatch(/myname="Fairywren \d/);
  });

  it("have each variant under XBoard's name, plain chess first", async () => {
    const [, names] = /variants="(.*)"/.exec((await gui.answersTo("protover 2")).join("\n")) ?? [];
    const all = names.split(",");
    expect(all[0]).toBe("normal");
    expect(all).toEqual(expect.arrayContaining(["capablanca", "crazyhouse", "paradigm", "tuttifrutti", "wildcastle"]));
    expect(all).not.toContain("chess");
    expect(all).not.toContain("edgy"); // castles along a file
    expect(all).toContain("edgy-without-castling");
    expect(all).not.toContain("minishogi"); // letters such as +P
    expect(all).not.toContain("grand"); // XBoard's is another one
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("a variant", () => {
  it("that XBoard knows needs no words", async () => {
    expect(await gui.answersTo("new", "variant capablanca")).toEqual([]);
  });

  it.each([
    ["pocketknight", "(PNBRQ................Kpnbrq................k) 8x8+2_fairy"], // knights are the second kind
    ["fullmoon", " 8x8+7_fairy"],
    ["chessgi", " 8x8+5_crazyhouse"],
  ])("%s has a place beside the board for each kind before the last that is held, too", async (name, setup) => {
    const [first] = await gui.answersTo(`variant ${name}`);
    expect(first).toContain(setup);
  });

  it("with dressed letters is told of with them", async () => {
    await gui.answersTo(`option VariantPath=${join(folder, "dressed.yaml")}`);
    const lines = await gui.answersTo("variant dressed");
    expect(lines[0]).toBe(
      "setup (PNBR......L!.....L'...LKpnbr......l!.....l'...lk) 8x8+0_fairy " +
        "rnl'l!kblr/pppppppp/8/8/8/8/PPPPPPPP/RNL'L!KBLR w - - 0 1",
    );
    expect(lines).toEqual(expect.arrayContaining(["piece L& KAD", "piece L'& KN", "piece L!& K"]));
    expect(await gui.answersTo("force", "usermove c1d3", "usermove e7e6", "usermove d3e5")).toEqual([]);
  });

  it.each([
    ["promoted to", DRESSED.replace("lion, rook", "lioness, rook")],
    ["held in hand", `${DRESSED}hands: {}\ncaptures: { to-hand: captor }\n`],
  ])("in which they are %s is refused: XBoard reads one sign of them there", async (_, text) => {
    writeFileSync(join(folder, "named.yaml"), text);
    const lines = await gui.answersTo(`option VariantPath=${join(folder, "named.yaml")}`);
    expect(lines).toEqual([expect.stringContaining("letters that XBoard cuts short")]);
  });

  it("that it does not know comes with board, letters and moves", async () => {
    const lines = await gui.answersTo("new", "variant tuttifrutti");
    expect(lines[0]).toBe(
      "setup (PNBRQ..CE.........A..Kpnbrq..ce.........a..k) 8x8+0_fairy " +
        "enbakqcr/pppppppp/8/8/8/8/PPPPPPPP/ENBAKQCR w KQkq - 0 1",
    );
    expect(lines).toContain("piece A& QN");
    expect(lines).toContain("piece P& fmWfceFifmnD");
    expect(lines).toContain("piece K& KirO2ilO2");
  });

  it("keeps one shuffled start, since XBoard asks more than once", async () => {
    const first = await gui.answersTo("new", "variant paradigm");
    const again = await gui.answersTo("new", "variant paradigm", "new", "variant paradigm");
    expect(again.filter((line) => line.startsWith("setup"))).toEqual([first[0], first[0]]);
    Game.start(shipped("paradigm"), { fen: first[0].replace(/.*?_fairy /, "") });
  });

  it("is told of when XBoard's own test of moves would be wrong, once", async () => {
    const lines = await gui.answersTo("variant edgy-without-castling", "variant edgy-without-castling");
    expect(lines.filter((line) => line.startsWith("telluser"))).toEqual([
      expect.stringContaining("switch off 'Test Legality'"),
    ]);
    expect(lines[0]).toMatch(/ w - - 0 1$/);
  });

  it.each([
    ["edgy", "it is called edgy-without-castling"],
    ["minishogi", "letters with a plus"],
    ["seirawan", "enter the board"],
    ["cambodian", "leap once"],
    ["gale", "dropped without end"],
    ["capablanka", "did you mean 'capablanca'?"],
  ])("'%s' is refused with the reason, and the one before goes on", async (name, reason) => {
    const lines = await gui.answersTo("variant capablanca", `variant ${name}`, "force", "usermove e2e4");
    expect(lines).toEqual([expect.stringContaining(reason)]);
    expect(lines[0]).toMatch(new RegExp(`^Error \\(.*\\): variant ${name}$`));
  });

  it("without castling has none", async () => {
    await gui.answersTo("variant edgy-without-castling", "force");
    expect(await gui.answersTo("setboard 7k/8/8/8/R7/8/8/K2R4 w KQ - 0 1")).toEqual([
      expect.stringMatching(/^tellusererror Illegal position: /),
    ]);
  });
});

describe("files", () => {
  it("of one's own stand first in the list, and are played", async () => {
    const variants = new XboardVariants();
    await variants.load(join(folder, "aviary.yaml"));
    expect(variants.names().slice(0, 2)).toEqual(["normal", "aviary"]);
    gui = new XboardTalk(variants);
    const lines = await gui.answersTo("variant aviary");
    expect(lines[0]).toMatch(/^setup \(.*\) 9x8\+0_fairy rnbeqkbhr\//);
    expect(lines).toContain("piece H& WD");
    // Black's right hand is at the first file
    expect(lines).toEqual(expect.arrayContaining(["piece K KirO2ilO3", "piece k KirO3ilO2"]));
    await gui.say("sd 2", "usermove f2f4");
    expect(await gui.hear(/^move/)).toMatch(/^move [a-i]\d[a-i]\d$/);
  });

  it("come by an option, too", async () => {
    const lines = await gui.answersTo(`option VariantPath=${join(folder, "aviary.yaml")}`);
    expect(lines[0]).toMatch(/^feature variants="normal,aviary,/);
  });

  it("that XBoard would take for another game get another name", async () => {
    const lines = await gui.answersTo(`option VariantPath=${join(folder, "atomic.yaml")}`);
    expect(lines[0]).toMatch(/^feature variants="normal,fairywren-atomic,/);
  });

  it.each(["broken", "passing", "absent"])("are refused to the user's face: %s", async (name) => {
    const lines = await gui.answersTo(`option VariantPath=${join(folder, `${name}.yaml`)}`);
    expect(lines).toEqual([expect.stringMatching(/^tellusererror .*/)]);
  });

  it("with pieces that take on their way are refused with the reason", async () => {
    const lines = await gui.answersTo(`option VariantPath=${join(folder, "lions.yaml")}`);
    expect(lines[0]).toMatch(/^tellusererror .*a piece takes others on its way/);
  });

  it("of ten ranks are played on ranks from 0", async () => {
    await gui.answersTo(`option VariantPath=${join(folder, "tall.yaml")}`);
    const lines = await gui.answersTo("variant tall", "force", "usermove a0a9", "undo", "usermove a1a9");
    expect(lines.filter((line) => !/^(setup|piece)/.test(line))).toEqual([expect.stringMatching(/^Illegal move/)]);
    await gui.say("undo", "new", "variant tall", "sd 3", "post", "go");
    expect(await gui.hear(/^move/)).toMatch(/^move [a-e]\d[a-e]\d$/);
    expect(gui.lines.filter((line) => /[a-e]10/.test(line))).toEqual([]);
  });
});

describe("a game", () => {
  it("goes to and fro, and ends with its result", async () => {
    await gui.say("new", "setboard 7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "st 1", "go");
    expect(await gui.hear(/^move/)).toMatch(/^move g6/);
    expect(await gui.hear(/^1-0/)).toBe("1-0 {checkmate}");
  });

  it("is lost by the user's mate", async () => {
    expect(await gui.answersTo("new", `setboard ${MATED_IN_ONE}`, "usermove g6g7")).toEqual(["1-0 {checkmate}"]);
  });

  it("thinks in XBoard's numbers: depth, centipawns, centiseconds, nodes, moves; mate is beyond 100000", async () => {
    await gui.say("new", "post", "sd 3", "usermove e2e4");
    await gui.hear(/^move/);
    const lines = gui.lines.filter((line) => /^\d/.test(line));
    expect(lines.map((line) => /^(\d+) -?\d+ \d+ \d+( [a-h]\d[a-h]\d)+$/.exec(line)?.[1])).toEqual(["1", "2", "3"]);
    await gui.say("force", `setboard ${MATED_IN_ONE}`, "go");
    expect(await gui.hear(/^\d+ 100001 /)).toMatch(/ g6/);
  });

  it("promotes and castles by squares, and drops from the hand", async () => {
    const promoted = [
      "force",
      "setboard 7k/P7/8/8/8/8/8/K7 w - - 0 1",
      "usermove a7a8q",
      "usermove h8h7",
      "usermove a8b8",
    ];
    expect(await gui.answersTo("new", ...promoted)).toEqual([]);
    const castled = [
      "force",
      "setboard 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
      "usermove e1g1",
      "usermove e8e7",
      "usermove f1f7",
    ];
    expect(await gui.answersTo("new", ...castled)).toEqual([]);
    const dropped = ["variant crazyhouse", "force", "setboard 4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "usermove N@f3"];
    expect(await gui.answersTo("new", ...dropped)).toEqual([]);
  });

  it("castles by name between open squares, both ways", async () => {
    const start = "setboard 4k3/8/8/8/8/8/8/4K1R1 w G - 0 1";
    expect(await gui.answersTo("new", "variant fischerandom", "force", start, "usermove O-O", "usermove e8e7")).toEqual(
      [],
    );
    await gui.say("undo", "undo", "setboard 7k/8/8/8/8/8/5qPP/4K2R w K - 0 1");
    expect(await gui.answersTo("usermove e1f2")).toEqual([]);
  });

  it.each([
    ["e2e5", /^Illegal move \(.*\): e2e5$/],
    ["e7e5", /^Illegal move \(.*\): e7e5$/],
    ["e2", /^Illegal move \(.*\): e2$/],
  ])("refuses %s and goes on", async (move, answer) => {
    expect(await gui.answersTo("new", "force", `usermove ${move}`, "usermove e2e4")).toEqual([
      expect.stringMatching(answer),
    ]);
  });

  it("takes back, both ways", async () => {
    await gui.say("new", "sd 1", "usermove e2e4");
    await gui.hear(/^move/);
    expect(await gui.answersTo("remove", "force", "usermove e2e4", "undo", "usermove d2d4")).toEqual([]);
    expect(await gui.answersTo("undo", "undo")).toEqual(["Error (command not legal now): undo"]);
  });

  it("moves at once at '?'", async () => {
    const begin = performance.now();
    await gui.say("new", "st 1000", "usermove e2e4", "?");
    await gui.hear(/^move/);
    expect(performance.now() - begin).toBeLessThan(3_000);
  });

  it("answers 'ping' after its move, and nothing of a move that was broken off", async () => {
    await gui.say("new", "st 1", "usermove e2e4", "ping 3");
    await gui.hear(/^pong 3/);
    expect(gui.lines.at(-2)).toMatch(/^move/);
    const broken = ["new", "st 1000", "usermove e2e4", "force", "undo", "usermove d2d4"];
    expect((await gui.answersTo(...broken)).filter((line) => /^move|Illegal/.test(line))).toEqual([]);
  });

  it("keeps to the moves and minutes of 'level'", async () => {
    const begin = performance.now();
    await gui.say("new", "level 40 0:04 0", "time 400", "otim 400", "usermove e2e4");
    await gui.hear(/^move/);
    expect(performance.now() - begin).toBeLessThan(2_000);
  });

  it("ponders, and goes on with the same search when the expected reply comes", async () => {
    await gui.say("new", "post", "hard", "st 1", "usermove e2e4");
    await gui.hear(/^move/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await gui.say("hint");
    const hint = (await gui.hear(/^Hint: /)).slice("Hint: ".length);
    const from = gui.lines.length;
    const depth = Number(
      gui.lines
        .filter((line) => /^\d+ /.test(line))
        .at(-1)
        ?.split(" ")[0],
    );
    await gui.say(`usermove ${hint}`);
    const move = await gui.hear(/^move/);
    const depths = gui.lines
      .slice(from, gui.lines.lastIndexOf(move))
      .flatMap((line) => /^(\d+) -?\d/.exec(line)?.[1] ?? []);
    expect(Math.min(...depths.map(Number), 1_000)).toBeGreaterThan(depth);
  });

  it("stops pondering at another reply, which is legal", async () => {
    await gui.say("new", "hard", "sd 3", "usermove e2e4");
    await gui.hear(/^move/);
    const marked = await gui.answersTo("lift a2");
    expect(marked).toEqual(["highlight 8/8/8/8/Y7/Y7/8/8"]);
    await gui.say("usermove a2a3");
    await gui.hear(/^move/);
    expect(gui.lines.filter((line) => line.startsWith("Illegal"))).toEqual([]);
  });

  it("takes a draw when it stands worse, and not before it knows", async () => {
    expect(await gui.answersTo("new", "draw")).toEqual([]);
    await gui.say("setboard 4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1", "sd 2", "usermove a1a2");
    await gui.hear(/^move/);
    expect(await gui.answersTo("draw")).toEqual(["offer draw"]);
  });

  it("marks where a piece goes, what it takes and where it promotes", async () => {
    const lines = ["force", "setboard 1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "lift a7"];
    expect(await gui.answersTo("new", ...lines)).toEqual(["highlight MM6/8/8/8/8/8/8/8", "choice QRBN"]);
  });
});

describe("analysis", () => {
  it("goes on with every position, and tells how far it is", async () => {
    await gui.say("new", "post", "analyze");
    await gui.hear(/^3 /);
    await gui.say(".");
    expect(await gui.hear(/^stat01/)).toMatch(/^stat01: \d+ \d+ \d+ 0 20$/);
    await gui.say("usermove e2e4");
    expect(await gui.hear(/^1 .* [a-h][78]/)).toBeDefined();
    await gui.say("undo");
    expect(await gui.hear(/^1 .* [a-h][12]/)).toBeDefined();
    expect(await gui.answersTo("exit")).toEqual(expect.not.arrayContaining([expect.stringMatching(/^move/)]));
  });
});

describe("lines that are refused", () => {
  it.each([
    ["xyzzy", "Error (unknown command): xyzzy"],
    ["usermov e2e4", "Error (unknown command, did you mean 'usermove'?): usermov e2e4"],
    ["edit", "Error (not implemented, positions are set up by 'setboard'): edit"],
    ["force now", "Error (too many parameters, 'force' stands alone): force now"],
    ["variant", "Error (too few parameters, 'variant' needs one): variant"],
    ["sd x", "Error ('sd' needs a number from 1 to 2147483647, not 'x'): sd x"],
    ["st -1", "Error ('st' needs a number from 0 to 86400, not '-1'): st -1"],
    ["cores 4", "Error ('Threads' must be 1, not '4': the engine searches with one thread.): cores 4"],
    ["option Hash=0", "Error ('Hash' must be a whole number from 1 to 1024, not '0'.): option Hash=0"],
    ["option Hush=1", "Error (There is no option 'Hush'. Did you mean 'Hash'?): option Hush=1"],
    ["option UCI_Variant=edgy", "Error ('UCI_Variant' is no option here): option UCI_Variant=edgy"],
    ["é", "Error (unknown command): \\u{e9}"],
  ])("%s", async (line, answer) => {
    expect(await gui.answersTo(line)).toEqual([answer]);
  });

  it("leave no position that was not given: moves are illegal until the next", async () => {
    const lines = await gui.answersTo(
      "new",
      "force",
      "setboard blah",
      "usermove e2e4",
      "go",
      "new",
      "force",
      "usermove e2e4",
    );
    expect(lines).toEqual([
      expect.stringMatching(/^tellusererror Illegal position: /),
      "Illegal move (there is no position): e2e4",
      "Error (command not legal now): go",
    ]);
  });

  it("are fewer than those that change nothing", async () => {
    const quiet = ["xboard", "accepted ping", "rejected x", "random", "computer", "name A B", "rating 1 2", "ics -"];
    expect(await gui.answersTo(...quiet, "hard", "easy", "post", "nopost", "memory 64", "result * {x}", "")).toEqual(
      [],
    );
    expect(await gui.answersTo("bk")).toEqual([" There is no opening book.", ""]);
  });
});

it("ends with its input, after the move", async () => {
  await gui.say("new", "sd 2", "usermove e2e4");
  await gui.finish();
  expect(gui.lines.at(-1)).toMatch(/^move/);
});

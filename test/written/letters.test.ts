/** Letters dressed with `'` and `!`: `L`, `L'` and `L!` are letters of three pieces, and `+L'` is what one of them becomes. */
import { describe, expect, it } from "vitest";
import { randomWords } from "../../src/compile/random.ts";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { Game } from "../../src/engine/game.ts";
import { readPgn } from "../../src/engine/read-pgn.ts";
import { judgedMove, parseFen, parsePgn, writeFen, writePgn } from "../../src/notation.ts";
import { ALL_LETTERS } from "../../src/variant/free-letters.ts";
import { examineVariant } from "../../src/yaml.ts";
import { complaints, expectOwnTexts, refusals, written } from "./rows.ts";

const PRIDE = `castling: none
pieces:
  lion: { letter: L, betza: KNAD, value: 7 }
  lioness: { letter: L', betza: KN, value: 5, resets-clock: false }
  cub: { letter: L!, betza: K, value: 3 }
  elder: { letter: +L', betza: KNADfmR }
  queen: none
promotion:
  - { pieces: [pawn], to: [lion, lioness, cub], zone: rank 8 }
  - { pieces: [lioness], to: [elder], zone: ranks 6-8, optional: true }
setup:
  board: |
    r n l' l! k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N L' L! K B N R
hands: {}
captures: { to-hand: captor }`;

const variant = written(PRIDE);
const at = (fen: string) => Game.start(variant, { fen });
const sans = (game: Game) => game.legalMoves().map(({ san }) => san);

describe("dressed letters", () => {
  it("stand in pictures and FENs, without blanks too, and are read back", () => {
    expect(variant.setupFen).toBe("rnl'l!kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNL'L!KBNR[] w - - 0 1");
    const crowded = PRIDE.replace("r n l' l! k b n r", "rnl'l!kbnr");
    expect(written(crowded).setupFen).toBe(variant.setupFen);
    const fen = "4k3/P1l'~l!l~3/8/4+L'3/2+l'5/8/8/4K3[LL'L!ll'] b - - 3 9";
    expect(at(fen).fen()).toBe(fen);
  });

  it("are told apart in every move of random games, in coordinates and in algebraic notation", () => {
    const random = randomWords(7);
    const met = new Set<string>();
    const late = "4k3/PP6/8/8/8/8/pp6/6K1[LL'L!ll'l!] w - - 0 1";
    for (const fen of [variant.setupFen, late, variant.setupFen, late, late]) {
      const game = at(fen);
      for (let ply = 0; ply < 120 && !game.outcome; ply++) {
        if (ply % 10 === 0) expectOwnTexts(game);
        const moves = game.legalMoves();
        const move = moves[random() % moves.length];
        for (const [letter] of move.uci.matchAll(/\+?l[!']?@|[a-z][!']|[+-]$/gi)) met.add(letter.toLowerCase());
        game.play(move);
        expect(at(game.fen()).fen()).toBe(game.fen());
      }
      expect(Game.fromPgn(game.pgn(), { variant }).fen()).toBe(game.fen());
    }
    expect([...met].sort()).toEqual(expect.arrayContaining(["+", "l!", "l!@", "l'", "l'@", "l@"]));
  });

  it("are promoted to, with a mark of check or none", () => {
    const game = at("8/P6k/8/8/8/8/8/4K3[] w - - 0 1");
    const promotions = game.legalMoves().filter(({ from }) => from === "a7");
    expect(promotions.map(({ uci, san }) => `${uci} ${san}`)).toEqual(["a7a8l a8=L", "a7a8l' a8=L'", "a7a8l! a8=L!"]);
    const checks = at("1k6/7P/8/8/8/8/8/4K3[] w - - 0 1");
    expect(sans(checks)).toContain("h8=L'");
    const near = at("8/P7/1k6/8/8/8/8/4K3[] w - - 0 1");
    expect(sans(near)).toContain("a8=L'+");
    for (const text of ["a8=L'+", "a8=L'+!", "a8L'", "a8(L')", "a8=l'", "a7a8l'"]) {
      expect([text, near.play(text).uci]).toEqual([text, "a7a8l'"]);
      near.undo();
    }
  });

  it("become what their letter with a plus says", () => {
    const game = at("7k/8/8/3L'4/8/8/8/4K3[] w - - 0 1");
    expect(sans(game)).toEqual(expect.arrayContaining(["L'e7", "L'e7=+L'"]));
    expect(game.play("d5e7+").san).toBe("L'e7=+L'");
    expect(game.fen()).toBe("7k/4+L'3/8/8/8/8/8/4K3[] b - - 1 1");
    expect(game.play("Kh7").uci).toBe("h8h7");
    expect(game.play("+L'g8").uci).toBe("e7g8");
  });

  it.each([
    ["L!e4", "d3e4", "a sign at the end of a letter is the letter's"],
    ["L!e4!", "d3e4", "one behind the square judges the move"],
    ["L!d3e4!!", "d3e4", "with the square it comes from"],
    ["Ld4!", "b3d4", "the plain letter, judged"],
    ["L'e4?!", "f2e4", "the other dress, judged"],
    ["L'f2-e4", "f2e4", "long"],
    ["L'@h5!", "L'@h5", "dropped"],
    ["L!@h5", "L!@h5", "dropped"],
  ])("read %s as %s: %s", (text, uci) => {
    const game = at("7k/8/8/8/8/1L1L!4/5L'2/4K3[L'L!] w - - 0 1");
    expect(game.play(text).uci).toBe(uci);
  });

  it.each([
    ["L!c5", "the plain one goes there, but no sign stands within a move"],
    ["Le4!", "the plain one goes nowhere near"],
    ["L!!e4", "two signs"],
    ["L''e4", "two dresses"],
    ["!L!e4", "a sign before it"],
  ])("do not read %s: %s", (text) => {
    const game = at("7k/8/8/8/8/1L1L!4/5L'2/4K3[L'L!] w - - 0 1");
    expect(() => game.play(text)).toThrow(/not a (legal )?move/);
  });
});

describe("a sign behind the letter of a promotion", () => {
  const rules = (to: string) => written(PRIDE.replace("to: [lion, lioness, cub]", `to: [${to}]`));
  const fen = "8/P6k/8/8/8/8/8/4K3[] w - - 0 1";
  const record = (text: string) => `[FEN "${fen}"]\n\n1. ${text} *`;

  it.each([
    ["lion, cub", "a8=L!", "a7a8l!", []],
    ["lion, cub", "a8=L", "a7a8l", []],
    ["lion, cub", "a8=L $1", "a7a8l", [1]],
    ["lion, cub", "a8=L !", "a7a8l", [1]],
    ["lion, cub", "a8=L!!", "a7a8l!", [1]],
    ["lion, cub", "a8=L!?", "a7a8l!", [2]],
    ["lion, cub", "a8=L! $3", "a7a8l!", [3]],
    ["lion, cub", "a8=L?!", "a7a8l", [6]],
    ["lion, cub", "a8L!", "a7a8l!", []],
    ["lion, cub", "a8(L!)!", "a7a8l!", [1]],
    ["lion, cub", "a7a8l!", "a7a8l!", []],
    ["lion", "a8=L!", "a7a8l", [1]],
    ["lion", "a8=L!?", "a7a8l", [5]],
    ["cub", "a8=L!", "a7a8l!", []],
    ["cub", "a8=L!!", "a7a8l!", [1]],
  ])("is the letter's where that may be: to %s, %s is %s", (to, text, uci, nags) => {
    const own = rules(to);
    const [read] = readPgn(record(text), { variant: own });
    if (!read.ok) throw read.error;
    const [played] = read.game.history;
    expect(played.uci).toBe(uci);
    expect(judgedMove(read.pgn.moves[0], played.san).nags).toEqual(nags);
    // texts that are played, without blanks and numbers of judgements
    if (!/[ $]/.test(text)) expect(Game.start(own, { fen }).play(text).uci).toBe(uci);
  });

  it("is kept where it stands when a record is read and written, and told of no other move", () => {
    const text = record("a8=L! Kg8 2. Ke2! (2. Kd2 Kf7) O-O!");
    const parsed = parsePgn(text);
    const [game] = parsed.ok ? parsed.games : [];
    expect(game.moves.map(({ san, signs, nags }) => [san, signs, nags])).toEqual([
      ["a8=L", "!", [1]],
      ["Kg8", undefined, []],
      ["Ke2", undefined, [1]],
      ["O-O", undefined, [1]],
    ]);
    expect(writePgn(game)).toContain("1. a8=L! Kg8 2. Ke2 $1 (2. Kd2 Kf7) 2... O-O $1 *");
    const unjudged = { ...game, moves: [{ ...game.moves[0], nags: [] }] };
    expect(writePgn(unjudged)).toContain("1. a8=L *");
  });

  it("stands in records as what was played, and judgements as their numbers", () => {
    const own = rules("lion, cub");
    const game = Game.start(own, { fen });
    game.play("a7a8l!");
    expect(game.pgn()).toContain("1. a8=L! *");
    expect(Game.fromPgn(game.pgn(), { variant: own }).history[0].uci).toBe("a7a8l!");
  });

  it.each([
    ["L!e4 L'e5", "L!e4 L'e5", []],
    ["1.L!e4 L!xe5", "L!e4 L!xe5", []],
    ["(+L!e4)", null, []],
    ["e4 (L!e4)", "e4", []],
    ["a8=L!+ Kg8", "a8=L!+ Kg8", []],
    ["a8=L!# L!@e4", "a8=L!# L!@e4", []],
    ["Na3/H!,e5 O-O/H!e1", "Na3/H!,e5 O-O/H!e1", []],
    ["e8=Q!Kd7", "e8=Q Kd7", [1]],
    ["O-O!e5", "O-O e5", [1]],
    ["Na3/H!e5", "Na3/H e5", [1]],
  ])("parts the moves of %s", (text, moves, nags) => {
    const parsed = parsePgn(text);
    if (moves === null) expect(parsed.ok).toBe(false);
    else if (!parsed.ok) throw new Error(parsed.faults[0].message);
    else {
      expect(parsed.games[0].moves.map(({ san }) => san).join(" ")).toBe(moves);
      expect(parsed.games[0].moves[0].nags).toEqual(nags);
    }
  });
});

describe("a letter that is not there", () => {
  const told = (fen: string) => {
    const parsed = parseFen(variant, fen);
    return parsed.ok ? [] : parsed.faults.map(({ code, offset, length, hint }) => [code, offset, length, hint]);
  };

  it.each([
    ["4k3/8/8/8/8/8/8/4K'3[] w - - 0 1", [["fen-letter", 17, 2, "K"]]],
    ["4k3/8/8/8/8/8/8/N!3K3[] w - - 0 1", [["fen-letter", 16, 2, "N"]]],
    ["4k3/8/8/8/8/8/8/L''3K3[] w - - 0 1", [["fen-letter", 18, 1, null]]],
    ["4k3/8/8/8/8/8/8/'3K4[] w - - 0 1", [["fen-letter", 16, 1, null]]],
    ["4k3/8/8/8/8/8/8/+L!3K3[] w - - 0 1", [["fen-letter", 16, 3, "+L'"]]],
    ["4k3/8/8/8/8/8/8/4K3[L'k'] w - - 0 1", [["fen-hand", 22, 2, "k"]]],
    ["4k3/8/8/8/8/8/8/4K3[+L'] w - - 0 1", [["fen-hand", 20, 3, "L'"]]],
  ])("is refused in %s, with its place and the nearest one", (fen, faults) => {
    expect(told(fen)).toEqual(faults);
  });
});

describe("damaged texts", () => {
  const random = randomWords(11);
  const damaged = (text: string) => {
    const at = random() % (text.length + 1);
    const sign = "L'l!+~[]@=x8"[random() % 12];
    return [text.slice(0, at) + sign + text.slice(at), text.slice(0, at) + text.slice(at + 1)][random() % 2];
  };

  it("of FENs are refused with places, or mean what is written anew", () => {
    let accepted = 0;
    for (let round = 0; round < 2000; round++) {
      const text = damaged(damaged("4k3/P1l'~l!l~3/8/4+L'3/2+l'5/8/8/4K3[LL'L!ll'] b - - 3 9"));
      const parsed = parseFen(variant, text);
      if (parsed.ok) accepted++;
      if (parsed.ok) expect(parseFen(variant, writeFen(variant, parsed.position))).toEqual(parsed);
      else for (const { offset, length } of parsed.faults) expect(offset + length).toBeLessThanOrEqual(text.length + 1);
    }
    expect(accepted).toBeGreaterThan(25);
  });

  it("of moves are refused, or one of the moves", () => {
    const game = at("3k4/P5P1/8/8/2L'5/1L1L!4/8/4K3[LL'L!] w - - 0 1");
    const texts = game.legalMoves().flatMap(({ uci, san }) => [uci, san]);
    for (let round = 0; round < 3000; round++) {
      const text = damaged(texts[random() % texts.length]);
      try {
        expect(texts).toContain(game.play(text).uci);
        game.undo();
      } catch (error) {
        expect(error, text).toBeInstanceOf(FairywrenError);
      }
    }
  });
});

describe("letters of a file", () => {
  const piece = (letter: string) => `pieces: { lion: { letter: ${letter}, betza: W } }`;

  it.each([
    ["l'", "L'"],
    ['"\'L"', "L'"],
    ["L’", "L'"],
    ["l!", "L!"],
    ["N'+", "+N'"],
  ])("%s are told of the nearest one, %s", (letter, hint) => {
    const { diagnostics } = examineVariant(`extends: chess\n${piece(letter)}\n`, { file: "written.yaml" });
    expect(diagnostics.map((each) => [each.code, each.hint])).toEqual([["letter", hint]]);
  });

  it.each([["L''"], ["L!'"], ["LL'"], ["L?"], ["++L'"], ['"!"'], ['"!L!"']])("%s are refused", (letter) => {
    expect(refusals(piece(letter))).toEqual(["letter 1:27"]);
  });

  it("belong to one piece each, and those with a plus to what another becomes", () => {
    const two = "pieces: { lion: { letter: L', betza: W }, cub: { letter: L', betza: F } }";
    expect(refusals(two)).toEqual(["letter-taken 1:58"]);
    expect(complaints(two)).toMatch(/^The letter L' belongs to 'lion' already; free letters are A C .* Z L!\.$/);
    expect(refusals("pieces: { lion: { letter: L, betza: W }, cub: { letter: +L', betza: F } }")).toEqual([
      "letter-plus 1:57",
    ]);
  });

  it("are said to be none when every one is taken", () => {
    const pieces = [...ALL_LETTERS, "Z!"].map((letter, index) => `  own-${index}: { letter: "${letter}", betza: W }`);
    expect(complaints(`pieces:\n${pieces.join("\n")}`)).toContain(
      "The letter Z! belongs to 'own-77' already; no letter is free.",
    );
  });

  it("are told of the nearest one in a picture", () => {
    const picture = "  board: |\n    k . . .\n    . . l! .\n    . . . .\n    K . . .\n";
    const text = `board: { files: 4, ranks: 4 }\nextends: chess\ncastling: none\npieces: { lion: { letter: L', betza: W } }\npromotion: none\nsetup:\n${picture}`;
    const { diagnostics } = examineVariant(text, { file: "written.yaml" });
    expect(diagnostics.map(({ code, line, column, hint }) => [code, line, column, hint])).toEqual([
      ["board-letter", 9, 9, "l'"],
    ]);
  });
});

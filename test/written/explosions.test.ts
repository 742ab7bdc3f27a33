/** Captures that explode: what goes, what stays, and what gives no check because of it. */
import { describe, expect, it } from "vitest";
import { describePlayed } from "../../src/board/announce.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { capturesInWords } from "../../src/rules/captures/words.ts";
import { goalsInWords } from "../../src/rules/goals/words.ts";
import type { Move } from "../../src/variant/move.ts";
import { duel } from "../generated/duel.ts";
import { at, complaints, expectFresh, expectOwnTexts, refusals, targets, written } from "./rows.ts";

const ATOMIC = "captures: { explode: { around: K, spare: [pawn] } }\nwin: [checkmate, { taken: [king] }]";

describe("a capture that explodes", () => {
  it.each([
    [
      "takes captor, victim and neighbours, but pawns",
      "4k3/8/8/2bnp3/3r4/8/8/3RK3 w - - 3 9",
      "d1d4",
      "4k3/8/8/4p3/8/8/8/4K3 b - - 0 9",
    ],
    ["takes a pawn that captures", "4k3/8/8/8/2nr4/2P5/8/4K3 w - - 0 1", "c3d4", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"],
    [
      "goes off where a pawn arrives in passing",
      "4k3/8/2n5/3pP3/8/8/8/4K3 w - d6 0 1",
      "e5d6",
      "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
    ],
    ["takes rights with rooks", "r3k3/8/8/8/8/8/8/RN2K3 b Qq - 0 1", "a8a1", "4k3/8/8/8/8/8/8/4K3 w - - 0 2"],
  ])("%s", (_, fen, move, after) => {
    const game = at(ATOMIC, fen);
    expectOwnTexts(game);
    game.play(move);
    expect(game.fen()).toBe(after);
  });

  it("tells what it has taken besides its victim", () => {
    const game = at(ATOMIC, "4k3/8/8/2bnp3/3r4/8/8/3RK3 w - - 3 9");
    const move = game.play("d1d4");
    expect(move).toMatchObject({
      captures: "rook",
      capturedAt: "d4",
      blown: [
        { square: "c5", piece: "bishop", side: 1 },
        { square: "d5", piece: "knight", side: 1 },
        { square: "d4", piece: "rook", side: 0 },
      ],
    });
    expect(describePlayed(game.variant, move, 0)).toContain(
      "takes Rook on d4, which explodes: Bishop on c5, Knight on d5, Rook on d4 gone too",
    );
    expect(at(ATOMIC, "4k3/8/8/8/8/8/8/3RK3 w - - 3 9").play("d1d4").blown).toBeNull();
  });

  it("wins with the enemy's king, also in check", () => {
    const near = at(ATOMIC, "3qk3/3p4/8/8/7b/8/8/3QK3 w - - 0 1");
    expect(near.check).toBe(true);
    near.play("d1d7");
    expect(near.outcome).toMatchObject({ result: "1-0" });
  });

  it("may not blow up a royal piece of one's own, nor be made by one", () => {
    expect(targets(at(ATOMIC, "k7/8/8/8/8/8/3pR3/4K3 w - - 0 1"), "e2")).not.toContain("d2");
    expect(targets(at(ATOMIC, "k7/8/8/8/8/8/3p4/4K3 w - - 0 1"), "e1")).not.toContain("d2");
  });

  it("so that kings next to each other are not in check", () => {
    const game = at(ATOMIC, "8/8/8/3kK3/8/8/8/4r3 w - - 0 1");
    expect(game.check).toBe(false);
    expect(at(ATOMIC, "8/8/8/2k1K3/8/8/8/4r3 w - - 0 1").check).toBe(true);
  });

  it("leaves nothing open to a taker that it has blown up", () => {
    const keys = `pieces: { queen: { betza: iQ } }
captures: { explode: { around: W, immune: [queen] } }
win: [checkmate, { taken: [king] }]
promotion: none`;
    const both = at(keys, "4k3/8/8/2prp3/8/8/8/3QK3 w - - 0 1");
    both.play("d1d5");
    expect(both.fen()).toBe("4k3/8/8/3Q4/8/8/8/4K3 b - - 0 1");
    // e4 blows up nobody, and takes in passing on d3
    const ready = at(keys, "4k3/8/8/3r4/4p3/8/8/3QK3 w - - 0 1");
    ready.play("d1d5");
    expect(ready.fen().split(" ")[3]).toContain("d3");
  });

  it("spares what is immune, also as captor", () => {
    const keys = "captures: { explode: { around: W, immune: [knight] } }\nwin: [checkmate, { taken: [king] }]";
    const game = at(keys, "4k3/8/8/3n4/2brp3/8/4N3/4K3 w - - 0 1");
    game.play("e2d4");
    expect(game.fen()).toBe("4k3/8/8/3n4/3N4/8/8/4K3 b - - 0 1");
  });
});

describe("an explosion where captures go to hands", () => {
  const HANDS = `${ATOMIC.replace("captures: {", "captures: { to-hand: captor,")}`;

  it("fills both hands: each piece goes to its enemy's, the captor with the others", () => {
    const game = at(HANDS, "4k3/8/8/2bnp3/3r4/2N5/8/3RK3[] w - - 3 9");
    expectOwnTexts(game);
    game.play("d1d4");
    expect(game.fen()).toBe("4k3/8/8/4p3/8/8/8/4K3[RBNrn] b - - 0 9");
  });

  it("gives a captor that has just promoted as what it was, and no mark stays behind", () => {
    const game = at(HANDS, "rn5k/2P5/8/8/8/8/8/4K3[] w - - 0 1");
    game.play("c7b8q");
    expect(game.fen()).toBe("7k/8/8/8/8/8/8/4K3[RNp] b - - 0 1");
    const marked = at(HANDS, "r6k/8/8/8/Q~7/8/8/4K3[] w - - 0 1");
    marked.play("a4a8");
    expect(marked.fen()).toBe("7k/8/8/8/8/8/8/4K3[Rp] b - - 0 1");
    const kernel = Kernel.open(marked.variant, true);
    kernel.setPosition(marked.startPosition);
    kernel.play(kernel.legalMoves().find(({ to, captured }) => to === 56 && captured !== null) as Move);
    expect(kernel.position().promoted).toEqual([]);
  });

  it.each(["d1d4", "c3d5"])("leaves key, score and material as from scratch: %s", (text) => {
    expectFresh(at(HANDS, "4k3/8/8/2bnp3/3r4/2N5/8/3RK3[Qq] w - - 3 9"), text);
  });

  it("is told in words, and plays as the reference does", { timeout: 60_000 }, () => {
    expect(capturesInWords(written(HANDS))).toContain("What is blown up falls into the hand of its enemy.");
    expect(duel(written(HANDS), { seed: 3, games: 6, plies: 60 })).toBeGreaterThan(100);
  });
});

describe("what both sides lose at once", () => {
  const COMMON = "pieces: { king: { royal: false } }\ncastling: none\ncaptures: { explode: { around: K } }";
  const BOTH = "8/8/8/3kp3/4K3/5N2/8/R7 w - - 0 1";

  it("wins for the captor, or loses for him, by whose loss is asked for", () => {
    const won = at(`${COMMON}\nwin: [{ taken: [king] }]`, BOTH);
    won.play("f3e5");
    expect(won.outcome).toMatchObject({ result: "1-0", code: "pieces-lost" });
    const lost = at(`${COMMON}\nwin: []\nlose: [{ lost: [king] }]`, BOTH);
    lost.play("f3e5");
    expect(lost.outcome).toMatchObject({ result: "0-1", code: "pieces-lost" });
  });

  it("ends nothing where the loss may be shared", () => {
    const game = at(`${COMMON}\nwin: [{ taken: [king], unless: shared }]`, `${BOTH.replace("R7", "R6r")}`);
    game.play("f3e5");
    expect(game.outcome).toBeNull();
    expect(game.legalMoves().length).toBeGreaterThan(0);
    const one = at(`${COMMON}\nwin: [{ taken: [king], unless: shared }]`, "8/8/8/3kp3/8/5N2/8/R3K3 w - - 0 1");
    one.play("f3e5");
    expect(one.outcome).toMatchObject({ result: "1-0" });
  });

  it("counts all pieces together, too", () => {
    const rules = `${COMMON}\nwin: [{ lost: all, unless: shared }, stalemated]`;
    const game = at(rules, "8/8/8/3kp3/4K3/5N2/8/8 w - - 0 1");
    game.play("f3e5");
    expect(game.outcome).toMatchObject({ result: "0-1", code: "stalemate" });
  });

  it("is told in words, and plays as the reference does", { timeout: 60_000 }, () => {
    const variant = written(`${COMMON}\nwin: [{ taken: [king], unless: shared }]`);
    expect(goalsInWords(variant).join(" ")).toContain("Where both lose it at once, the game goes on.");
    expect(duel(variant, { seed: 5, games: 8, plies: 60 })).toBeGreaterThan(100);
  });

  it.each([
    ["win: [checkmate, { reach: rank 8, unless: shared }]", "goal 1:35"],
    ["win: [checkmate, { lost: all, unless: answered }]", "goal 1:31"],
    ["win: [checkmate, { taken: [queen], unless: both }]", "wrong-value 1:44"],
  ])("is refused: %s", (text, place) => {
    expect(refusals(text)).toContain(place);
  });
});

describe("explosions", () => {
  it.each(["d1d3", "c2d3"])("leave key, score and material as from scratch: %s", (text) => {
    expectFresh(at(ATOMIC, "4k3/8/8/2bn4/3rp3/2Nn4/2P5/3RK3 w - - 3 9"), text);
  });

  it("are told in words", () => {
    expect(capturesInWords(written(ATOMIC))).toEqual([
      "A capture explodes: the captor goes with its victim, and so does everything on the squares next to it, except Pawns.",
      "Nobody may blow up a royal piece of his own.",
    ]);
  });

  it("play as the reference does", { timeout: 60_000 }, () => {
    expect(duel(written(ATOMIC), { seed: 8, games: 6, plies: 50 })).toBeGreaterThan(100);
  });

  it.each([
    ["explode: { around: R }", "wrong-value 1:32"],
    ["explode: { around: X }", "unknown-atom 1:32"],
    ["explode: { around: K, spare: [gnu] }", "unknown-piece 1:43"],
    ["explode: {}", "missing-key 1:13"],
    ["explode: K", "wrong-value 1:22"],
  ])("are refused: %s", (key, place) => {
    expect(refusals(`captures: { ${key} }\nwin: [checkmate, { taken: [king] }]`)).toContain(place);
  });

  it("are refused where nothing says what a lost king means, and beside what they are not played with", () => {
    expect(complaints("captures: { explode: { around: K } }")).toContain("nothing says what that means");
    const twoRoyals = `${ATOMIC}\npieces: { queen: { royal: true } }\ncheck: { royals: each }`;
    expect(complaints(twoRoyals)).toContain("'queen' may be blown up, and nothing says what that means");
    expect(complaints(`${ATOMIC}\ncheck: { royals: last }`)).toContain("nothing can explode yet");
    expect(complaints(`${ATOMIC}\npieces: { knight: { betza: caK } }`)).toContain("takes on its way");
  });
});

/** Games by links, without a browser: what a link may be to the game that is known, and what it says of itself. */
import { describe, expect, it } from "vitest";
import { type Arrival, arrivalOf } from "../../demo/friend/arrival.ts";
import { type FriendPart, readPart, writePart } from "../../demo/friend/friend-part.ts";
import { embedSnippet } from "../../demo/share/embed.ts";
import { GAME } from "./linked-game.ts";

describe("a link that comes in", () => {
  /** White knows `known`, of which `settled` plies are sent or received; the link has `told`. */
  it.each<readonly [what: string, known: string, settled: number, told: string, arrival: Arrival]>([
    ["the answer", "a", 1, "ab", { type: "answer", settled: 2 }],
    ["the answer to a move that was never marked as sent", "a", 0, "ab", { type: "answer", settled: 2 }],
    ["what is there", "ab", 2, "ab", { type: "same" }],
    ["the link that one sent oneself", "a", 1, "a", { type: "same" }],
    ["an older one", "abcd", 4, "ab", { type: "older" }],
    ["the start", "ab", 2, "", { type: "older" }],
    ["a friend's move changed", "abcd", 4, "axcd", { type: "altered", at: 1 }],
    ["one's own move changed", "abc", 3, "abxd", { type: "altered", at: 2 }],
    ["one's own move changed, which is not sent", "abc", 2, "abxd", { type: "foreign", at: 2 }],
    ["a move of one's own that was not made here", "ab", 2, "abcd", { type: "foreign", at: 2 }],
    ["the page loaded anew after a move that is not sent", "ab", 2, "abc", { type: "answer", settled: 2 }],
    ["the answer after something was tried for the friend", "ax", 1, "ab", { type: "answer", settled: 2 }],
  ])("is %s", (_, known, settled, told, arrival) => {
    const moves = [...told];
    const movers = moves.map((_move, ply) => (ply % 2 === 0 ? 0 : 1));
    const all = [...known];
    expect(arrivalOf({ side: 0, moves: all, settled, isEnded: false }, { moves, movers, isEnded: false })).toEqual(
      arrival,
    );
  });

  it("ends the game, is older than its end, or cannot go on after it", () => {
    const known = (isEnded: boolean) => ({ side: 0, moves: ["a"], settled: 1, isEnded }) as const;
    const told = (moves: string, isEnded: boolean) => ({ moves: [...moves], movers: [0, 1] as const, isEnded });
    expect(arrivalOf(known(false), told("a", true))).toEqual({ type: "answer", settled: 1 });
    expect(arrivalOf(known(true), told("a", false))).toEqual({ type: "older" });
    expect(arrivalOf(known(true), told("a", true))).toEqual({ type: "same" });
    expect(arrivalOf(known(true), told("ab", false))).toEqual({ type: "over" });
  });
});

describe("what a link says of a game by links", () => {
  const PART: FriendPart = { id: "k3-x7-0", rules: "00ff", end: null, offersDraw: false, name: "" };
  const game = { ...GAME, moves: ["e2e4", "e7e5"] };

  it.each<readonly [string, Partial<FriendPart>]>([
    ["which one it is", {}],
    ["who sends it", { name: "Ada L. & Söhne" }],
    ["that a draw is offered", { offersDraw: true }],
    ["that a player resigned", { end: { code: "resignation", result: "1-0" } }],
    ["that a draw was agreed", { end: { code: "agreement", result: "1/2-1/2" } }],
  ])("is read as it was written: %s", (_, change) => {
    const part = { ...PART, ...change };
    expect(readPart({ ...game, friend: writePart(part, game) })).toEqual(part);
  });

  it("never ends in a dot, which messengers leave out of links", () => {
    expect(writePart(PART, game)).toMatch(/\w$/);
    const named = writePart({ ...PART, name: "Ada L." }, game);
    expect(readPart({ ...game, friend: named }).name).toBe("Ada L");
  });

  it.each([
    ["a move", { moves: ["e2e4", "c7c5"] }],
    ["the start", { start: 5 }],
    ["the position", { fen: "8/8/8/8/8/8/8/8 w - - 0 1" }],
    ["the rules", { yaml: "extends: chess\n" }],
    ["the variant", { variant: "edgy" }],
  ])("reveals that %s was changed on the way", (_, change) => {
    expect(() => readPart({ ...game, ...change, friend: writePart(PART, game) })).toThrow(/changed on its way/);
  });

  it.each(["", "<b>", "a b.x", "id..0.time-forfeit*w", "id...checkmate*w", "id...resignation*x", "id...resignation"])(
    "is refused where it is none: '%s'",
    (friend) => {
      expect(() => readPart({ ...game, friend })).toThrow(/damaged|changed/);
    },
  );
});

describe("lines for a page", () => {
  it("name a shipped variant, and how it is played", () => {
    expect(
      embedSnippet({ ...GAME, variant: "edgy", start: 3, moves: ["b5c6"], flipped: true }, "https://x.org/f/"),
    ).toBe(
      '<script src="https://x.org/f/cdn.js"></script>\n<fairywren-board variant="edgy" start="3" moves="b5c6" flipped></fairywren-board>\n',
    );
  });

  it("have the rules of one's own inside, and never end the script early", () => {
    const plain = embedSnippet({ ...GAME, yaml: "name: Mine\nextends: chess\n" }, "");
    expect(plain).toContain('<script src="cdn-yaml.js"></script>');
    expect(plain).toContain("    name: Mine\n    extends: chess\n  </script>");
    const hostile = embedSnippet({ ...GAME, yaml: 'name: "</script><img src=x>"\nextends: chess\n' }, "");
    expect(hostile).not.toContain("<img");
    expect(hostile).toContain("\\u003c/script>");
    expect(embedSnippet({ ...GAME, fen: '"><b>' }, "")).toContain('fen="&quot;>&lt;b>"');
  });
});

/** Games that are left, gone back to, and played on by other rules. */
import { describe, expect, it } from "vitest";
import { type LeftGame, type Rules, Session } from "../../demo/session.ts";
import { bundledVariant, Game, type Variant } from "../../src/index.ts";
import { parseVariant } from "../../src/yaml.ts";
import { PlainBoard } from "./plain-board.ts";

const CHESS: Rules = { variant: bundledVariant("chess") as Variant, yaml: null, origin: "chess" };
const EDGY: Rules = { variant: bundledVariant("edgy") as Variant, yaml: null, origin: "edgy" };

function own(yaml: string): Rules {
  return { variant: parseVariant(`extends: chess\n${yaml}`), yaml, origin: "chess" };
}

function play({ board }: Session, ...moves: readonly string[]): void {
  for (const move of moves) (board as unknown as PlainBoard).move(move);
}

function moves({ line }: Session): string[] {
  return line.map(({ san }) => san);
}

function open(): Session {
  const session = new Session(new PlainBoard().asBoard, CHESS);
  session.players = { side: "both", level: null };
  session.open(CHESS);
  return session;
}

describe("a game that was left", () => {
  it("is told of when moves or rules would be lost, and not otherwise", () => {
    const session = open();
    const left: LeftGame[] = [];
    session.onLeave = (game) => left.push(game);
    session.open(CHESS, {});
    expect(left).toHaveLength(0);
    session.open(EDGY);
    expect(left).toHaveLength(1);
    play(session, "b2c3");
    session.open(EDGY);
    expect(left.map(({ rules }) => rules.variant.id)).toEqual(["chess", "edgy"]);
  });

  it("is gone on with at its place, with its branches and how it was ended", () => {
    const session = open();
    play(session, "e4", "e5", "Nf3");
    session.takeBack();
    session.free = true;
    play(session, "Bc4", "Nf6");
    session.free = false;
    session.end((game) => game.outcome ?? game.resign(0));
    const left = session.leave();
    session.open(EDGY);
    play(session, "b2c3");
    session.goBackTo(left);
    expect([session.variant.id, moves(session)]).toEqual(["chess", ["e4", "e5", "Bc4", "Nf6"]]);
    expect(session.game.outcome?.reason).toBe("resignation");
    session.takeBack();
    expect(session.root.children[0].children[0].children.map(({ move }) => move?.san)).toEqual(["Nf3", "Bc4"]);
    play(session, "d3");
    session.goBackTo(left);
    expect(moves(session)).toEqual(["e4", "e5", "Bc4", "Nf6"]);
  });

  it("keeps its clocks, which wait", () => {
    const session = open();
    session.timeControl = { baseMs: 60_000, incrementMs: 0 };
    play(session, "e4");
    const { clock } = session;
    const left = session.leave();
    session.open(EDGY);
    session.goBackTo(left);
    expect(session.clock).toBe(clock);
    expect(session.clock?.running).toBeNull();
    session.clock?.stop();
  });
});

describe("other rules", () => {
  it("go on with the game when all of it is legal by them", () => {
    const session = open();
    play(session, "e4", "e5", "Nf3", "Nc6");
    session.goTo(session.current.parent ?? session.root);
    const renamed = own("name: Mine");
    expect(session.changeRules(renamed)).toBe(true);
    expect([session.rules, moves(session)]).toEqual([renamed, ["e4", "e5", "Nf3"]]);
    expect(session.game.variant.name).toBe("Mine");
    session.redo();
    expect(moves(session)).toEqual(["e4", "e5", "Nf3", "Nc6"]);
  });

  it("do not when a move, or a branch, is not", () => {
    const session = open();
    play(session, "Nf3");
    session.takeBack();
    play(session, "e4");
    const slow = own("name: Slow\npieces: { knight: { betza: W } }");
    expect(session.changeRules(slow)).toBe(false);
    expect([session.rules, moves(session)]).toEqual([CHESS, ["e4"]]);
  });

  it("do not when the game begins otherwise by them", () => {
    const session = open();
    play(session, "e4");
    const board = Game.start(CHESS.variant).fen().split(" ")[0].replace("RNB", "RBN").replace("rnb", "rbn");
    const rows = board.split("/").map((row) => row.replace(/\d/g, (count) => ".".repeat(Number(count))));
    const text = rows.map((row) => `    ${[...row].join(" ")}`).join("\n");
    expect(session.changeRules(own(`name: Shifted\nsetup:\n  board: |\n${text}`))).toBe(false);
    expect(moves(session)).toEqual(["e4"]);
  });
});

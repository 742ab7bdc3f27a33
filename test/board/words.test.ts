/** The words of a board: one catalogue, checked where a page gives another, and all that is shown and spoken comes out of it. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { describeTurn } from "../../src/board/announce.ts";
import { sentenceOf } from "../../src/board/sentence.ts";
import { ENGLISH, REASONS, REFUSALS } from "../../src/board/words.ts";
import {
  announceMove,
  type BoardWords,
  boardPicture,
  describeOutcome,
  describeSquare,
  moveDiagram,
  readWords,
} from "../../src/board.ts";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { Game } from "../../src/engine/game.ts";
import { ended } from "../../src/engine/outcome.ts";
import { shipped } from "../notation/board.ts";
import { germanWords } from "./german.ts";

const BOARD = fileURLToPath(new URL("../../src/board", import.meta.url));
const GERMAN = await germanWords();
const german = readWords(GERMAN);
const chess = shipped("chess");

/** What is said in German after the last of some moves. */
function said(id: string, moves: string, fen?: string): string {
  const variant = shipped(id);
  const game = Game.start(variant, { fen });
  const played = moves.split(" ").map((move) => game.play(move));
  return announceMove(variant, played[played.length - 1], game.outcome, german);
}

describe("words of another language", () => {
  it.each([
    ["chess", "g1f3", undefined, "Weiß: Springer g1 nach f3."],
    ["chess", "e4 d5 exd5", undefined, "Weiß: Bauer e4 schlägt Bauer auf d5."],
    ["chess", "e4 a6 e5 d5 exd6", undefined, "Weiß: Bauer e5 schlägt Bauer auf d5 im Vorbeigehen und steht auf d6."],
    ["chess", "O-O", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Weiß: rochiert O-O, König nach g1."],
    ["chess", "a8=Q", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "Weiß: Bauer a7 nach a8, Umwandlung in Dame, Schach."],
    ["chess", "f3 e5 g4 Qh4", undefined, "Schwarz: Dame d8 nach h4, Schachmatt. Schwarz gewinnt durch Schachmatt."],
    ["seirawan", "Na3/H", undefined, "Weiß: Springer b1 nach a3, Hawk kommt auf b1 ins Spiel."],
  ])("speak moves: %s %s", (id, moves, fen, expected) => {
    expect(said(id, moves, fen)).toBe(expected);
  });

  it("speak squares, with words of a piece's own for its sides", () => {
    expect(describeSquare(chess, chess.setup, 1, german)).toBe("b1, weißer Springer");
    expect(describeSquare(chess, chess.setup, 59, german)).toBe("d8, schwarze Dame");
    expect(describeSquare(chess, chess.setup, 28, german)).toBe("e4, leer");
    const seirawan = shipped("seirawan");
    const kind = seirawan.pieceTypes.findIndex(({ name }) => name === "Hawk");
    expect(describeSquare(seirawan, { pieces: [{ kind, side: 1 }] }, 0, german)).toBe("a1, Hawk von Schwarz");
  });

  it("call a piece by its name, whatever its id, and in any case", () => {
    const heron = { ...chess.pieceTypes[1], name: "Heron" };
    expect(german.piece(heron)).toBe("Heron");
    expect(readWords({ pieces: { HERON: "Reiher" } }).piece(heron)).toBe("Reiher");
    expect(german.variant({ name: "Chess" })).toBe("Schach");
    expect(german.variant({ name: "Edgy Chess" })).toBe("Edgy Chess");
  });

  it("tell how a game has ended by the code of its outcome; what a record says stays", () => {
    expect(describeOutcome(ended(null, ["repetition", "threefold repetition"]), german)).toBe(
      "Remis durch Stellungswiederholung.",
    );
    expect(describeOutcome(ended(1, ["time-forfeit"]), german)).toBe(
      "Weiß hat die Zeit überschritten: Schwarz gewinnt.",
    );
    expect(describeOutcome(ended(0, ["termination", "adjudication"]), german)).toBe("Weiß gewinnt durch adjudication.");
  });

  it("tell why a typed move is refused, with the nearest move", () => {
    const refused = (text: string) => {
      try {
        Game.start(chess).play(text);
      } catch (error) {
        return [sentenceOf(error, german), sentenceOf(error)];
      }
      return [];
    };
    expect(refused("Nf4")[0]).toMatch(/^Dieser Zug ist hier nicht erlaubt\./);
    expect(refused("xyz")[0]).toMatch(/^Das ist kein Zug\./);
    expect(refused("Nf4")[1]).not.toMatch(/Zug/);
  });

  it("label pictures", () => {
    expect(boardPicture(chess, { language: german }).attributes["aria-label"]).toBe("Brett für Schach");
    expect(moveDiagram(chess.pieceTypes[0], { language: german }).attributes["aria-label"]).toBe("Zugweise: König");
    expect(boardPicture(chess).attributes["aria-label"]).toBe("Chess board");
  });

  it("take the form that the language has for a number", () => {
    const monster = shipped("monster");
    const polish = readWords({
      lang: "pl",
      moves: { one: "jeden ruch", few: "{number} ruchy", many: "{number} ruchów", other: "{number} ruchu" },
    });
    const say = (number: number) => polish.say("moves", { number });
    expect([1, 2, 5, 22].map(say)).toEqual(["jeden ruch", "2 ruchy", "5 ruchów", "22 ruchy"]);
    expect(describeTurn(monster, Game.start(monster).position, false, german)).toBe("Weiß am Zug, 2 Züge.");
    expect(readWords({ moves: "x{number}" }).say("moves", { number: 1 })).toBe("x1");
  });

  it("leave the rest in English, and fill in what looks like a place as it is", () => {
    const own = readWords({ white: "Blanc", turn: "{side}!" });
    expect(describeTurn(chess, chess.setup, false, own)).toBe("Blanc!");
    expect(describeTurn(chess, chess.setup, true, own)).toBe("Blanc to move, in check.");
    expect(own.say("turn", { side: "{side}" })).toBe("{side}!");
  });
});

describe("words", () => {
  const faultsOf = (words: unknown): string[] => {
    try {
      readWords(words as BoardWords);
    } catch (error) {
      if (!(error instanceof FairywrenError)) throw error;
      return error.diagnostics.map(({ code, message, hint }) => `${code} | ${message} | ${hint}`);
    }
    return [];
  };

  it.each([
    [{ trun: "{side}" }, "unknown-key | There is no 'trun' in words. | turn"],
    [{ turn: "am Zug" }, "word-place | words.turn lacks {side}: its places are {side}. | null"],
    [{ turn: "{side} {sied}" }, "word-place | words.turn has no place {sied}: its places are {side}. | side"],
    [{ empty: "{square}" }, "word-place | words.empty has no place {square}: its places are none. | null"],
    [{ turn: 3 }, "wrong-type | The words.turn must be a string, not 3. | null"],
    [{ turn: { other: "{side}" } }, "wrong-type | The words.turn must be a string, not an object. | null"],
    [{ moves: { one: "x" } }, "wrong-type | The words.moves.other must be a string, not undefined. | null"],
    [{ moves: { other: "x" } }, "word-place | words.moves.other lacks {number}: its places are {number}. | null"],
    [{ moves: { eins: "x", other: "{number}" } }, "unknown-key | There is no 'eins' in words.moves. | null"],
    [{ reasons: { mate: "Matt" } }, "unknown-key | There is no 'mate' in words.reasons. | null"],
    [{ reasons: { stalemat: "Patt" } }, "unknown-key | There is no 'stalemat' in words.reasons. | stalemate"],
    [{ refusals: { "fen-turn": "x" } }, "unknown-key | There is no 'fen-turn' in words.refusals. | null"],
    [{ pieces: { knight: 1 } }, "wrong-type | The words.pieces.knight must be an object, not 1. | null"],
    [{ pieces: { king: { wite: "x" } } }, "unknown-key | There is no 'wite' in words.pieces.king. | white"],
    [{ lang: "de_DE" }, "text | The words.lang must be the tag of a language, such as 'de', not 'de_DE'. | null"],
    [[], null],
    ["de", "wrong-type | The words must be an object, not 'de'. | null"],
  ])("%j is refused where it should be", (words, expected) => {
    expect(faultsOf(words)).toEqual(expected === null ? [] : [expected]);
  });

  it("are refused with all their faults at once", () => {
    expect(faultsOf({ trun: "", white: 1, turn: "", lang: "de" })).toHaveLength(3);
  });

  it("may throw from the inside, and are read once", () => {
    const throwing = Object.defineProperty({}, "turn", {
      enumerable: true,
      get: () => {
        throw new Error("inside");
      },
    });
    expect(faultsOf(throwing)).toEqual([expect.stringContaining("wrong-type")]);
    const given = { white: "Weiß" };
    const language = readWords(given);
    given.white = "Blau";
    expect(language.side(0)).toBe("Weiß");
  });

  it("may leave anything out, and be nothing", () => {
    expect(readWords({ white: undefined } as BoardWords).side(0)).toBe("White");
    expect(readWords(null)).toBe(readWords(undefined));
    expect([readWords(null).tag, readWords({}).tag, german.tag]).toEqual(["en", null, "de"]);
  });
});

describe("the German example", () => {
  it("has every text, and every piece of chess with what is told of it", () => {
    expect(missing(ENGLISH, GERMAN)).toEqual([]);
    expect(missing(REASONS, GERMAN.reasons)).toEqual([]);
    expect(missing(REFUSALS, GERMAN.refusals)).toEqual([]);
    for (const pieceType of chess.pieceTypes) expect(german.movesOf(pieceType), pieceType.name).toMatch(/\.$/);
  });
});

function missing(all: object, given: object = {}): string[] {
  return Object.keys(all).filter((key) => !Object.hasOwn(given, key));
}

describe("the catalogue", () => {
  const files = readdirSync(BOARD).filter((file) => file.endsWith(".ts") && file !== "words.ts");
  const sources = files.map((file) => {
    const text = readFileSync(`${BOARD}/${file}`, "utf8");
    return { file, source: ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true) };
  });

  it("has no text that nothing says", () => {
    const said = new Set(
      sources.flatMap(({ source }) =>
        literalsIn(source)
          .filter(({ node }) => mayBeKey(node))
          .map(({ text }) => text),
      ),
    );
    expect(Object.keys(ENGLISH).filter((key) => !said.has(key))).toEqual([]);
  });

  /** Files whose sentences are for whoever writes the page, and stay English. */
  const FOR_AUTHORS = ["fetch-file.ts", "no-reader.ts", "read-words.ts", "source.ts", "worker-engine.ts"];

  it("has all texts of several words that the board's files have", () => {
    const shown = sources
      .filter(({ file }) => !FOR_AUTHORS.includes(file) && !/(^|-)style\.ts$/.test(file))
      .flatMap(({ file, source }) => literalsIn(source).map((literal) => ({ ...literal, file })))
      .filter(
        ({ text, node }) =>
          /\p{L}{2,}[.,]? \p{L}{2,}/u.test(text) && !isThrown(node) && !HIDDEN.includes(propertyOf(node)),
      );
    expect(shown.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it("has the names of sides, but for those in the addresses of a page's pictures", () => {
    const naming = sources.filter(
      ({ source }) =>
        /\bSIDE_NAMES\b/.test(source.text) || literalsIn(source).some(({ text }) => /White|Black/.test(text)),
    );
    expect(naming.map(({ file }) => file)).toEqual(["piece-art.ts", "viewer.ts"]); // and the tags of a PGN
  });

  it("has what is written into labels, titles and texts", () => {
    const written = sources.flatMap(({ file, source }) =>
      literalsIn(source)
        .filter(({ node, text }) => /\p{L}/u.test(text) && SHOWN.includes(propertyOf(node)))
        .map(({ text }) => `${file}: ${text}`),
    );
    expect(written).toEqual([]);
  });
});

/** Properties whose value is for browsers alone. */
const HIDDEN = ["class", "font-family"];
/** Properties whose value is shown or spoken. */
const SHOWN = ["aria-label", "title", "text", "textContent"];

interface Literal {
  readonly text: string;
  readonly node: ts.Node;
}

/** Texts in quotes, and those between the places of templates. */
function literalsIn(node: ts.Node): Literal[] {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  const found: Literal[] = own ? [{ text: node.text, node }] : [];
  node.forEachChild((child) => {
    found.push(...literalsIn(child));
  });
  return found;
}

/** Whether a text goes where keys do: into what says it, into a table of constants, or into a name for that. */
function mayBeKey(node: ts.Node): boolean {
  const { parent } = wholeOf(node);
  if (ts.isCallExpression(parent)) return /\.(say|list)$/.test(parent.expression.getText());
  if (ts.isReturnStatement(parent) || ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return true;
  return (
    ts
      .findAncestor(node, ts.isVariableDeclaration)
      ?.name.getText()
      .match(/^[A-Z]+$/) != null
  );
}

/** Where a program is wrong nobody reads on. */
function isThrown(node: ts.Node): boolean {
  const { parent } = wholeOf(node);
  if (ts.isNewExpression(parent)) return parent.expression.getText() === "Error";
  return ts.isCallExpression(parent) && ts.isThrowStatement(parent.parent);
}

/** What a text is a part of, or one of two ways of. */
function wholeOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isPart = ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent) || ts.isConditionalExpression(parent);
  return isPart ? wholeOf(parent) : node;
}

/** The property that a text is the value of, whole or as a part; "" for none. */
function propertyOf(node: ts.Node): string {
  const at = wholeOf(node);
  const { parent } = at;
  if (ts.isPropertyAssignment(parent) && parent.initializer === at)
    return ts.isStringLiteralLike(parent.name) ? parent.name.text : parent.name.getText();
  const isSet = ts.isCallExpression(parent) && /setAttribute$/.test(parent.expression.getText());
  return isSet && parent.arguments.at(-1) === at ? (parent.arguments.find(ts.isStringLiteralLike)?.text ?? "") : "";
}

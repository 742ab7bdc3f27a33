import { describe, expect, it } from "vitest";
import { readVariant } from "../../src/definition/read.ts";
import { renderReport } from "../../src/diagnostic/render.ts";

/** What a child of chess with these lines is told. */
function report(...lines: readonly string[]): string {
  const text = `name: Mine\nextends: chess\n${lines.join("\n")}\n`;
  return renderReport(readVariant(text, { file: "mine.yaml" }).diagnostics, () => text);
}

describe("a diagnostic shows the place and says what to do", () => {
  it("an unknown key, with the key that was meant", () => {
    expect(report("peices: {}")).toBe(
      [
        "mine.yaml:3:1  unknown-key",
        "   3 | peices: {}",
        "     | ^^^^^^ 'peices' is not a key here. Did you mean 'pieces'?",
      ].join("\n"),
    );
  });

  it("all keys that are missing in one place", () => {
    const told = readVariant("name: Mine", { file: "mine.yaml" }).diagnostics.map(({ message }) => message);
    expect(told).toEqual(["board", "pieces", "setup"].map((key) => `The key '${key}' is missing.`));
    expect(report("promotion: [{}]").match(/The key '\w+' is missing/g)).toHaveLength(2);
  });

  it("squares of both sides where White's are meant for both, once", () => {
    expect(report("promotion:", "  - { pieces: [pawn], zone: { white: rank 7, black: rank 2 }, to: [queen] }")).toBe(
      [
        "mine.yaml:4:31  unknown-key",
        "   4 |   - { pieces: [pawn], zone: { white: rank 7, black: rank 2 }, to: [queen…",
        "     |                               ^^^^^ 'white' is not a key here: write White's squares, such as 'rank 8'; Black's follow by 'symmetry'. An entry with 'side: white' is for that side alone.",
      ].join("\n"),
    );
    expect(report("promotion:", "  - { pieces: [pawn], zone: { note: rank 7 }, to: [queen] }")).toContain(
      "Did you mean 'not'?",
    );
    expect(report("promotion:", "  - { pieces: [pawn], zone: { squares: rank 7 }, to: [queen] }")).toMatch(
      /The only key is not\.$/,
    );
  });

  it("a condition that is a word, written like those that count", () => {
    expect(report("lose: [{ perpetual-check: 4 }]")).toMatch(
      /:3:10 .*\n.*\n.*'perpetual-check' is a condition by itself: write the word alone, without braces\.$/,
    );
  });

  it.each([
    [["pieces:", "  king: K"], "4:9", "a map such as { letter: N, betza: N }"],
    [["promotion: queen"], "3:12", "a list of rules."],
    [["castling: all"], "3:11", "a list of castlings."],
    [["setup: { shuffle: all }"], "3:19", "a list of steps."],
  ])("a text where a rule is written otherwise: %j", (lines, place, example) => {
    const text = report(...lines);
    expect(text).toContain(`mine.yaml:${place}  wrong-value`);
    expect(text).toContain(`Only 'none' may stand there, or ${example}`);
  });

  it("a character inside a Betza text", () => {
    expect(report("pieces:", "  pawn: { betza: fmWxF }")).toContain(
      ["mine.yaml:4:21  reserved-modifier", "   4 |   pawn: { betza: fmWxF }", "     |                     ^ "].join(
        "\n",
      ),
    );
  });

  it("a sign inside the picture of the board", () => {
    const rows = ["rnbqkbnr", "pppppppp", "........", "........", "....Z...", "........", "PPPPPPPP", "RNBQKBNR"];
    expect(report("setup:", "  board: |", ...rows.map((row) => `    ${row}`))).toContain(
      ["mine.yaml:9:9  board-letter", "   9 |     ....Z...", "     |         ^ 'Z' stands for no piece"].join("\n"),
    );
  });

  it("a character inside a FEN", () => {
    expect(report("setup:", '  fen: "4k3/8/8/8/8/8/8/4K2Z w - - 0 1"')).toContain("mine.yaml:4:28  fen-letter");
  });

  it("a piece that is taken away, while what is inherited names it: once, at the child's line, with all keys that name it", () => {
    const said = (id: string, keys: string) =>
      `There is no piece '${id}' any more, but what is inherited under ${keys}, without it.`;
    expect(report("pieces:", "  knight: none")).toBe(
      [
        "mine.yaml:4:3  unknown-piece",
        "   4 |   knight: none",
        `     |   ^^^^^^ ${said("knight", "'promotion' and 'setup.board' name it: write them here")}`,
      ].join("\n"),
    );
    const both = report("pieces:", "  bishop: none", "  rook: none");
    expect(both.match(/^mine/gm)).toHaveLength(2);
    expect(both).toContain(said("bishop", "'promotion' and 'setup.board' name it: write them here"));
    expect(both).toContain(said("rook", "'promotion', 'castling' and 'setup.board' name it: write them here"));
    expect(report("pieces:", "  queen: none", "promotion: none")).toContain(
      said("queen", "'setup.board' names it: write it here"),
    );
  });

  it("a piece that is taken away, in an inherited FEN, too; what the child names itself is told by itself", () => {
    const parent = 'extends: chess\nname: Old\nsetup: { fen: "4k3/8/8/8/8/8/8/N3K2N w - - 0 1" }\npromotion: none\n';
    const text =
      "extends: old\nname: Mine\npieces: { knight: none }\ncastling: [{ piece: knight, king: [e1, g1], partner: [h1, f1], name: O-O, letter: K }]\n";
    const { diagnostics } = readVariant(text, { file: "mine.yaml", siblings: { old: parent } });
    expect(diagnostics.map(({ line, code, message }) => [line, code, message.replace(/:.*|The pieces.*/, "")])).toEqual(
      [
        [3, "unknown-piece", "There is no piece 'knight' any more, but what is inherited under 'setup.fen' names it"],
        [4, "unknown-piece", "There is no piece 'knight'. "],
      ],
    );
  });

  it("all faults of a document at once, in order of place", () => {
    const text = report(
      "pieces:",
      "  pawn: { betza: fmWw }",
      "  knight: { letter: KN }",
      "promotion: [{ pieces: [pawn], to: [quen] }]",
      "vieww: square",
    );
    const places = [...text.matchAll(/^mine\.yaml:(\d+):\d+ {2}(\S+)$/gm)].map(([, line, code]) => `${line} ${code}`);
    expect(places).toEqual(["4 unknown-modifier", "5 letter", "6 unknown-piece", "7 unknown-key"]);
    expect(text).toContain("Did you mean 'queen'?");
  });

  it("at most ten, then a count", () => {
    const text = report(...Array.from({ length: 14 }, (_, index) => `key${index}: 1`));
    expect(text.match(/^mine\.yaml:/gm)).toHaveLength(10);
    expect(text.endsWith("\nand 4 more")).toBe(true);
  });

  it("a comma that ends a text between braces is told, where what follows has no value", () => {
    const text = report("about: { summary: A knight leaps, far and wide, year: 1999 }");
    expect(text).toContain(
      "^^^^^^^^^^^^ 'far and wide' is not a key here. Where it belongs to the text before it, put that text in quotation marks: a comma ends it.",
    );
    expect(report("about: { summary: A knight, yaer: 1999 }")).toContain("Did you mean 'year'?");
  });

  it("a long line is cut round the place", () => {
    const text = report(`about: { summary: "${"x".repeat(300)}", yaer: 1999 }`);
    for (const line of text.split("\n")) if (line.startsWith("   3 | ")) expect(line.length).toBeLessThanOrEqual(83);
    expect(text).toContain("^^^^ 'yaer' is not a key here. Did you mean 'year'?");
  });

  it("columns count Windows line ends and a byte order mark as nothing", () => {
    const { diagnostics } = readVariant("\ufeffname: Mine\r\nextends: chess\r\nview: corner\r\nviev: x\r\n", {
      file: "mine.yaml",
    });
    expect(diagnostics).toMatchObject([{ line: 4, column: 1, length: 4, hint: "view" }]);
  });
});

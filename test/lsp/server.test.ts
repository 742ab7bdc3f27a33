/** The language server as editors know it: started as `fairywren lsp`, and asked over standard input and output. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentSymbol, Location, WorkspaceEdit } from "vscode-languageserver/node";
import { bundledIds } from "../../src/definition/library.ts";
import { STARTER } from "../../src/definition/starter.ts";
import { sampledIds } from "../sampled.ts";
import { Editor } from "./editor.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "fairywren-lsp-"));
const uriOf = (name: string) => pathToFileURL(path.join(folder, name)).href;
const MINE = uriOf("mine.yaml");
const HEAD = "name: Mine\nextends: chess\n";
const HERON = "pieces:\n  heron: { letter: H, betza: NA }\n";

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.start();
});
afterAll(async () => {
  expect(editor.complaints).toEqual([]);
  expect(await editor.quit()).toBe(0);
});

describe("completion", () => {
  const labels = async (text: string) => (await editor.complete(MINE, HEAD + text)).map(({ label }) => label);

  it.each([
    ["keys that are not there yet", "sym|>", ["symmetry", "promotion"], ["name", "extends"]],
    ["keys of a piece, in a block", "pieces:\n  heron:\n    letter: H\n    |>\n", ["betza", "value"], ["letter"]],
    ["keys of a piece, in braces", "pieces:\n  heron: { letter: H, |>", ["betza", "value"], ["letter"]],
    ["keys of a piece, above others", "pieces:\n  pawn:\n    |>\n    value: 1\n", ["betza", "letter"], ["value"]],
    ["inherited pieces, to be changed", `${HERON}  |>`, ["knight", "pawn"], ["heron"]],
    ["the word that takes a piece away", "pieces:\n  knight: |>", ["none"], []],
    ["words of the schema", "symmetry: |>", ["mirror", "rotate"], ["symmetry"]],
    ["pieces in brackets", `${HERON}promotion:\n  - pieces: [|>`, ["pawn", "heron"], ["none"]],
    ["pieces in a list", `${HERON}promotion:\n  - to:\n      - he|>`, ["queen", "heron"], []],
    ["pieces in a list that is not begun", "promotion:\n  - to: |>", ["[queen]"], ["queen"]],
    ["keys that are pieces", "hands: { start: { |>", ["knight", "white"], []],
    ["regions and squares", "regions: { palace: d1-f3 }\npromotion:\n  - { zone: |> }", ["palace", "rank 1"], []],
    ["conditions, as words and as maps", "win:\n  - |>", ["checkmate", "reach"], []],
    ["letters of Betza after others", "pieces:\n  heron: { betza: fm|> }", ["W", "N", "c"], ["fmWfcF"]],
    ["true and false", "captures: { must: |> }", ["true", "false"], []],
    ["nothing in a picture", "setup:\n  board: |\n    r n |>", [], ["pieces"]],
    ["nothing in a comment", "# |>", [], ["pieces"]],
  ])("offers %s", async (_what, text, wanted, unwanted) => {
    const offered = await labels(text);
    expect(offered).toEqual(expect.arrayContaining(wanted));
    expect(offered.filter((label) => unwanted.includes(label))).toEqual([]);
  });

  it("offers every shipped variant to extend, and the files beside this one", async () => {
    writeFileSync(path.join(folder, "neighbour.yaml"), HEAD);
    const offered = await editor.complete(MINE, "name: Mine\nextends: |>\n");
    expect(offered.map(({ label }) => label)).toEqual(expect.arrayContaining(["neighbour", ...bundledIds()]));
  });

  it("explains a key with the schema's words, and says a letter of Betza in words", async () => {
    const symmetry = (await editor.complete(MINE, `${HEAD}sym|>`)).find(({ label }) => label === "symmetry");
    expect(symmetry?.documentation).toMatchObject({ value: expect.stringContaining("`rotate` turns the board") });
    const camel = (await editor.complete(MINE, `${HEAD}pieces: { heron: { betza: |>`)).find(
      ({ label }) => label === "C",
    );
    expect(camel?.detail).toBe("camel: leaps 3 squares straight and 1 across");
  });

  it("writes a word in place of what is begun, and a letter of Betza behind it", async () => {
    const text = `${HEAD}sym|>`;
    const [key] = (await editor.complete(MINE, text)).filter(({ label }) => label === "symmetry");
    expect(key.textEdit && editor.edited(MINE, [key.textEdit as never])).toBe(`${HEAD}symmetry: `);
    const [atom] = (await editor.complete(MINE, `${HEAD}pieces: { heron: { betza: fm|> } }`)).filter(
      ({ label }) => label === "W",
    );
    expect(atom.textEdit && editor.edited(MINE, [atom.textEdit as never])).toBe(
      `${HEAD}pieces: { heron: { betza: fmW } }`,
    );
  });
});

describe("hovers", () => {
  it("say what a key means", async () => {
    expect(await editor.hover(MINE, `${HEAD}sym|>metry: mirror\n`)).toMatch(/^\*\*Symmetry\*\*\n\nHow Black's/);
  });

  it("say a movement in the sentence of `show`, and draw it", async () => {
    const text = await editor.hover(MINE, `${HEAD}pieces:\n  heron: { letter: H, betza: N|>A }\n`);
    expect(text).toContain("The Heron leaps like a knight; or leaps two squares diagonally.");
    expect(text).toContain(". * * . * * .\n. * . . . * .\n. . . H . . .\n");
    expect(text).toContain("- `A` alfil: leaps 2 squares diagonally");
  });

  it("draw a piece with a dressed letter by its capital", async () => {
    const text = await editor.hover(MINE, `${HEAD}pieces:\n  heron: { letter: H', betza: N|>A }\n`);
    expect(text).toContain(". . . H . . .\n");
  });

  it("show the piece of an id, an inherited one too, also while the file has faults", async () => {
    const text = await editor.hover(MINE, `${HEAD}promotion:\n  - { pieces: [kni|>ght], zone: rank 8, to: [quee] }\n`);
    expect(text).toContain("The Knight leaps like a knight.");
  });

  it("draw a set of squares, and name what a variant extends", async () => {
    const squares = await editor.hover(MINE, `${HEAD}pieces: { pawn: { forbidden: ra|>nk 1 } }\n`);
    expect(squares).toContain(" 8 b b b b b b b b\n");
    expect(squares).toContain(" 1 w w w w w w w w\n");
    expect(await editor.hover(MINE, "name: Mine\nextends: che|>ss\n")).toContain("**Chess**");
  });

  it("are pictures where the editor shows pictures", async () => {
    const other = await Editor.start({ diagrams: "svg" }, []);
    const text = await other.hover(MINE, `${HEAD}pieces:\n  heron: { letter: H, betza: N|>A }\n`);
    const picture = /\(data:image\/svg\+xml;base64,([^)]+)\)/.exec(text ?? "")?.[1] ?? "";
    expect(Buffer.from(picture, "base64").toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/);
    expect(await other.quit()).toBe(0);
  });
});

describe("faults", () => {
  it("are those of `check`, all at once, at their places, with their codes", async () => {
    await editor.show(MINE, `${HEAD}symetry: rotate\n${HERON}  yak: { letter: Y, betza: mWX }\nwin: [mate]\n`);
    const faults = await editor.faultsOf(MINE);
    expect(faults.map((fault) => [fault.code, editor.textAt(MINE, fault)])).toEqual([
      ["unknown-key", "symetry"],
      ["unknown-atom", "X"],
      ["wrong-value", "mate"],
    ]);
    expect(faults[0].message).toBe("'symetry' is not a key here. Did you mean 'symmetry'?");
  });

  it("are found behind letters that are two units of UTF-16", async () => {
    await editor.show(MINE, `${HEAD}about: { summary: 𝔛𝔛, yaer: 1 }\n`);
    const [fault] = await editor.faultsOf(MINE);
    expect(editor.textAt(MINE, fault)).toBe("yaer");
  });

  it.each([
    ["a key", "symetry: mirror\n"],
    ["a word", "symmetry: miror\n"],
    ["a piece", "promotion:\n  - { pieces: [pawn], zone: rank 8, to: [quen] }\n"],
    ["a letter", "pieces: { heron: { letter: h, betza: NA } }\n"],
    ["true", "captures: { must: yes }\n"],
    ["a list", "promotion:\n  - { pieces: pawn, zone: rank 8, to: [queen] }\n"],
    ["a region", "regions: { palace: d3-f5 }\npieces: { queen: { forbidden: palaces } }\n"],
  ])("are gone with their fix: %s", async (_what, text) => {
    await editor.show(MINE, HEAD + text);
    const [fix, ...others] = await editor.fixes(MINE);
    expect(others).toEqual([]);
    expect(fix.kind).toBe("quickfix");
    await editor.show(MINE, editor.edited(MINE, fix.edit?.changes?.[MINE] ?? []));
    expect(await editor.faultsOf(MINE)).toEqual([]);
  });

  it("of a file that another extends are told in both, as the editor has it", async () => {
    const [parent, child] = [uriOf("parent.yaml"), uriOf("child.yaml")];
    await editor.show(parent, HEAD + HERON);
    await editor.show(child, "name: Child\nextends: parent\npromotion:\n  - { pieces: [pawn], to: [heron] }\n");
    expect(await editor.faultsOf(child)).toEqual([]);
    await editor.show(parent, HEAD);
    await expect.poll(() => editor.told(child)?.map(({ code }) => code)).toEqual(["unknown-piece"]);
    await editor.show(parent, `${HEAD}peices: {}\n`);
    await expect.poll(() => editor.told(child)?.map(({ code }) => code)).toEqual(["extends-faulty"]);
    for (const uri of [parent, child]) await editor.close(uri);
    await expect.poll(() => editor.told(child)).toEqual([]);
  });

  it("come from the disk too: a file that was written there is what the other extends", async () => {
    const child = uriOf("later.yaml");
    await editor.show(child, "extends: written\n", "fairywren");
    expect((await editor.faultsOf(child)).map(({ code }) => code)).toEqual(["extends-unknown"]);
    writeFileSync(path.join(folder, "written.yaml"), HEAD);
    const changes = [{ uri: uriOf("written.yaml"), type: 1 }];
    await editor.connection.sendNotification("workspace/didChangeWatchedFiles", { changes });
    await expect.poll(() => editor.told(child)).toEqual([]);
    await editor.close(child);
  });

  it("are those of the weights beside the file, too", async () => {
    const fitted = uriOf("fitted.yaml");
    writeFileSync(path.join(folder, "fitted.weights.json"), "{}");
    await editor.show(fitted, HEAD);
    const [fault] = await editor.faultsOf(fitted);
    expect(fault.message).toContain("fitted.weights.json:1:1: ");
    await editor.close(fitted);
  });
});

describe("files that are no variants", () => {
  it.each([
    ["other YAML", "name: ci\non: push\njobs: { extends: chess }\n"],
    ["a file that extends something else", "extends: eslint:recommended\nrules: {}\n"],
    ["what has another schema", `# yaml-language-server: $schema=other.json\n${HEAD}`],
    ["text that is no map", "- 1\n- 2\n"],
  ])("are left alone: %s", async (what, text) => {
    const uri = uriOf(`${what.replaceAll(" ", "-")}.yaml`);
    await editor.show(uri, text);
    await editor.show(MINE, HEAD);
    await editor.faultsOf(MINE); // was asked later
    await editor.news(200);
    expect(editor.told(uri)).toBeNull();
    expect(await editor.complete(uri, `${text}|>`)).toEqual([]);
  });

  it.each([
    [
      "by the schema of their first line",
      "begun.yaml",
      "yaml",
      "# yaml-language-server: $schema=../x/variant.schema.json\n",
    ],
    ["by their language", "begun.txt", "fairywren", ""],
    ["by their name", "begun.fairywren.yaml", "yaml", ""],
  ])("are told from variants %s", async (_how, name, language, text) => {
    await editor.show(uriOf(name), text, language);
    expect((await editor.faultsOf(uriOf(name))).map(({ code }) => code)).toEqual(["empty"]);
  });
});

describe("pieces", () => {
  const text = `${HEAD}${HERON}promotion:\n  - { pieces: [pawn], zone: rank 8, to: [he|>ron, queen] }\nhands: { start: { heron: 1 } }\n`;

  it("are in the outline", async () => {
    await editor.show(MINE, text);
    const symbols: DocumentSymbol[] = await editor.ask("documentSymbol", MINE);
    expect(symbols.map(({ name }) => name)).toEqual(["name", "extends", "pieces", "promotion", "hands"]);
    expect(symbols[2].children).toMatchObject([{ name: "heron", detail: "H NA" }]);
  });

  it("are found where they are defined and named", async () => {
    const position = await editor.show(MINE, text);
    const definition: Location = await editor.ask("definition", MINE, { position });
    expect(definition).toMatchObject({ uri: MINE, range: { start: { line: 3, character: 2 } } });
    const references: Location[] = await editor.ask("references", MINE, { position });
    expect(references.map(({ range }) => range.start.line)).toEqual([3, 5, 6]);
  });

  it("are defined in the file that is extended", async () => {
    writeFileSync(path.join(folder, "herons.yaml"), HEAD + HERON);
    const position = await editor.show(
      MINE,
      "extends: herons\npromotion: [{ pieces: [he|>ron], to: [queen] }]\n",
      "fairywren",
    );
    expect(await editor.ask("definition", MINE, { position })).toMatchObject({ uri: uriOf("herons.yaml") });
  });

  it("get another name everywhere, if this file brings them in", async () => {
    const position = await editor.show(MINE, text);
    const edit: WorkspaceEdit = await editor.ask("rename", MINE, { position, newName: "stork" });
    await editor.show(MINE, editor.edited(MINE, edit.changes?.[MINE] ?? []));
    expect(await editor.faultsOf(MINE)).toEqual([]);
    const again = await editor.show(MINE, text);
    await expect(editor.ask("rename", MINE, { position: again, newName: "queen" })).rejects.toThrow("already");
    const inherited = await editor.show(MINE, text.replace("|>", "").replace("queen", "qu|>een"));
    await expect(editor.ask("rename", MINE, { position: inherited, newName: "lady" })).rejects.toThrow(
      "itself brings in",
    );
  });
});

describe("shipped variants", () => {
  it("have no faults", async () => {
    const uris = sampledIds(12).map((id) => pathToFileURL(path.join(ROOT, "variants", `${id}.yaml`)).href);
    for (const uri of uris) await editor.show(uri, readFileSync(fileURLToPath(uri), "utf8"));
    for (const uri of uris) expect(await editor.faultsOf(uri), uri).toEqual([]);
    for (const uri of uris) await editor.close(uri);
  });
});

describe("half-written files", () => {
  it("are answered at every length, in time", async () => {
    const begun = performance.now();
    const asked: Promise<unknown>[] = [];
    for (let length = 0; length <= STARTER.length; length += 3) {
      const position = await editor.show(MINE, `${STARTER.slice(0, length)}|>`);
      for (const what of ["completion", "hover", "documentSymbol"]) asked.push(editor.ask(what, MINE, { position }));
    }
    await Promise.all(asked);
    await editor.faultsOf(MINE);
    expect((performance.now() - begun) / asked.length).toBeLessThan(50);
  });

  it("are answered whatever is in them", async () => {
    const odd = [
      "{",
      "[",
      "? x",
      "&a",
      "*a",
      "!!tag",
      "%x",
      "\0",
      "\ufeffname: x",
      "a: b: c",
      "'",
      '"\\',
      "- - - -",
      "{{{{",
      "|",
      ">-",
    ];
    for (const sign of odd) {
      const position = await editor.show(MINE, `${HEAD}pieces: ${sign}\n  |>${sign}`);
      for (const what of ["completion", "hover", "documentSymbol", "definition"])
        await editor.ask(what, MINE, { position });
      await editor.fixes(MINE);
    }
    expect(editor.child.exitCode).toBeNull();
  });
});

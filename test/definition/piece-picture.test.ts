/** Pictures of pieces in files: which are read, and why others are refused. */
import { describe, expect, it } from "vitest";
import { glyphSvg } from "../../src/board/glyph.ts";
import { ART } from "../../src/board/glyph-art.ts";
import { writePicture } from "../../src/board/picture.ts";
import { pictureFault } from "../../src/definition/picture-checks.ts";
import { examineVariant } from "../../src/engine/examine.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import { PICTURE_NAMES } from "../../src/variant/picture.ts";
import { pngOf, webpOf } from "./pixels.ts";

const SVG = '<svg viewBox="0 0 10 10"><g fill="#fc0"><path d="M0 0L10 5z"/><circle cx="5" cy="5" r="2"/></g></svg>';

const ADDRESS = `data:image/svg+xml,${encodeURIComponent(SVG.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'))}`;

function read(lines: string, more = "") {
  const text = `name: Drawn\nextends: chess\n${more}pieces:\n  knight:\n    betza: N\n${lines}`;
  return examineVariant(text, { file: "drawn.yaml" });
}

function knightOf(lines: string, more = "") {
  const { variant, diagnostics } = read(lines, more);
  expect(diagnostics).toEqual([]);
  const found = variant?.pieceTypes.find(({ id }) => id === "knight");
  if (!variant || !found) throw new Error("no knight");
  return { variant, knight: found };
}

describe("a picture of a piece", () => {
  it.each([
    ["    picture: archbishop\n", "archbishop"],
    ["    picture: figure\n", undefined],
    ["    picture: { white: rook, black: rook }\n", "rook"],
    ["    picture: { white: rook }\n", ["rook", null]],
    [`    picture: '${SVG}'\n`, ADDRESS],
    [`    picture: |\n      ${SVG}\n`, ADDRESS],
    [`    picture: { white: '${SVG}', black: disc }\n`, [ADDRESS, "disc"]],
    [`    picture: ${pngOf(64, 64)}\n`, pngOf(64, 64)],
    [`    picture: ${webpOf("VP8L", 128, 96)}\n`, webpOf("VP8L", 128, 96)],
  ])("%s is read", (lines, picture) => {
    expect(knightOf(lines).knight.picture).toEqual(picture);
  });

  it("is no rule: the digest stays", () => {
    const plain = knightOf("");
    for (const lines of ["    picture: rook\n", `    picture: '${SVG}'\n`])
      expect(rulesDigest(knightOf(lines).variant)).toBe(rulesDigest(plain.variant));
    expect(rulesDigest(knightOf("", "pictures: discs\n").variant)).toBe(rulesDigest(plain.variant));
  });

  it("may come from a set for all pieces, from which one can keep its figure", () => {
    const { variant, knight } = knightOf("    picture: figure\n", "pictures: discs\n");
    expect(knight.picture).toBeUndefined();
    expect(variant.pieceTypes.filter(({ picture }) => picture === "disc")).toHaveLength(5);
  });

  it("has names for all figures of the board", () => {
    expect(PICTURE_NAMES.slice(1).toSorted()).toEqual(Object.keys(ART).toSorted());
  });
});

describe("the drawing of a piece with a picture", () => {
  const drawn = (lines: string) =>
    ([0, 1] as const).map((side) => writePicture(glyphSvg(knightOf(lines).knight, side)));

  it("has one for both sides on a disc of each side's colours", () => {
    const [white, black] = drawn(`    picture: '${SVG}'\n`);
    for (const text of [white, black]) expect(text).toContain(`<image href="${ADDRESS.replaceAll("'", "&#39;")}"`);
    expect(white).toContain('fill="#fffdf7"');
    expect(black).toContain('fill="#3b3532"');
  });

  it("has those of each side as they are", () => {
    const [white, black] = drawn(`    picture: { white: '${SVG}', black: rook }\n`);
    expect(white).not.toContain("<circle");
    expect(black).toContain(ART.rook.body);
  });

  it("has figures and discs by their names", () => {
    expect(drawn("    picture: bishop\n")[0]).toContain(ART.bishop.body);
    expect(drawn("    picture: disc\n")[0]).toContain(">N</text>");
  });
});

describe("a picture that no file may have", () => {
  const svg = (inside: string, more = "") => `<svg viewBox="0 0 9 9"${more}>${inside}</svg>`;

  it.each([
    ["a script", svg("<script>alert(1)</script>"), "picture-unsafe", "'script' may not stand"],
    ["a handler", svg("", ' onload="alert(1)"'), "picture-unsafe", "'onload'"],
    ["an image from elsewhere", svg('<image href="https://x.example/a.png"/>'), "picture-unsafe", "'image'"],
    ["markup of pages", svg("<foreignObject><p/></foreignObject>"), "picture-unsafe", "'foreignObject'"],
    ["a style sheet", svg("<style>@import url(//x.example)</style>"), "picture-unsafe", "'style'"],
    ["a style", svg('<rect style="fill:url(//x.example)"/>'), "picture-unsafe", "'style'"],
    ["a link", svg('<a href="#x"/>'), "picture-unsafe", "'a' may not"],
    ["a use", svg('<use href="#x"/>'), "picture-unsafe", "'use'"],
    ["a gradient from elsewhere", svg('<linearGradient href="https://x.example#a"/>'), "picture-unsafe", "'href'"],
    ["a paint from elsewhere", svg('<rect fill="url(https://x.example#a)"/>'), "picture-unsafe", "'fill'"],
    ["an address in another attribute", svg('<rect transform="url(#a)"/>'), "picture-unsafe", "'transform'"],
    ["a reference on a shape", svg('<rect href="#a"/>'), "picture-unsafe", "'href'"],
    ["movement", svg('<rect><animate attributeName="x"/></rect>'), "picture-unsafe", "'animate'"],
    ["entities", `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg("")}`, "picture-unsafe", "no comments, declarations"],
    ["a reference to an entity", svg('<rect fill="&a;"/>'), "picture", "no attribute of 'rect'"],
    ["a comment", svg("<!-- x -->"), "picture-unsafe", "'<!-- x -->"],
    ["another namespace", svg("", ' xmlns="http://www.w3.org/1999/xhtml"'), "picture-unsafe", "'xmlns'"],
    ["a prefix", '<svg:svg viewBox="0 0 9 9"/>', "picture", "'svg:svg', not with 'svg'"],
    ["text", svg("words"), "picture", "'words</svg>' is no tag"],
    ["what is not closed", '<svg viewBox="0 0 9 9"><g>', "picture", "'g' is not closed"],
    ["what closes nothing", svg("</g>"), "picture", "'</g' ends nothing"],
    ["two pictures", `${svg("")}${svg("")}`, "picture", "something follows"],
    ["no measure", "<svg><rect/></svg>", "picture", "no 'viewBox'"],
    ["an attribute twice", svg('<rect x="1" x="2"/>'), "picture", "'x' is given twice"],
    ["deep nesting", svg(`${"<g>".repeat(40)}${"</g>".repeat(40)}`), "picture", "more than 32"],
    ["an address", "https://x.example/knight.svg", "picture", "is no picture"],
    ["another type", "data:text/html;base64,PHA+", "picture", "is no picture"],
    ["an SVG as data", "data:image/svg+xml,%3Csvg/%3E", "picture", "is no picture"],
    ["no base64", "data:image/png;base64,a", "picture", "no picture: it is a whole one"],
    ["a PNG that is a WebP", pngOf(9, 9).replace("png", "webp"), "picture", "no picture: it is a whole one"],
    ["half a PNG", pngOf(9, 9).slice(0, -8), "picture", "no picture: it is a whole one"],
    ["giant pixels", pngOf(60_000, 60_000), "picture", "60000 by 60000 pixels"],
    ["no pixels", pngOf(0, 9), "picture", "0 by 9 pixels"],
    ["a moving PNG", pngOf(9, 9, "acTL"), "picture-unsafe", "still pixels"],
    ["a PNG with words", pngOf(9, 9, "tEXt"), "picture-unsafe", "'tEXt'"],
    ["a giant WebP", webpOf("VP8X", 16_000, 9), "picture", "16000 by 9"],
    ["a moving WebP", webpOf("VP8X", 9, 9, "ANIM"), "picture-unsafe", "still pixels"],
    ["a WebP with more", webpOf("VP8X", 9, 9, "EXIF"), "picture-unsafe", "'EXIF'"],
  ])("%s is refused", (_, text, code, message) => {
    expect(pictureFault(text)).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it("is refused at its place, with the nearest name", () => {
    expect(read("    picture: rok\n").diagnostics).toMatchObject([
      { code: "picture", line: 6, column: 14, hint: "rook" },
    ]);
    expect(read("    picture: |\n      <svg viewBox='0 0 9 9'>\n      <script/></svg>\n").diagnostics).toMatchObject([
      { code: "picture-unsafe", line: 8, column: 7, length: 7 },
    ]);
    expect(read(`    picture: { black: '${"x".repeat(8193)}' }\n`).diagnostics).toMatchObject([
      { code: "wrong-size", message: "'pieces.knight.picture.black' must have at most 8192 characters." },
    ]);
  });

  it("takes no time, however it is made", () => {
    const began = performance.now();
    for (const text of [
      `<svg viewBox="0 0 9 9"${" ".repeat(8000)}`,
      `<svg viewBox="0 0 9 9">${"<g ".repeat(2600)}`,
      "<".repeat(8000),
    ])
      expect(pictureFault(text)).not.toBeNull();
    expect(performance.now() - began).toBeLessThan(500);
  });
});

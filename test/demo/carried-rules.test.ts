/** What the record of a game carries of rules with pictures. */
import { describe, expect, it } from "vitest";
import { carriedRules } from "../../demo/carried-rules.ts";
import { hasPictures, withoutPictures } from "../../demo/pictures/without-pictures.ts";
import { parseVariant } from "../../src/yaml.ts";

const picture = (edge: number) => `<svg viewBox="0 0 9 9"><path d="${"M1 1".repeat(edge)}"/></svg>`;
const rules = (edge: number) => `# mine
name: Drawn
extends: chess
pieces:
  knight: { picture: rook }
  bishop: { betza: BN, picture: '${picture(edge)}' } # b
  pawn: { picture: '${picture(edge)}' }
  queen:
    picture:
      white: |
        ${picture(edge)}
      black: disc
`;

describe("rules with pictures", () => {
  it("are carried whole where they fit", () => {
    expect(carriedRules(rules(10))).toMatchObject({ line: expect.stringContaining("<svg"), note: "" });
  });

  it("go without the pictures where those do not fit, and that is said", () => {
    const { line, note } = carriedRules(rules(2000));
    expect(line).toContain("knight: { picture: rook }");
    expect(line).not.toContain("<svg");
    expect(note).toMatch(/^The pictures of the pieces are left out: .* 16384 bytes/);
  });

  it("keep all else", () => {
    expect(withoutPictures(rules(10))).toBe(
      "# mine\nname: Drawn\nextends: chess\npieces:\n  knight: { picture: rook }\n  bishop: { betza: BN } # b\n",
    );
    expect(hasPictures(parseVariant(rules(10)))).toBe(true);
    expect(hasPictures(parseVariant(withoutPictures(rules(10))))).toBe(false);
  });
});

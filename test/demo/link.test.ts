/** Games in links. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type LinkedGame, readLink, writeLink } from "../../demo/link.ts";
import { GAME } from "./linked-game.ts";

const VARIANTS = fileURLToPath(new URL("../../variants/", import.meta.url));
const files = readdirSync(VARIANTS)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => [file, readFileSync(`${VARIANTS}${file}`, "utf8")] as const);
/** Of a page's address before the `#`. */
const ADDRESS_LENGTH = 80;

describe("a link", () => {
  it.each<readonly [string, Partial<LinkedGame>]>([
    ["nothing but the variant", {}],
    ["a start", { start: 17 }],
    ["a position", { fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" }],
    ["moves", { moves: ["e2e4", "e7e8q"] }],
    ["how it is seen, and who plays", { view: "corner", flipped: true, side: "black", level: 7 }],
    ["rules in any script", { yaml: "name: Zaubererschach 巫師 ♞\n" }],
  ])("brings %s", async (_, part) => {
    const game = { ...GAME, ...part };
    expect(await readLink(`#${await writeLink(game)}`)).toEqual(game);
  });

  it.each(files)("has room for the rules of %s and twenty moves in 2,000 characters", async (file, yaml) => {
    const variant = file.replace(".yaml", "");
    const moves = Array.from({ length: 20 }, () => "a10b10");
    const game = { ...GAME, variant, yaml: yaml.replace("name:", "name: My"), moves };
    const written = await writeLink(game);
    expect(written.length + ADDRESS_LENGTH).toBeLessThanOrEqual(2000);
    expect(await readLink(written)).toEqual(game);
  });

  it("that was changed anywhere in its rules is refused", async () => {
    const written = await writeLink({ ...GAME, yaml: files[0][1] });
    const at = written.indexOf("yaml=") + 40;
    const changed = written.slice(0, at) + (written[at] === "A" ? "B" : "A") + written.slice(at + 1);
    await expect(readLink(changed)).rejects.toThrow(/damaged/);
    await expect(readLink(written.slice(0, -9))).rejects.toThrow(/damaged/);
  });

  it("of an older page, with a mark for the weights of the shipped file, is read without them", async () => {
    const yaml = files[0][1];
    const written = await writeLink({ ...GAME, yaml: `${yaml}weights: shipped\n` });
    expect(await readLink(`${written}&weights=shipped`)).toEqual({ ...GAME, yaml });
  });

  it("that would unfold into more than a file may hold is refused", async () => {
    const written = await writeLink({ ...GAME, yaml: "a".repeat(100_000) });
    await expect(readLink(written)).rejects.toThrow(/damaged/);
  });
});

/** Games in links. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type LinkedGame, readLink, writeLink } from "../../demo/link.ts";
import { GAME } from "./linked-game.ts";

const VARIANTS = fileURLToPath(new URL("../../variants/", import.meta.url));
const files = readdirSync(VARIANTS).map((file) => [file, readFileSync(`${VARIANTS}${file}`, "utf8")] as const);
/** Of a page's address before the `#`. */
const ADDRESS_LENGTH = 80;

const fileOf = async (id: string) => files.find(([file]) => file === `${id}.yaml`)?.[1] ?? "";

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
    expect(await readLink(`#${await writeLink(game, fileOf)}`, fileOf)).toEqual(game);
  });

  it.each(files)("has room for the rules of %s and twenty moves in 2,000 characters", async (file, yaml) => {
    const variant = file.replace(".yaml", "");
    const moves = Array.from({ length: 20 }, () => "a10b10");
    const game = { ...GAME, variant, yaml: yaml.replace("name:", "name: My"), moves };
    const written = await writeLink(game, fileOf);
    expect(written.length + ADDRESS_LENGTH).toBeLessThanOrEqual(2000);
    expect(await readLink(written, fileOf)).toEqual(game);
  });

  it("that was changed anywhere in its rules is refused", async () => {
    const written = await writeLink({ ...GAME, yaml: files[0][1] }, fileOf);
    const at = written.indexOf("yaml=") + 40;
    const changed = written.slice(0, at) + (written[at] === "A" ? "B" : "A") + written.slice(at + 1);
    await expect(readLink(changed, fileOf)).rejects.toThrow(/damaged/);
    await expect(readLink(written.slice(0, -9), fileOf)).rejects.toThrow(/damaged/);
  });

  it("repeats weights that were changed, and those of another variant", async () => {
    const yaml = (await fileOf("paradigm")).replace("tempo: [", "tempo: [1");
    for (const game of [
      { ...GAME, variant: "paradigm", yaml },
      { ...GAME, variant: "almost", yaml },
    ]) {
      const written = await writeLink(game, fileOf);
      expect(written).not.toContain("weights=");
      expect(await readLink(written, fileOf)).toEqual(game);
    }
  });

  it("that asks for weights which its variant does not have is refused", async () => {
    const written = await writeLink({ ...GAME, variant: "almost", yaml: files[0][1] }, fileOf);
    await expect(readLink(`${written}&weights=shipped`, fileOf)).rejects.toThrow(/damaged/);
  });

  it("that would unfold into more than a file may hold is refused", async () => {
    const written = await writeLink({ ...GAME, yaml: "a".repeat(100_000) }, fileOf);
    await expect(readLink(written, fileOf)).rejects.toThrow(/damaged/);
  });
});

/** Pictures of one's own for pieces: chosen, dropped, cleaned, refused, taken back, and shown wherever pieces are. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { pngOf } from "../definition/pixels.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

const SVG = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" width="45" height="45" inkscape:version="1">
  <metadata>words</metadata>
  <g style="fill:#fc0;stroke:#222;stroke-width:1.500001"><path d="M 5.123456,5 L 40,5 22,40.987654 z"/></g>
</svg>`;
const CLEAN = `<svg viewBox="0 0 45 45">
<g fill="#fc0" stroke="#222" stroke-width="1.5">
<path d="M 5.123,5 L 40,5 22,40.988 z"/>
</g>
</svg>
`;

let visit: Visit;
const site = withSite(openSite);
const openVisit = withVisits(site);

describe("a picture of a piece", () => {
  it("is chosen from a file, cleaned, shown everywhere at once, and taken back", async () => {
    await open("variant=crazyhouse");
    const { page } = visit;
    await choose("White …", "heron.svg", SVG);
    expect(await said()).toBe(`Kept as shapes, ${CLEAN.length} characters.`);
    expect(await visit.yaml()).toContain(`      white: |\n        ${CLEAN.trimEnd().replaceAll("\n", "\n        ")}\n`);
    const isDrawn = `image[href^="data:image/svg+xml,"]`;
    const counts = async (part: string) => page.locator(`${part} ${isDrawn}`).count();
    expect(await counts("#board .pieces")).toBe(2);
    expect(await counts("#board .in-hand")).toBe(1);
    expect(await counts("#maker .kind")).toBe(1);
    expect(await counts("#maker .picture-place")).toBe(2);
    await page.locator("#maker .palette, #maker [role=toolbar]").first().waitFor({ state: "attached" });
    expect(await counts("#maker [role=toolbar]")).toBeGreaterThan(0);
    await visit.show("learn");
    await page.locator(`#learn ${isDrawn}, #panel-learn ${isDrawn}`).first().waitFor();
    await visit.show("make");
    await page.click("#make-undo");
    expect(await visit.yaml()).not.toContain("picture:");
    expect(await counts("#board .pieces")).toBe(0);
    await page.click("#make-redo");
    expect(await counts("#board .pieces")).toBe(2);
    await page.getByLabel("Drawn as").selectOption("What its moves say");
    expect(await visit.yaml()).not.toContain("picture:");
  });

  it("is one for both on a disc, by a drop, and one of the board's own by its name", async () => {
    await open("variant=chess");
    const { page } = visit;
    await page.locator(".picture-place", { hasText: "One for both" }).evaluate((place, text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "heron.svg"));
      for (const type of ["dragover", "drop"])
        place.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    }, SVG);
    await page.waitForFunction(() =>
      document.querySelector(".pictures .note[role=status]")?.textContent?.startsWith("Kept"),
    );
    expect(await visit.yaml()).toContain("    picture: |\n      <svg ");
    expect(await page.locator("#board .pieces circle").count()).toBe(8);
    await page.getByLabel("Drawn as").selectOption("Archbishop");
    expect(await visit.yaml()).toContain("    picture: archbishop\n");
    expect(await page.locator("#board .pieces image").count()).toBe(0);
  });

  it("is in the link, the lines for a page and the shelf", async () => {
    await open("variant=chess");
    const { page } = visit;
    await choose("Black …", "heron.svg", SVG);
    await visit.show("share");
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>("#link")?.value.includes("yaml="));
    const link = await page.inputValue("#link");
    await page.locator("#sharing .choice label", { hasText: "Embed" }).click();
    expect(await page.inputValue("#share-embed")).toContain('<g fill="#fc0" stroke="#222" stroke-width="1.5">');
    await page.getByLabel("with the pictures of the pieces").uncheck();
    await page.waitForFunction(
      () => !document.querySelector<HTMLTextAreaElement>("#share-embed")?.value.includes("<g "),
    );
    await page.locator("#sharing .choice label", { hasText: "Link" }).click();
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>("#link")?.value.includes("yaml="));
    expect((await page.inputValue("#link")).length).toBeLessThan(link.length);
    await page.goto("about:blank");
    await page.goto(link);
    await page.locator('#board .pieces image[href^="data:image/svg+xml,"]').first().waitFor();
    await page.goto(link.replace(/#.*/, "#yours"));
    await page.locator('#home image[href^="data:image/svg+xml,"]').first().waitFor();
  });
});

describe("pixels", () => {
  it("are drawn anew, small, whatever their file is called", async () => {
    await open("variant=chess");
    for (const [type, name] of [
      ["image/png", "big.svg"],
      ["image/jpeg", "photo.png"],
      ["image/webp", "heron"],
    ]) {
      await choose("White …", name, await pixels(type, 900, 600));
      expect(await said()).toMatch(/^Kept as pixels, \d+ characters\.$/);
      const [, data] = /white: "?(data:image\/webp;base64,[^\s"]+)/.exec(await visit.yaml()) ?? [];
      expect(data.length).toBeLessThanOrEqual(4096);
    }
    expect(await visit.page.locator("#board .pieces image").count()).toBe(2);
  });

  it("stand for an SVG of more than plain shapes", async () => {
    await open("variant=chess");
    await choose(
      "White …",
      "words.svg",
      svg('<text x="5" y="60" font-size="60">Hi</text><rect width="20" height="20"/>'),
    );
    expect(await said()).toMatch(/^Kept as pixels/);
    await choose("White …", "classes.svg", svg("<style>.a{fill:red}</style><rect class='a' width='90' height='90'/>"));
    expect(await said()).toMatch(/^Kept as pixels/);
  });
});

describe("a hostile file", () => {
  const shape = '<rect width="50" height="50"/>';

  it("loses what it has beside its picture, and that is said", async () => {
    await open("variant=chess");
    for (const [inside, leftOut] of [
      ["<script>alert(1)</script>", "script"],
      ['<g onload="alert(1)"/>', "onload"],
      ['<image href="https://elsewhere.example/a.png" width="9" height="9"/>', "image"],
      ["<foreignObject><iframe src='https://elsewhere.example'></iframe></foreignObject>", "foreignObject"],
      ["<style>@import url(https://elsewhere.example/a.css);</style>", "style"],
      ['<rect width="1" height="1" fill="url(https://elsewhere.example#a)"/>', "fill"],
      ['<a xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>', "a"],
      ['<use href="https://elsewhere.example/a.svg#a"/>', "use"],
      ['<rect width="9" height="9"><animate attributeName="href" values="javascript:alert(1)"/></rect>', "animate"],
      ["<p><img src=x onerror=alert(1)></p>", ""],
    ]) {
      await choose("White …", "hostile.svg", svg(shape + inside));
      expect(await said(), inside).toMatch(
        leftOut ? new RegExp(`^Kept as .* Left out, .*${leftOut}`, "i") : /^Kept as/,
      );
      expect(await visit.yaml()).not.toMatch(/script|onload|elsewhere|alert|image href|iframe/);
    }
  });

  it("is refused where it is no picture, with the reason", async () => {
    await open("variant=chess");
    const before = await visit.yaml();
    for (const [name, content, reason] of [
      ["empty.svg", "", "'empty.svg' is not taken. It is empty."],
      ["words.png", "no picture", "an SVG, PNG, WebP or JPEG is wanted"],
      ["page.svg", "<html><body>hi</body></html>", "an SVG, PNG, WebP or JPEG is wanted"],
      ["moving.gif", "GIF89a………", "an SVG, PNG, WebP or JPEG is wanted"],
      ["broken.png", "\u0089PNG\r\n\u001a\nbroken", "The browser cannot show it"],
      ["laughs.svg", `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg("&b;")}`, "entities of its own"],
      ["nothing.svg", svg(""), "nothing to be seen"],
      ["script.svg", svg("<script>alert(1)</script>"), "nothing to be seen"],
      ["sizeless.svg", "<svg xmlns='http://www.w3.org/2000/svg'><rect width='5' height='5'/></svg>", "how large it is"],
      ["huge.svg", svg(shape.repeat(20_000)), "at most 512 KB"],
      ["giant.png", headOfPng(50_000, 50_000), "50000 × 50000 pixels"],
    ] as const) {
      await choose("White …", name, content);
      expect(await said()).toContain(reason);
    }
    expect(await visit.yaml()).toBe(before);
  });
});

describe("the place for pictures", () => {
  it("keeps nobody out, at every width", async () => {
    await open("variant=chess");
    await choose("One for both …", "heron.svg", SVG);
    for (const width of [390, 768, 1280]) {
      await visit.page.setViewportSize({ width, height: 900 });
      expect(await findings(visit, "#maker")).toEqual([]);
      expect(await visit.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await visit.page.getByRole("button", { name: "White …" }).focus();
    const chooser = visit.page.waitForEvent("filechooser");
    await visit.page.keyboard.press("Enter");
    await (await chooser).setFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from(SVG) });
    await visit.page.waitForFunction(() => document.activeElement?.textContent === "White …");
  });
});

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${inside}</svg>`;
}

/** The head of a PNG, with pixels that end early. */
function headOfPng(width: number, height: number): Buffer {
  return Buffer.from(pngOf(width, height).replace(/^.*,/, ""), "base64");
}

async function open(hash: string): Promise<void> {
  visit = await openVisit(hash);
  visit.page.on("filechooser", () => {}); // the browser asks for files by no window of its own, from now on
  await visit.show("make");
  await visit.page.locator("#maker .kind", { hasText: "Knight" }).click();
  await visit.page.locator("details.pictures > summary").click();
}

async function choose(place: string, name: string, content: string | Buffer): Promise<void> {
  const { page } = visit;
  await page.evaluate(() => {
    const note = document.querySelector(".pictures .note[role=status]");
    if (note) note.textContent = "";
  });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: place }).click();
  const buffer =
    typeof content === "string" ? Buffer.from(content, name.endsWith(".png") ? "latin1" : "utf8") : content;
  await (await chooser).setFiles({ name, mimeType: "application/octet-stream", buffer });
  await page.waitForFunction(() => {
    const words = document.querySelector(".pictures .note[role=status]")?.textContent ?? "";
    return words !== "" && !words.endsWith("is being read.");
  });
}

function said(): Promise<string> {
  return visit.page.locator(".pictures .note[role=status]").innerText();
}

async function pixels(type: string, width: number, height: number): Promise<Buffer> {
  const data = await visit.page.evaluate(
    async ([kind, wide, high]) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [Number(wide), Number(high)];
      const context = canvas.getContext("2d");
      for (let i = 0; context && i < 400; i++) {
        context.fillStyle = `hsl(${i * 37} 80% 50%)`;
        context.fillRect((i * 97) % canvas.width, (i * 61) % canvas.height, 90, 90);
      }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, String(kind)));
      return Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer()));
    },
    [type, width, height] as const,
  );
  return Buffer.from(data);
}

/** The documentation as the page has it: every link leads somewhere, nothing comes from elsewhere, no script runs. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeSite } from "../../site.mjs";

/** The page and the library's reference stand around it, and are made by other steps. */
const AROUND = ["index.html", "icon.svg", "api/index.html"];

const folder = mkdtempSync(path.join(tmpdir(), "fairywren-docs-"));
const out = path.join(folder, "docs");
makeSite(out);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
const documents = pages.filter((file) => !file.startsWith("files/"));
const texts = new Map(pages.map((file) => [file, readFileSync(path.join(out, file), "utf8")]));
const textOf = (file: string) => texts.get(file) ?? "";

/** What a page of the site needs or links to, from its folder; addresses of the web are left out. */
function targetsOf(file: string): string[] {
  const targets = textOf(file).matchAll(/ (?:href|src)="([^"]+)"/g);
  return Array.from(targets, ([, target]) => target).filter((target) => !/^https?:/.test(target));
}

function isThere(file: string, target: string): boolean {
  const [place, heading] = target.split("#");
  const wanted = path.join(path.dirname(file), place === "" ? path.basename(file) : place);
  if (wanted.startsWith("..")) return AROUND.includes(wanted.slice(3));
  if (!existsSync(path.join(out, wanted))) return false;
  return heading === undefined || textOf(wanted).includes(`id="${heading}"`);
}

describe("the documentation", () => {
  it("has every document, and a page for each shipped variant", () => {
    const written = readdirSync("docs").filter((file) => file.endsWith(".md"));
    for (const file of written) expect(documents).toContain(file.replace("README", "index").replace(/md$/, "html"));
    expect(pages).toContain("files/variants-edgy.yaml.html");
    expect(textOf("files/variants-edgy.yaml.html")).toContain("betza: mfrFcfrW");
  });

  it("links to what is there, and to headings that there are", () => {
    const missing = pages.flatMap((file) =>
      targetsOf(file)
        .filter((target) => !isThere(file, target))
        .map((target) => `${file}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it("marks in its list where the reader is, and says what is on the page", () => {
    expect(textOf("tutorial.html").match(/aria-current="page"/g)).toHaveLength(1);
    expect(textOf("tutorial.html")).toContain('<li><a href="#betza-in-a-minute">Betza in a minute</a></li>');
  });

  it.each(pages.filter((file) => !/^files\/variants-/.test(file)))("needs nothing but itself: %s", (file) => {
    const text = textOf(file);
    const [, policy] = /Content-Security-Policy"\s+content="([^"]*)"/.exec(text) ?? [];
    expect(policy).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types",
    );
    expect(text).not.toMatch(/<script|<style| style="| on\w+="|<img[^>]+src="https?:/);
    expect(text.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

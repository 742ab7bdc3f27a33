/**
 * Screenshots of every panel of the built page, in several sizes, both colour schemes and forced colours: `node demo/shots.mjs
 * [NAME...]`. Those of the README are also written, small, into `demo/screenshots/`: `node demo/shots.mjs readme` takes
 * no others.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { withPalette } from "./palette-png.mjs";
import { serveSite } from "./static-server.mjs";

const OUT = fileURLToPath(new URL("../build/shots/", import.meta.url));
const KEPT = fileURLToPath(new URL("screenshots/", import.meta.url));
/** The README's screenshots, by their names there. */
const README = {
  "play-desktop-light": "play",
  "corner-desktop-light": "corner",
  "analyse-desktop-dark": "analyse",
  "play-phone-light": "phone",
};
const TOUCHED = { hasTouch: true, isMobile: true };
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, ...TOUCHED },
  landscape: { viewport: { width: 844, height: 390 }, ...TOUCHED },
  tablet: { viewport: { width: 820, height: 1180 }, ...TOUCHED },
  widetablet: { viewport: { width: 1180, height: 820 }, ...TOUCHED },
  small: { viewport: { width: 320, height: 640 }, ...TOUCHED },
};
/** What the system asks for, by what screenshots are named. */
const COLOURS = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "forced-light": { colorScheme: "light", forcedColors: "active" },
  "forced-dark": { colorScheme: "dark", forcedColors: "active" },
};
/** The sizes whose panels stand beside the board. */
const BESIDE = ["desktop", "landscape", "widetablet"];
/** The sizes that are taken in forced colours, too: these do not depend on the size. */
const FORCED = ["desktop", "phone"];
const LINE = "#variant=paradigm&start=17&moves=e2e4+e7e5";
/** Name, address, tab, and the actions before the screenshot. */
const SHOTS = [
  ["home", "", null, (page) => page.waitForTimeout(2_000)],
  ["play", "#variant=chess&moves=e2e4+e7e5+g1f3+b8c6+f1b5&side=both&level=3", "play"],
  ["check", "#variant=chess&moves=e2e4+e7e5+d1h5+b8c6+h5f7&side=both&level=3", "play", (page) => pickUp(page)],
  ["corner", "#variant=edgy&side=both&level=3", "play"],
  ["clocks", "#variant=chess&moves=e2e4+e7e5&side=both&level=3", "play", (page) => startClocks(page)],
  ["analyse", "#variant=paradigm&start=17&side=both&level=3", "analyse", (page) => page.waitForTimeout(2_000)],
  ["lines", "#variant=chess&moves=e2e4+e7e5+g1f3&side=both&level=3", "analyse", (page) => showLines(page)],
  ["position", "#variant=chess&side=both&level=3", "analyse", (page) => setUp(page)],
  ["learn", "#variant=paradigm", "learn"],
  ["learn-corner", "#variant=edgy", "learn"],
  ["make", "#variant=paradigm", "make", (page) => choosePawn(page)],
  ["setup", "#variant=edgy", "make", (page) => openStart(page)],
  ["holes", "#variant=chess", "make", (page) => takeSquares(page)],
  ["regions", "#variant=chess", "make", (page) => nameRegion(page)],
  ["engine", "#variant=paradigm", "make", (page) => letLearn(page)],
  ["yaml", "#variant=paradigm", "make", (page) => page.check("#make-yaml")],
  ["fault", "#variant=paradigm", "make", (page) => spoil(page)],
  ["share", LINE, "share"],
  ["wide", "#variant=capablanca", "play"],
  ["keys", "#variant=chess", "play", (page) => page.click("#keys-open")],
  ["fullscreen", "#variant=chess&moves=e2e4+e7e5&side=both", "play", (page) => page.click("#full-screen")],
  ["damaged", "#variant=chess&yaml=abcd", "play"],
];

mkdirSync(OUT, { recursive: true });
mkdirSync(KEPT, { recursive: true });
const { address, close } = await serveSite();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const wanted = process.argv.slice(2);
for (const size of Object.keys(SIZES)) {
  for (const colours of Object.keys(COLOURS)) {
    if (size === "small" && colours !== "light") continue;
    if (colours.startsWith("forced") && !FORCED.includes(size)) continue;
    for (const shot of SHOTS) await take(shot, size, colours);
  }
}
await browser.close();
close();

async function take([name, hash, tab, prepare], size, colours) {
  const picture = `${name}-${size}-${colours}`;
  const isWanted = (word) => (word === "readme" ? picture in README : picture.includes(word));
  if (wanted.length && !wanted.some(isWanted)) return;
  const page = await browser.newPage({ ...SIZES[size], ...COLOURS[colours], serviceWorkers: "block" });
  page.on("console", (message) => message.type() === "error" && console.log(name, size, message.text()));
  page.on("pageerror", (error) => console.log(name, size, String(error)));
  await page.goto(address + hash);
  await page.locator(tab ? "fairywren-board .cell" : ".variant-card svg").first().waitFor();
  if (tab) await page.click(`#tab-${tab}`);
  await prepare?.(page);
  await page.waitForTimeout(250);
  // A board that stays beside its panel is seen as it stands; the gallery of all variants is too long for a picture.
  const isWhole = !BESIDE.includes(size) && name !== "home";
  await page.screenshot({ path: `${OUT}${picture}.png`, fullPage: isWhole });
  // The README shows the visible part of the page only.
  if (picture in README) writeFileSync(`${KEPT}${README[picture]}.png`, withPalette(await page.screenshot()));
  await page.close();
}

/** A king in check, the last move and where a piece may go. */
async function pickUp(page) {
  await page.locator('fairywren-board .cell[data-square="e8"]').click();
}

async function showLines(page) {
  await page.selectOption("#line-count", "5");
  await page.waitForTimeout(2_500);
}

async function setUp(page) {
  await page.click("text=Set up a position");
  await page.locator(".position-editor .cell").first().waitFor();
  await page.locator(".palette").getByRole("button", { name: "White Queen" }).click();
  await page.locator('.position-editor .cell[aria-label^="e7,"]').click();
  await page.locator('.position-editor .cell[aria-label^="e8,"]').scrollIntoViewIfNeeded();
}

async function startClocks(page) {
  await page.selectOption("#clock", "own");
  await page.click("#setup .main");
  await page.evaluate(() => document.querySelector("fairywren-board").play("e2e4"));
}

async function choosePawn(page) {
  await page.locator(".kind", { hasText: "Pawn" }).click();
}

async function openStart(page) {
  await page.click("#maker summary >> text=Pieces");
  await page.click("#maker summary >> text=Start");
  await page.click("#maker summary >> text=Promotion");
}

async function openPart(page, title) {
  await page.click("#maker summary >> text=Pieces");
  await page.click(`#maker summary >> text=${title}`);
}

async function takeSquares(page) {
  await openPart(page, "Start");
  await page.getByRole("button", { name: "Hole", exact: true }).click();
  for (const square of ["d4", "h1"]) await page.locator(`.hole-board .cell[aria-label^="${square}"]`).click();
}

async function nameRegion(page) {
  await openPart(page, "Regions");
  await page.getByLabel("Name of a new region").fill("palace");
  await page.click("text=Add a region");
  await page.locator('[aria-label="Squares of the region palace"] .cell[aria-label="d2"]').click();
}

async function letLearn(page) {
  await page.click("#tuning summary");
  await page.click("#tuning-start");
  await page.locator("#tuning-progress", { hasText: "left" }).waitFor();
}

async function spoil(page) {
  await page.check("#make-yaml");
  const text = readFileSync(new URL("../variants/paradigm.yaml", import.meta.url), "utf8");
  await page.locator("#editor .cm-line").nth(3).waitFor();
  await page.click("#editor .cm-content");
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text.replace("BnN", "BnNx").replace("value: 3", "worth: 3"));
  await page.locator("button.fault").first().waitFor();
}

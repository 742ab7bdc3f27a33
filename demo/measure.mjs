/**
 * Measures waiting times: `npm run waiting -- [ROUNDS]`, on the built page, each round with a cold cache. Wanted: a legal
 * drag within 1,000 ms, no task of 50 ms of the processor. Shifts are those of all deeds: browsers do not count a program's
 * choices as a person's.
 *
 * Prints the time from opening the page to a legal drag, the layout shift, and the longest task of the main thread
 * after each action: in wall-clock time, and in processor time, which other programs disturb less.
 */
import { chromium } from "playwright-core";
import { serveSite } from "./static-server.mjs";

const ROUNDS = Number(process.argv[2] ?? 3);
/** A person's actions, in order, each in the state that the one before has left. */
const DEEDS = [
  ["opening and a move", open],
  ["the engine's answer", (page) => page.waitForFunction(() => played() >= 2, null, { timeout: 20_000 })],
  ["another variant", (page) => page.selectOption("#variant", "paradigm")],
  ["a board of ten files", (page) => page.selectOption("#variant", "capablanca")],
  ["analysis in five lines", analyse],
  ["setting up a position", (page) => page.click("text=Set up a position")],
  ["a link", (page) => page.click("#tab-share")],
  ["the rules of a board of ten files", (page) => page.click("#tab-learn")],
  ["the rules of another variant", (page) => page.selectOption("#variant", "tuttifrutti")],
  ["the maker", (page) => page.click("#tab-make")],
  ["the start page", (page) => page.click(".brand a")],
  ["a search in it", (page) => page.fill("#gallery-words", "shogi")],
];
const MARK = "this page";

const { address, close } = await serveSite();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const rounds = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await measure());
await browser.close();
close();

console.log(`first legal drag after ${rounds.map(({ drag }) => Math.round(drag)).join(", ")} ms`);
console.log(`layout shift ${rounds.map(({ shift }) => shift.toFixed(4)).join(", ")}`);
for (const [name] of DEEDS) {
  const longest = rounds.map(({ tasks }) => `${tasks[name].wall} (${tasks[name].cpu})`);
  console.log(`longest task, ${name}: ${longest.join(", ")} ms (of the processor)`);
}

async function measure() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const tasks = {};
  for (const [name, deed] of DEEDS) {
    await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
    await deed(page);
    await page.waitForTimeout(1_000);
    await page.evaluate((mark) => performance.mark(mark), MARK);
    tasks[name] = longestTask(JSON.parse(String(await browser.stopTracing())).traceEvents);
  }
  const { moved, shift, shifts } = await page.evaluate(() => seen);
  if (process.env.SHIFTS) console.log(shifts.join("\n"));
  await context.close();
  return { drag: moved, shift, tasks };
}

/** Runs in the page, before anything else. */
function watch() {
  globalThis.seen = { shift: 0, shifts: [], moved: 0 };
  globalThis.played = () => document.querySelector("fairywren-board")?.game?.history.length ?? 0;
  const note = ({ value, hadRecentInput, sources, startTime }) => {
    if (hadRecentInput) return;
    seen.shift += value;
    const names = sources.map(({ node }) => node?.id || node?.className || node?.nodeName);
    seen.shifts.push(`${Math.round(startTime)} ms: ${value.toFixed(4)} ${names.join(", ")}`);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift", buffered: true });
  addEventListener("fw-move", () => (seen.moved ||= performance.now()), true);
}

/** In milliseconds: the longest in wall-clock time, and the longest in processor time. */
function longestTask(events) {
  const own = events.find(({ name }) => name === MARK);
  const tasks = events.filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === own.pid && tid === own.tid);
  const most = (key) => Math.round(Math.max(...tasks.map((task) => task[key] ?? 0)) / 1000);
  return { wall: most("dur"), cpu: most("tdur") };
}

async function open(page) {
  await page.goto(`${address}#variant=chess`, { waitUntil: "commit" });
  await page.locator('fairywren-board .cell[data-square="e4"]').waitFor();
  const [start, end] = [await middle(page, "e2"), await middle(page, "e4")];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 2 });
  await page.mouse.up();
}

async function analyse(page) {
  await page.click("#tab-analyse");
  await page.selectOption("#line-count", "5");
}

async function middle(page, square) {
  const box = await page.locator(`fairywren-board .cell[data-square="${square}"]`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

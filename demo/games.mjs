/**
 * Plays games on the built page to the end as a person would, by mouse on a desktop and by touch on a phone, against
 * the engine: `node demo/games.mjs VARIANT...` after `npm run demo` or `npm start` has built it. The person plays
 * random moves (seeded), so the games end soon. Prints how each ended; exit status 1 when one did not, or when the page
 * reported an error.
 */
import { chromium } from "playwright-core";
import { serveSite } from "./static-server.mjs";

const CHROMIUM = "/usr/bin/chromium";
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const LEVEL = 6;
const LONGEST = 200;

let seed = 1;
function random(below) {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (seed >> 8) % below;
}

const { address, close } = await serveSite();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
let failed = 0;
for (const variant of process.argv.slice(2)) {
  for (const [size, options] of Object.entries(SIZES)) {
    const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block", ...options });
    const page = await context.newPage();
    const faults = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(`${address}#variant=${variant}&side=white&level=${LEVEL}`);
    await page.locator("fairywren-board .cell").first().waitFor();
    const { plies, outcome } = await playOut(page, size === "phone");
    const isFine = outcome !== null && faults.length === 0;
    if (!isFine) failed++;
    console.log(`${variant}, ${size}: ${plies} plies, ${outcome ?? "not ended"}${faults.map((fault) => `\n  ${fault}`).join("")}`);
    await context.close();
  }
}
await browser.close();
close();
process.exitCode = failed ? 1 : 0;

/** Plays White's moves until the page says that the game is over. */
async function playOut(page, isTouch) {
  for (;;) {
    await page.waitForFunction(() => {
      const { game } = document.querySelector("fairywren-board");
      return game.outcome !== null || game.turn === 0;
    });
    const state = await page.evaluate(() => {
      const { game } = document.querySelector("fairywren-board");
      return { plies: game.history.length, isOver: game.outcome !== null, moves: game.legalMoves() };
    });
    if (state.isOver) return { plies: state.plies, outcome: await page.locator("#outcome").innerText() };
    if (state.plies >= LONGEST) return { plies: state.plies, outcome: null };
    const move = state.moves[random(state.moves.length)];
    await press(page, move.from, isTouch);
    await press(page, move.to, isTouch);
    if (move.promotion) await page.locator(`fairywren-board button[data-promotion="${move.promotion}"]`).click();
    await page.waitForFunction((plies) => document.querySelector("fairywren-board").game.history.length > plies, state.plies);
  }
}

async function press(page, square, isTouch) {
  const box = await page.locator(`fairywren-board .cell[data-square="${square}"]`).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

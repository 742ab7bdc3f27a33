/**
 * The first thing that someone who has just arrived sees: `npm start`. A short tour in the terminal, then the page, served
 * until Ctrl+C. Where there is a screen a browser is opened on it.
 */
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { serveSite } from "./demo/static-server.mjs";

const FIRST_PORT = Number(process.env.PORT ?? 4173);
const PORTS = 20;

const [variant] = process.argv.slice(2);
const tour = [fileURLToPath(new URL("tour.mjs", import.meta.url)), variant, "500"];
const { status } = spawnSync(process.execPath, tour, { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const { address, close } = await serve(FIRST_PORT);
const isOpened = hasScreen() && openBrowser(address);
console.log(`
The page, to play, analyse, learn and make variants:  ${address}
${isOpened ? "A browser is opening it. " : ""}It is served until you press Ctrl+C.`);
// The reference takes a while, and nobody reads it first: where it is missing or old it is made meanwhile.
const reference = spawn(process.execPath, [fileURLToPath(new URL("build.mjs", import.meta.url)), "api"], {
  stdio: "ignore",
});
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    close();
    reference.kill();
    process.exit(0);
  });
}

/** On the first port that is free. */
async function serve(port) {
  try {
    return await serveSite(undefined, port);
  } catch (error) {
    if (error.code !== "EADDRINUSE" || port - FIRST_PORT >= PORTS) throw error;
    return serve(port + 1);
  }
}

/** Whether someone is looking: not in a pipe, not where checks run, not on a machine without a display. */
function hasScreen() {
  if (!process.stdout.isTTY || process.env.CI) return false;
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return process.platform !== "linux" || Boolean(DISPLAY || WAYLAND_DISPLAY);
}

/** Leaves the browser to itself; without one the address is there to be copied. */
function openBrowser(url) {
  const openers = { darwin: ["open", url], win32: ["cmd", "/c", "start", "", url] };
  const [program, ...words] = openers[process.platform] ?? ["xdg-open", url];
  const child = spawn(program, words, { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
  return true;
}

/** The page and the element in Safari's engine: what differs there from Chromium, where everything else is tested. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { builtDemo, builtOnce } from "../browser/built.ts";
import { FileServer } from "../browser/file-server.ts";
import { Webkit } from "../browser/webkit.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><path d="M5 5h35L22 41z"/></svg>';
const MAKE_PNG = `const canvas = Object.assign(document.createElement("canvas"), { width: 90, height: 90 });
const context = canvas.getContext("2d");
context.fillStyle = "#c00";
context.fillRect(10, 10, 70, 70);
return canvas.toDataURL("image/png").replace(/^.*,/, "");`;
/** Keeps what goes wrong in the page. Before all other scripts. */
const KEEP_FAULTS = `window.faults = [];
addEventListener("error", ({ message }) => faults.push(message));
addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective }) => faults.push(violatedDirective));
console.error = (...words) => faults.push(words.join(" "));
`;
const ELEMENT = `<!doctype html><html lang="en"><title>Element</title><script src="faults.js"></script><script src="cdn.js"></script>
<fairywren-board id="game" variant="crazyhouse" level="1"></fairywren-board>
<fairywren-board id="record" moves-list></fairywren-board></html>`;

let webkit: Webkit;
let server: FileServer;

beforeAll(async () => {
  const demo = await builtDemo();
  const pages = await builtOnce("webkit", async (folder) => {
    mkdirSync(folder);
    const page = readFileSync(path.join(demo, "index.html"), "utf8");
    writeFileSync(path.join(folder, "index.html"), page.replace("<head>", '<head><script src="faults.js"></script>'));
    writeFileSync(path.join(folder, "faults.js"), KEEP_FAULTS);
    writeFileSync(path.join(folder, "element.html"), ELEMENT);
  });
  const own = ["/index.html", "/faults.js", "/element.html"];
  server = await FileServer.open((name) => {
    if (own.includes(name)) return path.join(pages, name);
    return path.join(/^\/(cdn|kernel)/.test(name) ? DIST : demo, name);
  });
  webkit = await Webkit.open();
});

afterEach(async () => expect(await webkit.run("return faults")).toEqual([]));

afterAll(async () => {
  await webkit?.close();
  server?.close();
});

describe("the page in WebKit", () => {
  it("opens on its start page, with every variant to choose", async () => {
    await visit("");
    await until('document.querySelectorAll("#home .variant-card").length > 200');
  });

  it("shows its panels, and plays: pressed, dragged, with an opponent that answers", async () => {
    await visit("#variant=chess&side=white&level=1");
    await until('getComputedStyle(document.querySelector("#setup")).visibility === "visible"');
    await webkit.press(await squareAt("e2"));
    await webkit.press(await squareAt("e4"));
    await until(`${PLIES} === 2`);
    await webkit.drag(await squareAt("d2"), await squareAt("d3"));
    await until(`${PLIES} === 4`);
  });

  it.each(["crazyhouse", "xiangqi", "metamachy"])("has an engine for %s", async (id) => {
    await visit(`#variant=${id}&side=black&level=1`);
    await until(`${PLIES} === 1`);
    await show("analyse");
    await until('/Depth [2-9]/.test(document.querySelector("#thoughts").innerText)');
  });

  it("finds again what was left in the middle of a game", async () => {
    for (const move of ["e2e4", "d2d4", "c2c4"]) {
      await visit("#variant=chess&side=both");
      await until(`${BOARD}?.game`);
      await webkit.run(`${BOARD}.play(args[0])`, move);
    }
    await visit("#yours");
    await until('document.querySelectorAll(".shelf-card").length >= 3');
  });

  it("plays rules of one's own, with pictures of one's own", async () => {
    await visit("#variant=chess&side=both");
    await until(`${BOARD}?.game`);
    await drop(
      "body",
      "heron.yaml",
      btoa("name: Heron Chess\nextends: chess\npieces:\n  knight: { name: Heron, betza: NA }\n"),
    );
    await until(`${BOARD}.game.variant.name === "Heron Chess"`);
    await webkit.press(await squareAt("b1"));
    await webkit.press(await squareAt("d3"));
    await until(`${PLIES} === 1`);
    await show("make");
    await until('document.querySelector("#maker details.pictures")');
    await webkit.run('document.querySelector("#maker details.pictures").open = true');
    await until('document.querySelector(".picture-place")');
    for (const [name, bytes, kept] of [
      ["heron.svg", btoa(SVG), "shapes"],
      ["heron.png", await webkit.run<string>(MAKE_PNG), "pixels"],
    ]) {
      await drop(".picture-place", name, bytes);
      await until(`document.querySelector(".pictures .note[role=status]")?.textContent.startsWith("Kept as ${kept}")`);
    }
    await until(`${BOARD}.shadowRoot.querySelector('.pieces image[href^="data:image/"]')`);
  });

  it("draws the position as pixels", async () => {
    await visit("#variant=wildcastle");
    await until(`${BOARD}?.game`);
    await show("share");
    await until('document.querySelector("#sharing [value=picture]")');
    await webkit.run('document.querySelector("#sharing [value=picture]").click()');
    await until('document.querySelector("#picture-png")');
    const colours = await webkit.run<number>(`
      const asked = new Promise((resolve) => {
        HTMLAnchorElement.prototype.click = function () { resolve(this.href); };
      });
      document.querySelector("#picture-png").click();
      const picture = new Image();
      picture.src = await asked;
      await picture.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
      const context = canvas.getContext("2d");
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size;`);
    expect(colours).toBeGreaterThan(100);
  });
});

describe("the element in WebKit", () => {
  it("plays from the one script, and lists the moves of a record", async () => {
    await webkit.visit(`${server.address}/element.html`);
    await until('document.querySelector("#game").game');
    await webkit.run('document.querySelector("#game").play("e4")');
    await until('document.querySelector("#game").game.history.length === 2');
    await webkit.run('document.querySelector("#record").setAttribute("pgn", "1. e4 e5 2. Nf3 *")');
    await until(
      'document.querySelector("#record").shadowRoot.querySelector(".moves")?.getBoundingClientRect().height > 20',
    );
  });
});

const BOARD = 'document.querySelector("fairywren-board")';
const PLIES = `${BOARD}?.game?.history.length`;

async function visit(hash: string): Promise<void> {
  await webkit.visit(`${server.address}/${hash}`);
}

/** Waits until something is true in the page. */
async function until(condition: string): Promise<void> {
  await vi.waitFor(async () => expect(await webkit.run(`return Boolean(${condition})`), condition).toBe(true), {
    timeout: 20_000,
    interval: 100,
  });
}

async function show(panel: string): Promise<void> {
  await webkit.run("document.querySelector('#tab-' + args[0]).click()", panel);
}

function squareAt(square: string): Promise<readonly [number, number]> {
  return webkit.run(
    `const cell = ${BOARD}.shadowRoot.querySelector(\`[data-square="\${args[0]}"]\`).getBoundingClientRect();
     return [cell.x + cell.width / 2, cell.y + cell.height / 2];`,
    square,
  );
}

/** Lets a file fall on an element. */
async function drop(on: string, name: string, base64: string): Promise<void> {
  await webkit.run(
    `const [on, name, base64] = args;
     const data = new DataTransfer();
     data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
     for (const type of ["dragover", "drop"])
       document.querySelector(on).dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));`,
    on,
    name,
    base64,
  );
}

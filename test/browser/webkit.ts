/**
 * Safari's engine: Debian's WebKitGTK, driven by WebDriver (https://www.w3.org/TR/webdriver2/), of which these tests need so little
 * that it stands here. The libraries that speak it want a newer Node, or bring a browser's worth of files.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { Screen } from "./screen.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const START_MS = 10_000;

type Point = readonly [x: number, y: number];

export class Webkit {
  readonly #screen: Screen;
  readonly #driver: ChildProcess;
  readonly #session: string;

  /** Starts the browser. @throws {Error} when it is not installed */
  static async open(): Promise<Webkit> {
    if (!existsSync(DRIVER))
      throw new Error(`These tests need Debian's package 'webkit2gtk-driver': there is no ${DRIVER}.`);
    const screen = await Screen.open();
    const port = 20_000 + (process.pid % 20_000);
    const env = {
      ...process.env,
      DISPLAY: screen.display,
      // as in containers, where there are neither namespaces to shut it in nor a graphics card
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    };
    const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: "ignore" });
    const address = `http://127.0.0.1:${port}/session`;
    const options = { binary: miniBrowser(), args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const { sessionId } = (await whenUp(() => ask("POST", address, { capabilities }))) as { sessionId: string };
    return new Webkit(screen, driver, `${address}/${sessionId}`);
  }

  private constructor(screen: Screen, driver: ChildProcess, session: string) {
    this.#screen = screen;
    this.#driver = driver;
    this.#session = session;
  }

  async visit(url: string): Promise<void> {
    // another hash alone would not load the page again
    await ask("POST", `${this.#session}/url`, { url: "about:blank" });
    await ask("POST", `${this.#session}/url`, { url });
  }

  /** What a function's body returns in the page; a promise is waited for. */
  async run<Value>(body: string, ...args: readonly unknown[]): Promise<Value> {
    const script = `const done = arguments[arguments.length - 1];
      (async (...args) => { ${body} })(...arguments).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await ask("POST", `${this.#session}/execute/async`, { script, args });
    const { value, error } = answer as { readonly value: Value; readonly error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  press(point: Point): Promise<void> {
    return this.#point([moveTo(point), DOWN, UP]);
  }

  drag(from: Point, to: Point): Promise<void> {
    const between: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return this.#point([moveTo(from), DOWN, moveTo(between), moveTo(to), UP]);
  }

  async close(): Promise<void> {
    await ask("DELETE", this.#session).catch(() => null);
    this.#driver.kill();
    this.#screen.close();
  }

  async #point(actions: readonly object[]): Promise<void> {
    const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    await ask("POST", `${this.#session}/actions`, { actions: [mouse] });
  }
}

const DOWN = { type: "pointerDown", button: 0 };
const UP = { type: "pointerUp", button: 0 };

function moveTo([x, y]: Point): object {
  return { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 50 };
}

/** Where the browser of the package lies depends on the machine. */
function miniBrowser(): string {
  const files = execFileSync("find", ["/usr/lib", "-name", "MiniBrowser", "-path", "*webkit2gtk*"], {
    encoding: "utf8",
  });
  const [file] = files.trim().split("\n");
  if (!file) throw new Error("There is no MiniBrowser beside WebKitWebDriver.");
  return file;
}

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as {
    readonly value: { readonly error?: string; readonly message?: string } | null;
  };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

/** Asks again until there is somebody who answers. */
async function whenUp<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (Date.now() > end || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

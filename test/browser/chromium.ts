import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const CHROMIUM = "/usr/bin/chromium";

/** Starts the browser that these tests are for. @throws {Error} when it is not installed */
export async function launchChromium(): Promise<Browser> {
  if (!existsSync(CHROMIUM)) throw new Error(`These tests need Debian's package 'chromium': there is no ${CHROMIUM}.`);
  return chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
}

import { defineConfig } from "vitest/config";

/** Tests in a real browser need Chromium, so they have a command of their own: `npm run test:browser`. */
const inBrowser = process.env.BROWSER_TESTS === "1";
const BROWSER_TESTS = "test/**/*.browser.test.ts";

export default defineConfig({
  test: {
    environment: "node",
    include: [inBrowser ? BROWSER_TESTS : "test/**/*.test.ts"],
    exclude: inBrowser ? [] : [BROWSER_TESTS],
    testTimeout: 60_000,
  },
});

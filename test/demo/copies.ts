import type { Page } from "playwright-core";

/** What the page has copied, in place of the clipboard, which a browser without a screen may not have. */
export async function catchCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(globalThis, { copies });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text: string) => copies.push(text) } });
    Object.defineProperty(navigator, "share", { value: undefined });
  });
}

/** The last of it. */
export const copied = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly copies: readonly string[] }).copies.at(-1) ?? "");

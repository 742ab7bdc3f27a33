/** What keeps people out, as axe sees it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import type { Visit } from "../browser/visit.ts";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface Axe {
  readonly axe: { run(part: string, options: { readonly resultTypes: readonly string[] }): Promise<AxeResults> };
}

/** What axe finds in a part of the page, by rule and place. */
export function findings({ page }: Pick<Visit, "page">, part: string): Promise<string[]> {
  return axeFindings(page, part);
}

/** The same of any page. */
export async function axeFindings(page: Page, part: string): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (selector) => (globalThis as unknown as Axe).axe.run(selector, { resultTypes: ["violations"] }),
    part,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

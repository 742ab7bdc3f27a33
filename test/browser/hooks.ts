/** What tests of a page in a browser do before and after them. */
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Visit } from "./visit.ts";

const BUILD_MS = 90_000;

/** Opens a site before the tests of a file and closes it after them. @returns the site, once tests run */
export function withSite<Site extends { close(): Promise<void> }>(open: () => Promise<Site>): () => Site {
  let site: Site | null = null;
  beforeAll(async () => {
    site = await open();
  }, BUILD_MS);
  afterAll(() => site?.close());
  return () => {
    if (!site) throw new Error("the site is open while tests run");
    return site;
  };
}

/** Closes what a test opened, and fails it when a page had faults. @returns what opens a page of the site */
export function withVisits<Args extends unknown[], Kind extends Visit>(
  site: () => { open(...args: Args): Promise<Kind> },
): (...args: Args) => Promise<Kind> {
  let visits: Kind[] = [];
  afterEach(async () => {
    const faults = visits.flatMap((visit) => visit.faults);
    for (const visit of visits) await visit.close();
    visits = [];
    expect(faults).toEqual([]);
  });
  return async (...args) => {
    const visit = await site().open(...args);
    visits.push(visit);
    return visit;
  };
}

/** What contests came to, kept from run to run in `build/lockstep-results.json`. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../common/place.ts";
import type { ContestResult, Measure } from "./contest.ts";

const FILE = join(ROOT, "build", "lockstep-results.json");

/** The results of all runs so far, one for each variant and rival. */
export class Results {
  readonly #kept: Map<string, ContestResult>;

  private constructor(kept: readonly ContestResult[]) {
    this.#kept = new Map(kept.map((result) => [keyOf(result.variant, result.rival), result]));
  }

  static load(): Results {
    try {
      return new Results(JSON.parse(readFileSync(FILE, "utf8")));
    } catch {
      return new Results([]);
    }
  }

  all(): readonly ContestResult[] {
    return [...this.#kept.values()];
  }

  /** What a contest came to that was played to the same measure, or null. */
  find(variant: string, rival: string, { games, plies, seed }: Measure): ContestResult | null {
    const kept = this.#kept.get(keyOf(variant, rival));
    return kept && kept.games === games && kept.plies === plies && kept.seed === seed ? kept : null;
  }

  /** Keeps a result at once, so that a run that is stopped can be resumed. */
  keep(result: ContestResult): void {
    this.#kept.set(keyOf(result.variant, result.rival), result);
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(this.all(), null, 1)}\n`);
  }
}

function keyOf(variant: string, rival: string): string {
  return `${variant} ${rival}`;
}

/** The common part of engines, wherever they search. */
import type { Variant } from "../variant/variant.ts";
import { isWonByMate } from "../variant/won-by-mate.ts";
import { limitsCall } from "./calls.ts";
import { Game } from "./game.ts";
import type { Hint } from "./hint.ts";
import type { SearchInfo } from "./info.ts";
import { HINT_DEFAULT, type SearchLimits } from "./limits.ts";
import { checkHash, checkOverhead } from "./options.ts";
import type { SearchResult } from "./result.ts";

export abstract class BaseEngine {
  readonly variant: Variant;

  constructor(variant: Variant) {
    this.variant = variant;
  }

  abstract search(game: Game, limits?: SearchLimits): AsyncGenerator<SearchInfo, SearchResult, void>;
  /** @param megabytes validated */
  protected abstract useHash(megabytes: number): void;
  /** @param milliseconds validated */
  protected abstract useOverhead(milliseconds: number): void;

  async best(game: Game, limits?: SearchLimits): Promise<SearchResult> {
    const reports = this.search(game, limits);
    let report = await reports.next();
    while (!report.done) report = await reports.next();
    return report.value;
  }

  async hint(game: Game, wanted?: SearchLimits): Promise<Hint | null> {
    const limits = await limitsCall(wanted, HINT_DEFAULT);
    const [{ hintOf }, result] = await Promise.all([import("./hint.ts"), this.best(game, limits)]);
    return hintOf(Game.start(game.variant, { fen: game.fen() }), result, isWonByMate(game.variant));
  }

  setHash(megabytes: number): void {
    checkHash(megabytes);
    this.useHash(megabytes);
  }

  setMoveOverhead(milliseconds: number): void {
    checkOverhead(milliseconds);
    this.useOverhead(milliseconds);
  }
}

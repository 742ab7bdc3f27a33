/**
 * The engine of a session with a chess program, whatever protocol that speaks: made when it is first needed, with the
 * options that have been set, and again for the rules of another variant.
 */
import { eloLimits } from "../engine/elo.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import { levelLimits, STRONGEST_LEVEL } from "../engine/level.ts";
import type { SearchLimits } from "../engine/limits.ts";
import type { Variant } from "../variant/variant.ts";
import { checkValue, OPTIONS, type OptionName, spinValue } from "./uci-options.ts";

/** The options that are the engine's own, and no matter of a protocol. */
export const ENGINE_OPTIONS = [
  "Hash",
  "Clear Hash",
  "Threads",
  "MultiPV",
  "Skill Level",
  "UCI_LimitStrength",
  "UCI_Elo",
  "Move Overhead",
] as const satisfies readonly OptionName[];

type EngineOption = (typeof ENGINE_OPTIONS)[number];

export function isEngineOption(name: OptionName): name is EngineOption {
  return (ENGINE_OPTIONS as readonly OptionName[]).includes(name);
}

export class EngineRoom {
  /** `Skill Level`. */
  private level = STRONGEST_LEVEL;
  /** `UCI_LimitStrength` and `UCI_Elo`. */
  private isWeakened = false;
  private elo: number = OPTIONS.UCI_Elo.default;
  /** `MultiPV`. */
  private lines = 1;
  private hashMb: number = OPTIONS.Hash.default;
  private overheadMs: number = OPTIONS["Move Overhead"].default;
  private engine: Engine | null = null;
  /** Whether the engine must be cleared before the next search. */
  private isNewGame = false;

  /** The engine for a variant, with the options that have been set. */
  async ready(variant: Variant): Promise<Engine> {
    if (this.engine?.variant !== variant) this.drop();
    const options = { hashMb: this.hashMb, moveOverheadMs: this.overheadMs };
    this.engine ??= await createEngine(variant, options);
    if (this.isNewGame) this.engine.clear();
    this.isNewGame = false;
    return this.engine;
  }

  /** What was learned of the game before is forgotten at the next search. */
  newGame(): void {
    this.isNewGame = true;
  }

  /** The engine ends, because it failed or because the rules change. */
  drop(): void {
    this.engine?.close();
    this.engine = null;
  }

  /** Limits with those of the options. An endless search is analysis, at full strength. */
  limited(limits: SearchLimits): SearchLimits {
    const { lines } = this;
    if (limits.infinite) return { ...limits, lines };
    const held = [levelLimits(this.level), ...(this.isWeakened ? [eloLimits(this.elo)] : [])];
    const nodes = [limits.nodes, ...held.map((limit) => limit.nodes)].filter((count) => count !== undefined);
    const endings = held.every((limit) => limit.endings ?? true);
    return { ...limits, lines, endings, ...(nodes.length > 0 && { nodes: Math.min(...nodes) }) };
  }

  /** Sets an option.
   *  @throws {LineFault} when it cannot have the value */
  set(name: EngineOption, value: string | null): void {
    if (name === "Hash") this.setHash(spinValue(name, OPTIONS.Hash, value));
    if (name === "Clear Hash") this.engine?.clear();
    if (name === "Move Overhead") this.setOverhead(spinValue(name, OPTIONS[name], value));
    if (name === "Threads") spinValue(name, OPTIONS[name], value);
    if (name === "Skill Level") this.level = spinValue(name, OPTIONS[name], value);
    if (name === "UCI_LimitStrength") this.isWeakened = checkValue(name, value);
    if (name === "UCI_Elo") this.elo = spinValue(name, OPTIONS[name], value);
    if (name === "MultiPV") this.lines = spinValue(name, OPTIONS[name], value);
  }

  private setHash(megabytes: number): void {
    this.engine?.setHash(megabytes);
    this.hashMb = megabytes;
  }

  private setOverhead(milliseconds: number): void {
    this.engine?.setMoveOverhead(milliseconds);
    this.overheadMs = milliseconds;
  }
}

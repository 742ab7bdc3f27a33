/** The clocks of an XBoard session, and the limits that follow from them. */
import type { SearchLimits } from "../engine/limits.ts";
import { otherSide, type Side } from "../geometry/board.ts";
import { LineFault } from "./line-fault.ts";

/** `level`: so many moves in so much time, 0 for all moves; and what is added after each. */
interface Level {
  readonly moves: number;
  readonly baseMs: number;
  readonly incrementMs: number;
}

const LEVEL = /^(\d{1,4}) (\d{1,5})(?::(\d{1,2}))?\S* (\d{1,5}(?:\.\d{1,3})?)$/;
/** Deeper than any search gets. */
const DEEPEST = 120;

export class XboardClock {
  private level: Level | null = null;
  /** `st`: milliseconds for each move; null when clocks count. */
  private moveMs: number | null = null;
  /** `sd`. */
  private depth: number | null = null;
  /** What `time` and `otim` said last: the engine's clock and the other one; null before. */
  private ownMs: number | null = null;
  private otherMs: number | null = null;

  /** A new game: clocks are full, and the depth has no limit. */
  reset(): void {
    this.depth = null;
    this.ownMs = null;
    this.otherMs = null;
  }

  /** @throws {LineFault} for any other text than MOVES MINUTES[:SECONDS] INCREMENT */
  setLevel(text: string): void {
    const found = LEVEL.exec(text.replace(/[ \t]+/g, " "));
    if (!found) throw new LineFault("'level' needs moves, minutes or minutes:seconds, and seconds added for each move");
    const [moves, minutes, seconds, increment] = found.slice(1).map((part) => Number(part ?? 0));
    this.level = { moves, baseMs: (minutes * 60 + seconds) * 1000, incrementMs: increment * 1000 };
    this.moveMs = null;
    this.ownMs = null;
    this.otherMs = null;
  }

  setMoveTime(seconds: number): void {
    this.moveMs = Math.max(1, seconds * 1000);
  }

  setDepth(plies: number): void {
    this.depth = Math.min(plies, DEEPEST);
  }

  setOwn(centiseconds: number): void {
    this.ownMs = centiseconds * 10;
  }

  setOther(centiseconds: number): void {
    this.otherMs = centiseconds * 10;
  }

  /** The clocks go on by what the engine has just used. */
  spend(elapsedMs: number): void {
    if (this.ownMs !== null) this.ownMs -= elapsedMs;
  }

  /** The limits of a search.
   *  @param side that the engine plays
   *  @param played moves that this side has made */
  limits(side: Side, played: number): SearchLimits {
    const depth = this.depth === null ? {} : { depth: this.depth };
    if (this.moveMs !== null) return { ...depth, timeMs: this.moveMs };
    if (this.level) return { ...depth, clock: this.clock(this.level, side, played) };
    return this.depth === null ? { timeMs: 1000 } : depth;
  }

  private clock({ moves, baseMs, incrementMs }: Level, side: Side, played: number): SearchLimits["clock"] {
    const remainingMs: [number, number] = [0, 0];
    remainingMs[side] = Math.max(1, this.ownMs ?? baseMs);
    remainingMs[otherSide(side)] = Math.max(1, this.otherMs ?? baseMs);
    return {
      remainingMs,
      incrementMs: [incrementMs, incrementMs],
      ...(moves > 0 && { movesToGo: moves - (played % moves) }),
    };
  }
}

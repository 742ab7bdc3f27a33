import type { Side } from "../geometry/board.ts";
import { writeFenKey } from "../notation/fen.ts";
import type { CheckMark } from "../notation/san.ts";
import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { checkMarkOf, describeMove, type GameMove } from "./game-move.ts";
import type { Standing } from "./outcome.ts";
import { askRules } from "./shared.ts";

/** One position of a game with what the rules say about it, asked once. */
export class Ply {
  readonly position: Position;
  readonly moves: readonly Move[];
  readonly check: boolean;
  /** Equal for positions that are the same to the repetition rule. */
  readonly key: string;
  readonly #variant: Variant;
  #described: readonly GameMove[] | null = null;
  #dead: boolean | null = null;

  constructor(variant: Variant, position: Position) {
    const { moves, check } = askRules(variant, position, (rules) => ({
      moves: rules.legalMoves(),
      check: rules.inCheck(),
    }));
    this.position = position;
    this.moves = moves;
    this.check = check;
    this.key = writeFenKey(variant, position);
    this.#variant = variant;
  }

  /** The position after one of the legal moves. */
  after(move: Move): Ply {
    const position = askRules(this.#variant, this.position, (rules) => {
      rules.play(move);
      return rules.position();
    });
    return new Ply(this.#variant, position);
  }

  /** `#` for the side to move mated, `+` for in check. */
  get mark(): CheckMark {
    if (!this.check) return "";
    return this.moves.length === 0 ? "#" : "+";
  }

  /** The legal moves in words. */
  describe(): readonly GameMove[] {
    this.#described ??= this.#describeAll();
    return this.#described;
  }

  standing(occurrences: number): Standing {
    const { turn, halfmoves } = this.position;
    const dead = this.#isDead();
    return { turn, check: this.check, movable: this.moves.length > 0, dead, occurrences, halfmoves };
  }

  /** Whether a side has something to mate with: a man beside the royal one, or a royal man that mates alone. */
  canMate(side: Side): boolean {
    const { royal } = this.#variant;
    const { men } = this.position;
    if (men.some((man) => man?.side === side && man.kind !== royal)) return true;
    const bare = {
      ...this.position,
      men: men.map((man) => (man?.kind === royal ? man : null)),
      rights: [],
      enPassant: null,
    };
    return !askRules(this.#variant, bare, (rules) => rules.isDead());
  }

  #describeAll(): readonly GameMove[] {
    return askRules(this.#variant, this.position, (rules) =>
      this.moves.map((move) => describeMove(this.#variant, this.moves, move, checkMarkOf(rules, move))),
    );
  }

  #isDead(): boolean {
    if (this.#dead !== null) return this.#dead;
    this.#dead = askRules(this.#variant, this.position, (rules) => rules.isDead());
    return this.#dead;
  }
}

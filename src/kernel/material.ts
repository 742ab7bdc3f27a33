/**
 * Dead positions: those that no sequence of moves can mate, judged by material.
 *
 * With at most one piece besides the kings, the kernel tries every placement, so the answer is exact. With more, where pieces
 * hop over others no position is called dead; elsewhere one is dead only if nobody can ever give check because no piece but
 * the kings captures, or if all pieces are bound to one colour of square (bishops of one colour) and even attacks on every
 * square of that colour would not mate.
 * A piece that cannot capture still counts when others can: it may block its own king's escape. Answers are computed on
 * demand and cached.
 */
import type { KindPlan } from "../compile/kinds.ts";
import type { Path } from "../compile/paths.ts";
import { keepsShade } from "../compile/shade-bound.ts";
import {
  type Board,
  type BySide,
  boardSquares,
  otherSide,
  SIDES,
  type Side,
  type Square,
  shadeOf,
} from "../geometry/board.ts";
import { expectKing } from "../rules/rule.ts";
import { hasHoppers, hasStrikers } from "../variant/piece-ways.ts";
import type { Piece } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

/** No piece besides the kings. */
const ALONE = -1;

type MayMate = (board: Board, kings: BySide<KindPlan>, extra: KindPlan | null) => boolean;

/** Denies mates at a glance: fetched with rich kernels, of which that for large boards has most to try. */
let mayMate: MayMate = () => true;

export function provideMayMate(own: MayMate): void {
  mayMate = own;
}

export class DeadMaterial {
  readonly #variant: Variant;
  readonly #isUnclear: boolean;
  readonly #plans: readonly KindPlan[];
  readonly #mateExists: (extra: number) => number;
  readonly #mates = new Map<KindPlan | null, boolean>();
  readonly #keepers = new Map<KindPlan, boolean>();
  readonly #shades = new Map<number, boolean>();
  /** By kind. */
  readonly #lively: boolean[] = [];
  #areRoyalsEven: boolean | null = null;

  /** @param mateExists whether the kernel finds a mate with one more piece, given by side and kind, or -1 for none */
  constructor(variant: Variant, plans: readonly KindPlan[], mateExists: (extra: number) => number) {
    this.#variant = variant;
    this.#isUnclear = hasHoppers(variant) || hasStrikers(variant);
    this.#plans = plans;
    this.#mateExists = mateExists;
  }

  /** Whether mate is possible at a glance: two pieces besides the kings, one of a kind that captures and changes the
   *  colour of its square, for either side. False decides nothing.
   *  @param kindOn -1 for an empty square */
  isLively(kindOn: (square: Square) => number): boolean {
    const { board, royal } = this.#variant;
    let others = 0;
    let lively = false;
    for (let square = 0; square < board.files * board.ranks; square++) {
      const kind = kindOn(square);
      if (kind < 0 || kind === royal) continue;
      this.#lively[kind] ??= SIDES.every((side) => this.#captures({ kind, side }) && !this.#keepsShade({ kind, side }));
      lively ||= this.#lively[kind];
      if (++others > 1 && lively) return true;
    }
    return false;
  }

  isDead(pieces: readonly (Piece | null)[]): boolean {
    const others = [...pieces.entries()].filter(([, piece]) => piece !== null && piece.kind !== this.#variant.royal);
    if (others.length === 0) return !this.#canMate(null);
    const [[first, piece]] = others as [Square, Piece][];
    if (others.length === 1) return this.#becomes(piece).every((plan) => !this.#canMate(plan));
    if (this.#isUnclear) return false;
    if (others.every(([, other]) => other && !this.#captures(other)) && this.#royalsNeverCheck()) return true;
    const shade = shadeOf(this.#variant.board, first);
    const keepsShade = ([square, other]: [Square, Piece | null]) =>
      shadeOf(this.#variant.board, square) === shade && other !== null && this.#keepsShade(other);
    return others.every(keepsShade) && !this.#canMateOnShade(shade);
  }

  /** @param extra the piece beside the kings, if any */
  #canMate(extra: KindPlan | null): boolean {
    return remember(this.#mates, extra, () => this.#mayMate(extra) && this.#mateExists(extra?.sideKind ?? ALONE) === 1);
  }

  /** What takes a moment, before every placement is tried. Where kings may not flee, or a move needs a place for a wall, nothing is
   *  said at a glance. */
  #mayMate(extra: KindPlan | null): boolean {
    const { board, check, walls } = this.#variant;
    if (this.#isUnclear || check.flight !== undefined || walls !== null) return true;
    const kings = [this.#royal(0), this.#royal(1)] as const;
    return mayMate(board, kings, extra);
  }

  /** Whether a piece, or what it may promote to, captures anything or gives check anywhere. */
  #captures(piece: Piece): boolean {
    return this.#becomes(piece).some(({ movement }) => !movement.attackSet.isEmpty);
  }

  /** Whether a king that attacks the other is always attacked by it, so that it could not have moved there. */
  #royalsNeverCheck(): boolean {
    this.#areRoyalsEven ??= SIDES.every((side) => isAlwaysAnswered(this.#royal(side), this.#royal(otherSide(side))));
    return this.#areRoyalsEven;
  }

  #keepsShade(piece: Piece): boolean {
    const { board } = this.#variant;
    return remember(this.#keepers, this.#planOf(piece), () =>
      this.#becomes(piece).every(({ movement }) => keepsShade(board, movement)),
    );
  }

  /** The piece and all that it may become by successive promotions; the last first, because they mate soonest. */
  #becomes({ kind, side }: Piece): KindPlan[] {
    const kinds = [kind];
    for (const from of kinds) {
      const to = this.#planOf({ kind: from, side }).becoming;
      kinds.push(...to.filter((other) => !kinds.includes(other)));
    }
    return kinds.map((other) => this.#planOf({ kind: other, side })).reverse();
  }

  #canMateOnShade(shade: number): boolean {
    return remember(this.#shades, shade, () =>
      SIDES.some((mated) =>
        new ShadeMates(this.#variant.board, shade, this.#royal(mated), this.#royal(otherSide(mated))).exist(),
      ),
    );
  }

  #royal(side: Side): KindPlan {
    return this.#planOf({ kind: expectKing(this.#variant), side });
  }

  #planOf({ kind, side }: Piece): KindPlan {
    return this.#plans[side * this.#variant.pieceTypes.length + kind];
  }
}

/** Whether every attack of one king is on a square from which the other attacks back by a leap. */
function isAlwaysAnswered(royal: KindPlan, other: KindPlan): boolean {
  return royal.movement.attacks.every(
    (paths, from) =>
      royal.barred.has(from) ||
      paths.every(
        ({ target }) =>
          other.barred.has(target) ||
          other.movement.attacks[target].some((path) => path.target === from && path.empties.length === 0),
      ),
  );
}

/**
 * Mates of a king when the enemy may attack and block any squares of one colour; squares of the other colour are
 * guarded by the enemy king alone.
 */
class ShadeMates {
  readonly #board: Board;
  readonly #shade: number;
  readonly #mated: KindPlan;
  readonly #enemy: KindPlan;

  constructor(board: Board, shade: number, mated: KindPlan, enemy: KindPlan) {
    this.#board = board;
    this.#shade = shade;
    this.#mated = mated;
    this.#enemy = enemy;
  }

  exist(): boolean {
    const squares = boardSquares(this.#board);
    return squares.some((king) => squares.some((enemy) => enemy !== king && this.#isMate(king, enemy)));
  }

  #isMate(king: Square, enemy: Square): boolean {
    const { attacks, captures, quiets } = this.#mated.movement;
    if (attacks[king].some((path) => path.target === enemy && !this.#canBlock(path))) return false;
    if (!this.#onShade(king) && !this.#guards(enemy, king)) return false;
    return [...quiets[king], ...captures[king]].every((path) => this.#isStopped(path, enemy));
  }

  #isStopped(path: Path, enemy: Square): boolean {
    if (this.#onShade(path.target) || this.#canBlock(path) || path.empties.includes(enemy)) return true;
    return path.target === enemy || this.#guards(enemy, path.target);
  }

  #canBlock({ empties }: Path): boolean {
    return empties.some((square) => this.#onShade(square));
  }

  /** Whether the enemy king attacks a square, on a path without blockers. */
  #guards(enemy: Square, square: Square): boolean {
    return this.#enemy.movement.attacks[enemy].some(({ target }) => target === square);
  }

  #onShade(square: Square): boolean {
    return shadeOf(this.#board, square) === this.#shade;
  }
}

function remember<K, V>(known: Map<K, V>, key: K, ask: () => V): V {
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  return answer;
}

import type { Side, Square } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { ANY_WORD, type WordPattern, wordsBetween } from "../kernel/words.ts";
import { bareState, isAboutMate, winnerOfDraw } from "../rules/rule.ts";
import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";
import { describeMove, type GameMove } from "./game-move.ts";
import type { Standing } from "./outcome.ts";
import { markOf, type Scoresheet } from "./scoresheet.ts";
import { askRules } from "./shared.ts";

/** The current position of a game and its status under the rules, computed on demand and once. */
export class Ply {
  readonly #sheet: Scoresheet;
  #position: Position | null = null;
  #described: readonly GameMove[] | null = null;
  #standing: Standing | null = null;

  constructor(sheet: Scoresheet) {
    this.#sheet = sheet;
  }

  get position(): Position {
    this.#position ??= this.#sheet.length === 0 ? this.#sheet.start : this.#sheet.ask((kernel) => kernel.position());
    return this.#position;
  }

  /** The legal moves in words. */
  describe(): readonly GameMove[] {
    this.#described ??= this.#describeThose(ANY_WORD);
    return this.#described;
  }

  /** Those of the piece on a square. */
  describeFrom(square: Square): readonly GameMove[] {
    const name = squareName(this.#sheet.variant.board, square);
    const those = this.#described ?? this.#describeThose(wordsBetween(square, null));
    return those.filter(({ from, drop }) => from === name && !drop);
  }

  get standing(): Standing {
    this.#standing ??= this.#judgedBy(winnerOfDraw(this.#sheet.variant, () => this.position));
    return this.#standing;
  }

  /** Whether a side has mating material: any piece besides the king, or a king that mates alone. Games with other goals or
   *  with hands can always be won. */
  canMate(side: Side): boolean {
    const { variant } = this.#sheet;
    if (variant.hands) return true;
    const { pieces } = this.position;
    if (!isAboutMate(variant)) return true;
    if (pieces.some((piece) => piece?.side === side && piece.kind !== variant.royal)) return true;
    const bare = {
      ...this.position,
      pieces: pieces.map((piece) => (piece?.kind === variant.royal ? piece : null)),
      ...bareState(variant),
    };
    return !askRules(variant, bare, (rules) => rules.isDead());
  }

  #judgedBy(drawWinner: Side | null): Standing {
    return this.#sheet.ask((kernel, count) => ({
      turn: kernel.turn,
      check: this.#sheet.mark !== "",
      movable: count > 0,
      dead: kernel.isDead(),
      occurrences: this.#sheet.occurrences,
      checkedThroughout: this.#sheet.checkedThroughout,
      // a turn that goes on is not made yet
      halfmoves: kernel.hasBegunTurn ? kernel.clock - 1 : kernel.clock,
      countLimit: kernel.countLimit,
      ended: kernel.verdict(),
      pieces: count > 0 ? null : kernel.pieceCounts(),
      drawWinner,
    }));
  }

  #describeThose(pattern: WordPattern): readonly GameMove[] {
    const { variant } = this.#sheet;
    return this.#sheet.ask((kernel, count) => {
      const moves = kernel.sift(count, pattern);
      const rivals = byTarget(pattern === ANY_WORD ? moves : kernel.sift(count, ANY_WORD));
      const { turn, moveNumber } = kernel;
      const described = moves.map((move) =>
        describeMove(variant, { turn, moveNumber }, rivals[move.to], move, markOf(kernel.answers(move.word))),
      );
      kernel.list();
      return described;
    });
  }
}

function byTarget<Some extends Move>(moves: readonly Some[]): readonly (readonly Some[])[] {
  const lists: Some[][] = [];
  for (const move of moves) {
    lists[move.to] ??= [];
    lists[move.to].push(move);
  }
  return lists;
}

/** A game played again by other rules, with all that was tried beside it. */
import { Game, type StartOptions, type Variant } from "../src/index.ts";
import { addMove, type MoveNode, makeRoot, pathTo } from "./tree.ts";

/** Of the game that is played again. */
export interface Trace {
  readonly rules: { readonly variant: Variant };
  readonly start: StartOptions;
  readonly root: MoveNode;
  readonly current: MoveNode;
}

export interface Retraced {
  /** At the place that was on the board. */
  readonly game: Game;
  readonly root: MoveNode;
  readonly current: MoveNode;
  /** Every place of the game before, and what has become of it. */
  readonly nodes: ReadonlyMap<MoveNode, MoveNode>;
}

/** Plays all lines again by the rules of a variant; null when they begin elsewhere by these, or have a move that is not
 *  legal by them. */
export function retrace({ rules, start, root, current }: Trace, variant: Variant): Retraced | null {
  try {
    const game = Game.start(variant, start);
    if (game.fen() !== Game.start(rules.variant, start).fen()) return null;
    const nodes = new Map([[root, makeRoot()]]);
    follow(game, root, nodes);
    for (const { move } of pathTo(current)) if (move) game.play(move.uci);
    current.ending?.(game);
    return { game, root: nodes.get(root) as MoveNode, current: nodes.get(current) as MoveNode, nodes };
  } catch {
    return null;
  }
}

function follow(game: Game, from: MoveNode, nodes: Map<MoveNode, MoveNode>): void {
  const parent = nodes.get(from) as MoveNode;
  for (const child of from.children) {
    const node = addMove(parent, game.play(child.move?.uci ?? ""));
    node.ending = child.ending;
    nodes.set(child, node);
    follow(game, child, nodes);
    game.undo();
  }
}

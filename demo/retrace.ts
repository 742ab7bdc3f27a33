/** Replays a game under other rules, with all its branches. */
import { Game, type StartOptions, type Variant } from "../src/index.ts";
import { addMove, type MoveNode, makeRoot, pathTo } from "./tree.ts";

/** The game to replay. */
export interface Trace {
  readonly rules: { readonly variant: Variant };
  readonly start: StartOptions;
  readonly root: MoveNode;
  readonly current: MoveNode;
}

export interface Retraced {
  /** At the position that was on the board. */
  readonly game: Game;
  readonly root: MoveNode;
  readonly current: MoveNode;
  /** Every node of the old tree, and its counterpart in the new one. */
  readonly nodes: ReadonlyMap<MoveNode, MoveNode>;
}

/** Replays all lines under the rules of a variant; null when these start elsewhere, or make a move illegal. */
export function retrace({ rules, start, root, current }: Trace, variant: Variant): Retraced | null {
  try {
    const game = Game.start(variant, start);
    if (game.fen() !== Game.start(rules.variant, start).fen()) return null;
    const nodes = new Map([[root, { ...makeRoot(), remarks: root.remarks }]]);
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
    node.remarks = child.remarks;
    nodes.set(child, node);
    follow(game, child, nodes);
    game.undo();
  }
}

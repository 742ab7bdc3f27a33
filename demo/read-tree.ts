/** Reads a game with its branches, comments and judgements from PGN. */
import { Game, type PgnGame, type PgnMove, type StartOptions, type Variant } from "../src/index.ts";
import { judgedMove } from "../src/notation.ts";
import { addMove, type MoveNode, makeRoot, NO_REMARKS, type Remarks } from "./tree.ts";

/** Plays the moves of a game that was read, branches included.
 *  @throws {FairywrenError} at a move that is not legal, in a variation too */
export function readTree({ comments, moves }: PgnGame, variant: Variant, start: StartOptions): MoveNode {
  const root = makeRoot();
  root.remarks = { ...NO_REMARKS, comments };
  follow(Game.start(variant, start), root, moves);
  return root;
}

/** Plays a line and its branches into a tree, and undoes it. */
function follow(game: Game, from: MoveNode, line: readonly PgnMove[]): void {
  let node = from;
  for (const read of line) {
    const before = node;
    const move = game.play(read.san + (read.signs ?? ""));
    node = addMove(before, move);
    node.remarks = merged(node.remarks, judgedMove(read, move.san));
    const { variations } = read;
    if (variations.length === 0) continue;
    game.undo();
    for (const variation of variations) follow(game, before, variation);
    game.play(move.uci);
  }
  for (const _ of line) game.undo();
}

/** A branch may begin with the move that it is a branch of. */
function merged(known: Remarks, { nags, before, comments }: Remarks): Remarks {
  return {
    nags: [...new Set([...known.nags, ...nags])],
    before: [...known.before, ...before],
    comments: [...known.comments, ...comments],
  };
}

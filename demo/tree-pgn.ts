/** Reads and writes a game with its branches, comments and judgements as PGN. */
import { Game, type PgnGame, type PgnMove, type StartOptions, type Variant } from "../src/index.ts";
import { judgedMove, parsePgn, turnNumber, writePgn } from "../src/notation.ts";
import { addMove, endOf, type MoveNode, makeRoot, NO_REMARKS, pathTo, type Remarks } from "./tree.ts";

export interface WriteOptions {
  /** Those of the game's own are written as well, unless they are among these. */
  readonly tags?: Readonly<Record<string, string>>;
  /** What is added to the comments of a move, such as its time. */
  readonly addOn?: (node: MoveNode) => string | null;
}

/** Writes a game and its branches. @param end the last node of the main line */
export function writeTree(game: Game, end: MoveNode, { tags, addOn = () => null }: WriteOptions = {}): string {
  const text = game.pgn(tags);
  const parsed = parsePgn(text);
  if (!parsed.ok) return text;
  const path = pathTo(end);
  const { comments } = (path[0]?.parent ?? end).remarks;
  return writePgn({
    ...parsed.games[0],
    comments,
    moves: lineOf(path, { addOn, isOfTurns: game.variant.series !== null }),
  });
}

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

/** How lines are written. */
interface Manner extends Pick<WriteOptions, "addOn"> {
  /** Whether turns may have several moves. */
  readonly isOfTurns: boolean;
}

function lineOf(nodes: readonly MoveNode[], manner: Manner): PgnMove[] {
  return nodes.map((node) => moveOf(node, besides(node), manner));
}

/** A branch: the siblings of its first move have been written already. */
function branchOf(first: MoveNode, { isOfTurns }: Manner): PgnMove[] {
  const further = pathTo(endOf(first)).slice(pathTo(first).length);
  const manner = { isOfTurns };
  return [moveOf(first, [], manner), ...lineOf(further, manner)];
}

function besides(node: MoveNode): MoveNode[] {
  return node.parent?.children.filter((child) => child !== node) ?? [];
}

function moveOf(node: MoveNode, branches: readonly MoveNode[], manner: Manner): PgnMove {
  const { move, parent, remarks } = node;
  const { nags, before, comments } = remarks;
  const variations = branches.map((branch) => branchOf(branch, manner));
  const addOn = manner.addOn?.(node);
  return {
    san: move?.san ?? "",
    offset: 0,
    ...(manner.isOfTurns && move && { number: turnNumber(move, parent?.move ?? undefined) }),
    nags,
    before,
    comments: [...comments, ...(addOn ? [addOn] : [])],
    variations,
  };
}

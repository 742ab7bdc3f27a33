/** Walls against the other rules: phases that make a turn, and pieces whose moves have no room for a wall. */
import type { Army } from "../../definition/army.ts";
import type { Turn, VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { squareCount } from "../../geometry/board.ts";
import { FEW_KINDS } from "../../variant/kinds.ts";
import { isHopper, isStriker } from "../../variant/piece-ways.ts";
import type { RulesOfVariant } from "../model.ts";
import { writtenWalls } from "./read.ts";

/** A move has no room to say more. */
const MOST_SQUARES = 128;

const KEY = ["turn"];
const TURNS =
  "a turn is '[move]', '[{ move: or-pass }]', '[move, move]', '[{ moves: 3 }]', '[move, { wall: duck }]' or '[{ one-of: [move, { wall: edge }] }]'";

export function checkWalls(
  ground: Ground,
  army: Army,
  { turn }: VariantDocument,
  rules: Pick<RulesOfVariant, "entering" | "walls">,
): void {
  if (turn === undefined || ground.faults.isBroken(KEY)) return;
  const message = whyNoTurn(turn);
  if (message) ground.faults.key(KEY, { code: "turn", message });
  else if (rules.walls) checkOthers(ground, army, rules);
}

function whyNoTurn(turn: NonNullable<VariantDocument["turn"]>): string | null {
  const sides = Array.isArray(turn) ? [turn] : [turn.white ?? ["move"], turn.black ?? ["move"]];
  const wrong = sides.map(whyNoSequence).find((message) => message !== null);
  if (wrong) return wrong;
  const walls = writtenWalls(turn).map(({ phase, isAlone }) => JSON.stringify([phase, isAlone]));
  const isShared = walls.length === 0 || (walls.length === sides.length && walls.every((wall) => wall === walls[0]));
  return isShared ? null : "Both sides have to build the same walls: write one list for both.";
}

type Phases = Extract<Turn, readonly unknown[]>;

function whyNoSequence(phases: Phases): string | null {
  if (phases.some((phase) => typeof phase === "object" && !isWhole(phase)))
    return `A phase has 'move', 'moves', 'wall' or 'one-of' alone; only with 'wall' there is 'on', and only with 'moves' 'first', 'grows' and 'check': ${TURNS}.`;
  const names = phases.map((phase) => (typeof phase === "string" ? phase : KINDS.find((key) => key in phase)));
  if (names.includes("one-of"))
    return names.length === 1 ? whyNoChoice(phases) : `'one-of' is a turn by itself: ${TURNS}.`;
  if (!names.includes("wall")) return names.length === 1 || areMoves(phases) ? null : whyNoMoves(names);
  if (names[0] === "wall" || names[1] !== "wall") return `A wall is built after a move: ${TURNS}.`;
  return phases[0] === "move" ? null : `With a wall a turn has a move that is not passed: ${TURNS}.`;
}

/** The keys by which a phase is known. */
const KINDS = ["move", "moves", "wall", "one-of"] as const;

function areMoves(phases: Phases): boolean {
  return phases.every((phase) => phase === "move");
}

function whyNoMoves(names: readonly unknown[]): string {
  return names.includes("moves")
    ? `'moves' is a turn by itself: ${TURNS}.`
    : `Who moves twice makes both moves: ${TURNS}.`;
}

/** Whether a phase is one thing, of which other keys tell more. */
function isWhole(phase: Extract<Phases[number], object>): boolean {
  const { on, first, grows, check, ...rest } = phase;
  const areOfMoves = [first, grows, check].every((more) => more === undefined) || rest.moves !== undefined;
  return Object.keys(rest).length === 1 && (on === undefined || rest.wall !== undefined) && areOfMoves;
}

function whyNoChoice([phase]: Phases): string | null {
  const choices = (typeof phase === "object" && phase["one-of"]) || [];
  const moves = choices.filter((choice) => choice === "move").length;
  const wall = choices.find((choice) => typeof choice === "object")?.wall;
  if (wall === "arrow" || wall === "past")
    return `Where no piece has moved, there is no place for ${quote(wall)}: write duck, edge or static.`;
  return moves === 1 ? null : `'one-of' has 'move' and a wall to choose from: ${TURNS}.`;
}

/** What cannot be played with walls yet. */
function checkOthers(ground: Ground, { pieceTypes }: Army, { entering }: Pick<RulesOfVariant, "entering">): void {
  const refuse = (message: string) => ground.faults.key(KEY, { code: "unsupported-rule", message });
  if (entering) refuse("Where pieces enter from the hand as others leave, nobody can build walls yet.");
  const squares = squareCount(ground.board);
  if (squares > MOST_SQUARES)
    refuse(`The board has ${squares} squares; walls are built on boards of at most ${MOST_SQUARES}.`);
  if (pieceTypes.length > FEW_KINDS)
    refuse(`There are ${pieceTypes.length} pieces, and where walls are built there are at most ${FEW_KINDS}.`);
  const jumper = pieceTypes.find((pieceType) => isStriker(pieceType) || isHopper(pieceType));
  if (jumper)
    refuse(
      `${quote(jumper.id)} goes over pieces or takes on its way, and with such a piece nobody can build walls yet.`,
    );
}

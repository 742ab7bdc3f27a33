/** Turns of several moves against the other rules. */
import type { Path } from "../../definition/located.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import type { Condition, RulesOfVariant } from "../model.ts";
import { mayPass } from "../rule.ts";
import { writtenSeries } from "./read.ts";

const KEY = ["turn"];

type Others = Pick<RulesOfVariant, "passes" | "series" | "counting"> & {
  readonly goals: readonly { readonly condition: Condition; readonly path: Path | null }[];
};

export function checkSeries(ground: Ground, { turn }: VariantDocument, rules: Others): void {
  if (turn === undefined || ground.faults.isBroken(KEY)) return;
  const [white, black] = writtenSeries(turn);
  const wrong = (message: string) => ground.faults.key(KEY, { code: "turn", message });
  if (!white.isShared) {
    if (black.first !== undefined) wrong("The first turn is White's: write 'first' in the list of White or of both.");
    if (white.grows !== undefined || black.grows !== undefined)
      wrong("Turns grow from one side to the other: with 'grows' write one list for both.");
    if (white.moves > 1 && black.moves > 1 && (white.check ?? "ends") !== (black.check ?? "ends"))
      wrong("What a check means within a turn is the same for both sides.");
  }
  if (white.first !== undefined && white.grows !== undefined)
    wrong("With 'grows' the first turn has as many moves as 'moves' says: leave 'first' out.");
  if (!rules.series && [white, black].some(({ isWritten }) => isWritten))
    wrong("A turn of one move is the usual one: write 'move', or more moves, or 'grows'.");
  if (rules.series) checkOthers(ground, rules, white.isShared);
}

/** What cannot be played in turns of several moves yet, where it is written. */
function checkOthers(ground: Ground, rules: Others, isShared: boolean): void {
  const fault = (what: string) =>
    ({ code: "unsupported-rule", message: `In turns of several moves ${what} yet.` }) as const;
  if (mayPass(rules) && !isShared) ground.faults.key(KEY, fault("nobody can pass"));
  if (rules.counting) ground.faults.value(["draws", "counting", 0], fault("moves cannot be counted out"));
  for (const { condition, path } of rules.goals)
    if (path && isOfTurns(condition)) ground.faults.value(path, fault("a game cannot end so"));
}

/** Conditions that ask who moves next, or before. */
function isOfTurns(condition: Condition): boolean {
  if (condition.type === "perpetual-check" || condition.type === "repetition") return true;
  if (condition.type === "reach") return condition.held || condition.answerable;
  return (condition.type === "taken" || condition.type === "lost") && condition.answerable;
}

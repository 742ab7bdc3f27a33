/** Those who do the work of a tuning: several threads, or this one alone. */
import { pause } from "../engine/pause.ts";
import type { AnswerOf, Order, TaskOf, Work } from "./order.ts";
import { Workshop } from "./workshop.ts";

export interface Crew {
  /** How many tasks of a kind are done at a time. */
  size(kind: Work): number;
  /** Rejects when the work cannot be done. */
  ask<Kind extends Work>(task: TaskOf<Kind>): Promise<AnswerOf<Kind>>;
}

/** This thread alone, which other events are heard on between tasks. */
export function loneCrew(order: Order): Crew {
  const workshop = new Workshop(order);
  return {
    size: () => 1,
    ask: async (task) => {
      await pause();
      return workshop.do(task);
    },
  };
}

/**
 * Has tasks done until there are none left.
 * @param next called whenever somebody is free; null when there is nothing more to do
 * @param done called as tasks are done, in any order
 */
export async function employ<Kind extends Work>(
  crew: Crew,
  kind: Kind,
  next: () => TaskOf<Kind> | null,
  done: (task: TaskOf<Kind>, answer: AnswerOf<Kind>) => void,
): Promise<void> {
  const work = async () => {
    for (let task = next(); task !== null; task = next()) done(task, await crew.ask(task));
  };
  await Promise.all(Array.from({ length: crew.size(kind) }, work));
}

import { Game } from "../../../src/index.ts";
import { parseVariant } from "../../../src/yaml.ts";

/** Does what a user waits for: reads the YAML, examines every start, and lists the first moves. Answers how many there are. */
export async function countFirstMoves(yaml: string): Promise<number> {
  return Game.start(parseVariant(yaml)).legalMoves().length;
}

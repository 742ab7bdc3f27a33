import { parseVariant } from "../../src/definition/parse.ts";
import { Kernel } from "../../src/kernel/kernel.ts";

/** Does what a user waits for: reads the YAML, makes the kernel ready and lists the first moves. Answers how many there are. */
export async function countFirstMoves(yaml: string): Promise<number> {
  const variant = parseVariant(yaml);
  const kernel = Kernel.open(variant);
  kernel.setPosition(variant.setup);
  return kernel.legalMoves().length;
}

/** What is left to chance, by the generator of the kernel's tables, so that a seed means the same for good. */
export { randomWords } from "../../src/compile/random.ts";
export { type Dice, diceOf } from "../../src/tune/dice.ts";

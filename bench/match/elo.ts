/** What a match says of the difference in strength: the tuner's gate judges by the same. */
export * from "../../src/tune/elo.ts";

/** Rules that people know and this format does not have yet, by what several keys would mean. */

/** What a key would mean, as a subject in the plural. */
export type KnownKeys = Readonly<Record<string, string>>;

export const DROPS = "drops and pieces in hand";
export const ENDS = "ends of the game other than mate and the known draws";

/** How a variant is tuned where nothing else is asked for. */

/** Two minutes of self-play, after which fit and judgement take about one more. */
export const DEFAULT_MINUTES = 2;
/** Of each move of self-play. Fewer nodes make more games: in a minute of one core 300 taught more than 1,000, in three
 *  minutes 1,000 as much or more. */
export const DEFAULT_NODES = 600;
/** Of each move of a game that judges: more than of those that teach, to see further than they did. */
export const JUDGE_NODES = 1000;
/** A fit to so many takes half a minute of one core, and some 150 MB. */
export const DEFAULT_POSITIONS = 150_000;
export const DEFAULT_SEED = 1;

export const MOST_MINUTES = 24 * 60;
export const MOST_GAMES = 1_000_000;
export const MOST_NODES = 1_000_000;
export const FEWEST_POSITIONS = 1000;
export const MOST_POSITIONS = 100_000_000;

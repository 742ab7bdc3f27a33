/**
 * The artwork of the pieces, on a field of 100 by 100.
 *
 * `body` is one path with overlapping parts: it is stroked first and filled over the stroke, so that only the outline
 * of the whole shows. All parts run clockwise. `lines` are strokes drawn on it, `spots` filled details.
 */
export interface Art {
  readonly body: string;
  readonly lines: string;
  readonly spots?: string;
}

const ball = (x: number, y: number, radius: number) =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}z`;

/** The base of most pieces. */
const PLINTH = "M21 90v-5q0-7 7-7h44q7 0 7 7v5z";
const BAND = "M30 70h40q4 0 4 4t-4 4H30q-4 0-4-4t4-4z";

/** A horse's head, looking left. */
const HORSE =
  "M31 78C30 63 45 57 47 46C42 50 37 51 33 55C31 59 27 62 23 60C18 58 16 54 18 50C21 46 23 42 25 38C27 31 31 26 36 22L36 11L45 19C67 19 80 37 78 62C78 68 77 73 76 78z";
const HORSE_LINES = "M50 26C64 30 70 42 69 62M33 55L38 50";
const HORSE_SPOTS = `${ball(37, 33, 2.8)}${ball(23, 52, 1.8)}`;

/** The same head, lower and smaller, with room for a hat. */
const SMALL_HORSE =
  "M33 78C32 66 45 61 47 52C42 56 38 57 35 60C33 63 29 66 26 64C22 62 20 59 22 55C24 52 26 48 28 45C30 40 34 36 38 34L60 36C72 41 77 53 75 66C75 70 75 74 74 78z";
const SMALL_HORSE_LINES = "M57 42C65 46 68 54 67 66M35 60L39 56";
const SMALL_HORSE_SPOTS = `${ball(38, 44, 2.5)}${ball(26.5, 57, 1.6)}`;

const MITRE = "M50 17C61 27 69 38 69 49C69 57 65 62 60 66H40C35 62 31 57 31 49C31 38 39 27 50 17z";

export const ART = {
  pawn: {
    body: `${ball(50, 30, 14)}M36 45H64q4 0 4 4t-4 4H36q-4 0-4-4t4-4zM43 51H57C58 63 63 71 71 80H29C37 71 42 63 43 51z${PLINTH}`,
    lines: "",
  },
  knight: { body: `${HORSE}${PLINTH}`, lines: HORSE_LINES, spots: HORSE_SPOTS },
  bishop: {
    body: `${ball(50, 13, 5.5)}${MITRE}M42 64H58L62 80H38z${BAND}${PLINTH}`,
    lines: "M59 27L50 42M38 62Q50 58 62 62",
  },
  rook: {
    body: `M25 16H37V24H45V16H55V24H63V16H75V34L67 42H33L25 34zM34 38H66L69 80H31z${PLINTH}`,
    lines: "M33 42H67M31.5 70H68.5",
  },
  queen: {
    body: `M28 74L16 36L32 52L33 26L44 49L50 22L56 49L67 26L68 52L84 36L72 74z${ball(16, 33, 5)}${ball(33, 23, 5)}${ball(50, 18, 5.5)}${ball(67, 23, 5)}${ball(84, 33, 5)}${BAND}${PLINTH}`,
    lines: "M29 66Q50 59 71 66",
  },
  king: {
    body: `M46.5 7H53.5V13H60V20H53.5V30H46.5V20H40V13H46.5zM50 34C55 24 81 22 81 42C81 54 72 60 70 74H30C28 60 19 54 19 42C19 22 45 24 50 34z${BAND}${PLINTH}`,
    lines: "M50 36V62M31 66Q50 59 69 66",
  },
  /** Moves like a king, but may be captured. */
  commoner: {
    body: `${ball(50, 21, 9)}M50 36C55 28 79 26 79 44C79 55 72 61 70 74H30C28 61 21 55 21 44C21 26 45 28 50 36z${BAND}${PLINTH}`,
    lines: "M50 38V60M31 66Q50 59 69 66",
  },
  "royal-knight": {
    body: `${SMALL_HORSE}M46.5 6H53.5V12H60V19H53.5V36H46.5V19H40V12H46.5z${PLINTH}`,
    lines: `${SMALL_HORSE_LINES}M44 36H58`,
    spots: SMALL_HORSE_SPOTS,
  },
  /** Bishop and knight: a horse in a mitre. */
  archbishop: {
    body: `${SMALL_HORSE}${ball(50, 7, 4)}M50 9C59 15 65 23 62 38H38C35 23 41 15 50 9z${PLINTH}`,
    lines: `${SMALL_HORSE_LINES}M56 16L50 26M38 37H62`,
    spots: SMALL_HORSE_SPOTS,
  },
  /** Rook and knight: a horse on a tower. */
  chancellor: {
    body: "M33 62C33 50 44 46 46 36C42 40 38 41 35 44C33 47 29 49 26 47C22 46 20 42 22 39C24 35 26 32 28 28C29 22 33 18 37 15L37 5L45 12C63 12 74 27 73 46L72 62zM20 55H32V61H68V55H80V70L74 75V82H26V75L20 70zM21 90v-5q0-7 7-7h44q7 0 7 7v5z",
    lines: "M49 18C60 21 66 31 65 46M35 44L39 40M32 55V63H44V55H56V63H68V55M27 75H73",
    spots: `${ball(38, 24, 2.6)}${ball(26.5, 40.5, 1.6)}`,
  },
  /** Queen and knight: a horse in a crown. */
  amazon: {
    body: `${SMALL_HORSE}M37 38L28 17L41 25L50 10L59 25L72 17L63 38z${ball(28, 15, 4)}${ball(50, 8, 4.5)}${ball(72, 15, 4)}${PLINTH}`,
    lines: `${SMALL_HORSE_LINES}M37 37H63`,
    spots: SMALL_HORSE_SPOTS,
  },
  /** King and knight. */
  centaur: {
    body: `${SMALL_HORSE}${ball(50, 9, 6)}M50 20C54 12 72 13 70 25C69 31 65 33 64 38H36C35 33 31 31 30 25C28 13 46 12 50 20z${PLINTH}`,
    lines: `${SMALL_HORSE_LINES}M36 37H64M50 21V31`,
    spots: SMALL_HORSE_SPOTS,
  },
  /** Bishop plus a horse's lame step: a mitre with wings. */
  "dragon-bishop": {
    body: `M44 66C30 66 20 60 13 42C11 36 8 32 4 29C16 24 28 28 36 38zM56 66C70 66 80 60 87 42C89 36 92 32 96 29C84 24 72 28 64 38z${ball(50, 12, 5.5)}M50 16C60 26 67 38 67 49C67 57 63 62 59 66H41C37 62 33 57 33 49C33 38 40 26 50 16zM42 64H58L62 80H38z${BAND}${PLINTH}`,
    lines: "M59 26L50 41M40 62Q50 58 60 62M8 31Q24 36 33 52M92 31Q76 36 67 52M19 53Q24 47 32 51M81 53Q76 47 68 51",
  },
  /** A rider of knight leaps: one head behind another. */
  nightrider: {
    body: "M43 16L44 4L52 10C72 9 87 24 86 46C86 58 84 68 82 78H60zM31 78C30 66 42 61 44 52C40 56 35 57 31 60C29 64 25 67 21 65C17 63 15 59 17 55C19 51 21 48 23 44C25 38 29 33 33 30L33 20L41 27C61 27 73 43 71 65C71 70 71 74 70 78zM21 90v-5q0-7 7-7h44q7 0 7 7v5z",
    lines: "M46 34C58 37 64 48 63 65M52 18C68 18 78 32 76 52M31 60L36 56",
    spots: `${ball(34, 40, 2.6)}${ball(21.5, 57, 1.7)}`,
  },
} as const satisfies Readonly<Record<string, Art>>;

export type ArtName = keyof typeof ART;

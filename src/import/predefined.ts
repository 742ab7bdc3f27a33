/**
 * The kinds of piece that Fairy-Stockfish has by name, with their moves in Betza notation. In a section the later of two
 * kinds with one letter takes it, in this order; `customPiece1` to `customPiece25` come before the king.
 */
export interface Predefined {
  /** The id in a variant's file, where nothing better is known. */
  readonly id: string;
  readonly betza: string;
  /** Whether it neither takes its own kind nor goes over it. */
  readonly sparesItself?: boolean;
}

export const PREDEFINED: Readonly<Record<string, Predefined>> = {
  pawn: { id: "pawn", betza: "fmWfceF" },
  knight: { id: "knight", betza: "N" },
  bishop: { id: "bishop", betza: "B" },
  rook: { id: "rook", betza: "R" },
  queen: { id: "queen", betza: "Q" },
  fers: { id: "ferz", betza: "F" },
  alfil: { id: "alfil", betza: "A" },
  fersAlfil: { id: "modern-elephant", betza: "FA" },
  silver: { id: "silver", betza: "FfW" },
  aiwok: { id: "ai-wok", betza: "RNF" },
  bers: { id: "dragon-king", betza: "RF" },
  archbishop: { id: "archbishop", betza: "BN" },
  chancellor: { id: "chancellor", betza: "RN" },
  amazon: { id: "amazon", betza: "QN" },
  knibis: { id: "knight-bishop", betza: "mNcB" },
  biskni: { id: "bishop-knight", betza: "mBcN" },
  kniroo: { id: "knight-rook", betza: "mNcR" },
  rookni: { id: "rook-knight", betza: "mRcN" },
  shogiPawn: { id: "shogi-pawn", betza: "fW" },
  lance: { id: "lance", betza: "fR" },
  shogiKnight: { id: "shogi-knight", betza: "fN" },
  gold: { id: "gold", betza: "WfF" },
  dragonHorse: { id: "dragon-horse", betza: "BW" },
  clobber: { id: "stone", betza: "cW" },
  breakthrough: { id: "runner", betza: "fmWfF" },
  immobile: { id: "blocker", betza: "" },
  cannon: { id: "cannon", betza: "mRcpR" },
  janggiCannon: { id: "janggi-cannon", betza: "pR", sparesItself: true },
  soldier: { id: "soldier", betza: "fsW" },
  horse: { id: "horse", betza: "nN" },
  elephant: { id: "elephant", betza: "nA" },
  janggiElephant: { id: "janggi-elephant", betza: "nZ" },
  banner: { id: "banner", betza: "RcpRnN" },
  wazir: { id: "wazir", betza: "W" },
  commoner: { id: "commoner", betza: "K" },
  centaur: { id: "centaur", betza: "KN" },
};

const MOST_CUSTOM = 25;

/** All options that name a kind, in order. */
export const KIND_OPTIONS: readonly string[] = [
  ...Object.keys(PREDEFINED),
  ...Array.from({ length: MOST_CUSTOM }, (_, index) => `customPiece${index + 1}`),
  "king",
];

/** Whether an option gives the moves of its kind itself. */
export function isCustom(option: string): boolean {
  return option.startsWith("customPiece");
}

/** Usual names of movements, in the reading of `writeMovement`. */
export const USUAL_IDS: Readonly<Record<string, string>> = {
  N: "knight",
  B: "bishop",
  R: "rook",
  Q: "queen",
  F: "ferz",
  W: "wazir",
  A: "alfil",
  D: "dabbaba",
  C: "camel",
  Z: "zebra",
  K: "commoner",
  BN: "archbishop",
  RN: "chancellor",
  QN: "amazon",
  KN: "centaur",
  NC: "wildebeest",
  NZ: "gnu-zebra",
  AD: "alibaba",
  AF: "modern-elephant",
  WD: "war-machine",
  NN: "nightrider",
  BW: "dragon-horse",
  RF: "dragon-king",
  FfW: "silver",
  gQ: "grasshopper",
  mRcpR: "cannon",
  mBcpB: "vao",
  WfF: "gold",
};

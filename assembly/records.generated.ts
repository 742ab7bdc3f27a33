/** Made by assembly/records.mjs from src/layout/records.yaml. Do not edit. */
import {
  DOUBLE_STEP_MODES,
  DOUBLE_STEP_SQUARES,
  DOUBLE_STEP_TAKERS,
  HASH_ENTRY_BOUND,
  KIND_CAPTURE_MAGIC,
  KIND_GROUND,
  KIND_PROMOTE_TO,
  KIND_PROMOTIONS,
  KIND_QUIET_MAGIC,
  KIND_ZONE,
  NODE_ENEMY_ATTACKS,
  NODE_IS_LISTED,
  PSQT_MATERIAL,
  RESULT_NODES,
  RESULT_PV,
  RULES_ATTACK_PROGRAM,
  RULES_CHECK_PROGRAM,
  RULES_EN_PASSANT_PROGRAM,
  RULES_GENERATE_PROGRAM,
  RULES_TURN_KEY,
  WEIGHTS_ATTACK,
  WEIGHTS_CHECK,
  WEIGHTS_CONTESTED_CHECK,
  WEIGHTS_KIND_FLAGS,
  WEIGHTS_LOOSE,
  WEIGHTS_MOBILITY,
  WEIGHTS_OUTPOST,
  WEIGHTS_PAIR,
  WEIGHTS_PASSED,
  WEIGHTS_THREAT,
} from "../src/layout/records.generated.ts";
import { loadSet, Squares, storeSet } from "./bitboard.ts";

/** What the search knows of one node, by ply. The steps of a node read here how far they are, so a search that was suspended goes on from these records alone. */
@unmanaged
export class Node {
  /** Set once a search, as is the ply. */
  position: usize;
  ply: u32;
  /** Where the node's moves begin. */
  list: usize;
  /** Rises with what is found. */
  alpha: i32;
  beta: i32;
  /** Plies left. */
  depth: i32;
  originalAlpha: i32;
  best: i32;
  /** 0 while no move beats alpha. */
  bestMove: u32;
  /** The next move to try. */
  next: usize;
  /** Behind the last move. */
  end: usize;
  /** The one being searched; 0 between moves. */
  move: u32;
  hashMove: u32;
  movesTried: i32;
  /** Of the move being searched, in plies. */
  reduction: i32;
  /** Plies that the node has less while it verifies the cut-off of a null move; 0 at any other time. */
  nullReduction: i32;
  /** Static, or the score of the hash table where that says more. */
  evaluation: i32;
  /** Static, with its known errors mended. */
  corrected: i32;
  /** Piece and target of the move being searched, -1 for a null move; see `search/history.ts`. */
  pieceTo: i32;
  /** Continuation history of the move before, and of the one before that. */
  lastRow: usize;
  earlierRow: usize;
  /** Where the errors of the evaluation are kept, by feature. */
  correction0: usize;
  correction1: usize;
  correction2: usize;
  /** What the child is searched with, one of the WINDOW_ constants of `search/search.ts`. */
  window: u8;
  isPv: bool;
  inCheck: bool;
  /** The side to move stands better than two plies ago. */
  improving: bool;
  /** A null move is being searched. */
  isNullMove: bool;
  /** The moves have been generated. */
  isListed: bool;

  /** Squares that the enemy attacks; all of them while that is unknown. */
  get enemyAttacks(): Squares {
    return loadSet(changetype<usize>(this) + NODE_ENEMY_ATTACKS);
  }

  set enemyAttacks(squares: Squares) {
    storeSet(changetype<usize>(this) + NODE_ENEMY_ATTACKS, squares);
  }
}
if (offsetof<Node>("isListed") != NODE_IS_LISTED) ERROR("Node lies otherwise than its list says");

/** What is fixed for a variant, in front of its tables. */
@unmanaged
export class Rules {
  /** The royal kind, whatever it is called. */
  kingKind: u32;
  squares: u32;
  kinds: u32;
  /** Of a position record in use, a multiple of 16. */
  positionBytes: u32;
  /** Bit `kind`: a move of this kind sets the clock back. */
  clockKinds: u32;
  /** What is to be taken off lists of moves once they are made: LIST_ flags, 0 in most variants. */
  listRules: u32;
  /** Plies without capture or clock-resetting move that make a draw; 0 is never. */
  drawClock: u32;
  /** 1 when repetition makes a draw. */
  repetition: u32;
  /** Hash key of the side to move. */
  turnKey: u64;

  /** Addresses of the programs, by side. */
  attackProgram(index: u32): u32 {
    return load<u32>(changetype<usize>(this) + <usize>index * 4, RULES_ATTACK_PROGRAM);
  }

  checkProgram(index: u32): u32 {
    return load<u32>(changetype<usize>(this) + <usize>index * 4, RULES_CHECK_PROGRAM);
  }

  generateProgram(index: u32): u32 {
    return load<u32>(changetype<usize>(this) + <usize>index * 4, RULES_GENERATE_PROGRAM);
  }

  enPassantProgram(index: u32): u32 {
    return load<u32>(changetype<usize>(this) + <usize>index * 4, RULES_EN_PASSANT_PROGRAM);
  }
}
if (offsetof<Rules>("turnKey") != RULES_TURN_KEY) ERROR("Rules lies otherwise than its list says");

/** How a single piece of one side and kind moves, for the general generator; 64 of them. */
@unmanaged
export class Kind {
  flags: u8;
  /** How many magics there are, and choices of promotion. */
  captureMagics: u8;
  quietMagics: u8;
  promotions: u8;

  promoteTo(index: u32): u8 {
    return load<u8>(changetype<usize>(this) + <usize>index * 1, KIND_PROMOTE_TO);
  }

  /** Of promotion. */
  get zone(): Squares {
    return loadSet(changetype<usize>(this) + KIND_ZONE);
  }

  set zone(squares: Squares) {
    storeSet(changetype<usize>(this) + KIND_ZONE, squares);
  }

  /** Where such a piece may stand: not forbidden, and it need not promote there. */
  get ground(): Squares {
    return loadSet(changetype<usize>(this) + KIND_GROUND);
  }

  set ground(squares: Squares) {
    storeSet(changetype<usize>(this) + KIND_GROUND, squares);
  }

  /** Addresses of tables of magics. */
  captureMagic(index: u32): u32 {
    return load<u32>(changetype<usize>(this) + <usize>index * 4, KIND_CAPTURE_MAGIC);
  }

  quietMagic(index: u32): u32 {
    return load<u32>(changetype<usize>(this) + <usize>index * 4, KIND_QUIET_MAGIC);
  }
}
if (offsetof<Kind>("promotions") != KIND_PROMOTIONS) ERROR("Kind lies otherwise than its list says");

/** A double step: a move that skips squares, however many, on which the piece can then be captured en passant. */
@unmanaged
export class DoubleStep {
  sideKind: u8;
  from: u8;
  to: u8;
  /** What the move can be: DOUBLE_STEP_QUIET, DOUBLE_STEP_CAPTURE, DOUBLE_STEP_EN_PASSANT. */
  modes: u8;

  /** Skipped. */
  get squares(): Squares {
    return loadSet(changetype<usize>(this) + DOUBLE_STEP_SQUARES);
  }

  set squares(squares: Squares) {
    storeSet(changetype<usize>(this) + DOUBLE_STEP_SQUARES, squares);
  }

  /** From where an enemy could capture after any move from `from` to `to`. */
  get takers(): Squares {
    return loadSet(changetype<usize>(this) + DOUBLE_STEP_TAKERS);
  }

  set takers(squares: Squares) {
    storeSet(changetype<usize>(this) + DOUBLE_STEP_TAKERS, squares);
  }
}
if (offsetof<DoubleStep>("modes") != DOUBLE_STEP_MODES) ERROR("DoubleStep lies otherwise than its list says");

/** Hash key and score of a piece on a square: an entry of the piece-square table. */
@unmanaged
export class Psqt {
  key: u64;
  /** Of both phases, White's point of view. */
  score: i32;
  /** What the piece adds to the non-pawn material, by which the phase is told. */
  material: i32;
}
if (offsetof<Psqt>("material") != PSQT_MATERIAL) ERROR("Psqt lies otherwise than its list says");

/** What is known of a position met before. */
@unmanaged
export class HashEntry {
  /** Upper half of the key. */
  check: u32;
  move: u32;
  score: i16;
  depth: i8;
  /** 2 bits bound, 6 bits generation. */
  bound: u8;
}
if (offsetof<HashEntry>("bound") != HASH_ENTRY_BOUND) ERROR("HashEntry lies otherwise than its list says");

/** What a search tells of a principal variation, the best first; read by the host. */
@unmanaged
export class Result {
  score: i32;
  depth: i32;
  pvLength: i32;
  selectiveDepth: i32;
  nodes: f64;

  /** Move words. */
  pv(index: u32): u32 {
    return load<u32>(changetype<usize>(this) + <usize>index * 4, RESULT_PV);
  }
}
if (offsetof<Result>("nodes") != RESULT_NODES) ERROR("Result lies otherwise than its list says");

/** Weights of the evaluation. A score of both phases is one word: the value in the middle game in the lower half, that in the endgame added to the upper half, both signed; such scores are added and subtracted as they are. */
@unmanaged
export class Weights {
  /** Material of both sides in the default start, kings and pawns left out: the scale of the phase. */
  fullPhase: i32;
  /** Danger of a king is squared and divided by this. */
  dangerDivisor: i32;
  /** Danger that a king bears without harm. */
  calm: i32;
  /** What the dearest piece is worth that cannot mate alone. */
  minor: i32;
  /** Danger for each piece that attacks squares near the king. */
  attacker: i32;
  /** Danger for each square near the king that pawns attack. */
  storm: i32;
  /** Danger less for each pawn near its own king. */
  cover: i32;
  /** Danger less for each other piece near its own king. */
  defender: i32;
  /** For having the move: of both phases, as are all that follow. */
  tempo: i32;
  /** A pawn guards another. */
  guarded: i32;
  /** A pawn has one of its own kind on its way. */
  doubled: i32;
  /** No pawn of its own kind can come to guard a pawn. */
  alone: i32;
  /** A passed pawn has a piece on its next square. */
  blocked: i32;
  /** For each step by which the own king is nearer to a passed pawn than the enemy's. */
  escort: i32;
  /** For each pawn next to its own king. */
  shield: i32;
  /** For each own pawn on the square colour of a piece that is counted in pairs. */
  hemmed: i32;
  /** Nobody is on the way of a passed pawn, nor does the enemy attack it: for each step less than NEAR_STEPS. */
  free: i32;
  /** For each enemy pawn that is attacked and unguarded. */
  loosePromoter: i32;
  /** For each piece that a pawn guards and that none of the enemy's can come to attack. */
  outpost: i32;

  /** What kinds are: KIND_ flags. */
  kindFlags(index: u32): u8 {
    return load<u8>(changetype<usize>(this) + <usize>index * 1, WEIGHTS_KIND_FLAGS);
  }

  /** Danger for each square near the enemy king that pieces of the kind attack. */
  attack(index: u32): i32 {
    return load<i32>(changetype<usize>(this) + <usize>index * 4, WEIGHTS_ATTACK);
  }

  /** Danger when pieces of the kind could give check where nothing guards. */
  check(index: u32): i32 {
    return load<i32>(changetype<usize>(this) + <usize>index * 4, WEIGHTS_CHECK);
  }

  /** Danger when pieces of the kind could give check on a guarded square. */
  contestedCheck(index: u32): i32 {
    return load<i32>(changetype<usize>(this) + <usize>index * 4, WEIGHTS_CONTESTED_CHECK);
  }

  /** For a pair on both colours of square. */
  pair(index: u32): i32 {
    return load<i32>(changetype<usize>(this) + <usize>index * 4, WEIGHTS_PAIR);
  }

  /** A piece of the kind is attacked by a cheaper one: what the enemy gains. */
  threat(index: u32): i32 {
    return load<i32>(changetype<usize>(this) + <usize>index * 4, WEIGHTS_THREAT);
  }

  /** A piece of the kind is attacked and unguarded: what the enemy gains. */
  loose(index: u32): i32 {
    return load<i32>(changetype<usize>(this) + <usize>index * 4, WEIGHTS_LOOSE);
  }

  /** A passed pawn, by steps to its zone. */
  passed(index: u32): i32 {
    return load<i32>(changetype<usize>(this) + <usize>index * 4, WEIGHTS_PASSED);
  }

  /** By number of squares attacked. */
  mobility(index: u32, inner: u32): i32 {
    return load<i32>(changetype<usize>(this) + <usize>index * 256 + <usize>inner * 4, WEIGHTS_MOBILITY);
  }
}
if (offsetof<Weights>("outpost") != WEIGHTS_OUTPOST) ERROR("Weights lies otherwise than its list says");

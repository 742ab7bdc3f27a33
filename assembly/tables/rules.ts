/** The header of the installed rules. */
import { KINDS_BY_VALUE, RULES, VALUES } from "../../src/layout/map.ts";
import {
  RULES_ATTACK_PROGRAM,
  RULES_CHECK_PROGRAM,
  RULES_CLOCK_KINDS,
  RULES_DRAW_CLOCK,
  RULES_EN_PASSANT_PROGRAM,
  RULES_GENERATE_PROGRAM,
  RULES_KINDS,
  RULES_OVERSHADOWS,
  RULES_POSITION_BYTES,
  RULES_REPETITION,
  RULES_ROYAL,
  RULES_SQUARES,
  RULES_TURN_KEY,
} from "../../src/layout/tables.ts";

export function royalKind(): u32 {
  return load<u32>(RULES, RULES_ROYAL);
}

export function kindCount(): u32 {
  return load<u32>(RULES, RULES_KINDS);
}

/** Whether some kind can move quietly and capture en passant from one square to another. */
export function overshadows(): bool {
  return load<u32>(RULES, RULES_OVERSHADOWS) != 0;
}

export function boardSquares(): u32 {
  return load<u32>(RULES, RULES_SQUARES);
}

export function positionBytes(): usize {
  return <usize>load<u32>(RULES, RULES_POSITION_BYTES);
}

/** 1 when a move of this kind sets the fifty-move clock back. */
export function setsClockBack(kind: u32): u32 {
  return (load<u32>(RULES, RULES_CLOCK_KINDS) >> kind) & 1;
}

export function turnKey(): u64 {
  return load<u64>(RULES, RULES_TURN_KEY);
}

export function attackProgram(side: u32): usize {
  return <usize>load<u32>(RULES + ((<usize>side) << 2), RULES_ATTACK_PROGRAM);
}

export function checkProgram(side: u32): usize {
  return <usize>load<u32>(RULES + ((<usize>side) << 2), RULES_CHECK_PROGRAM);
}

export function generateProgram(side: u32): usize {
  return <usize>load<u32>(RULES + ((<usize>side) << 2), RULES_GENERATE_PROGRAM);
}

export function enPassantProgram(side: u32): usize {
  return <usize>load<u32>(RULES + ((<usize>side) << 2), RULES_EN_PASSANT_PROGRAM);
}

/** Plies without capture or clock-resetting move that make a draw; 0 is never. */
export function drawClock(): u32 {
  return load<u32>(RULES, RULES_DRAW_CLOCK);
}

export function repetitionDraws(): bool {
  return load<u32>(RULES, RULES_REPETITION) != 0;
}

/** In hundredths of a pawn; the royal man's is 0. */
export function pieceValue(kind: u32): i32 {
  return load<i32>(VALUES + ((<usize>kind) << 2));
}

/** The kind with this rank of value, from the least; the royal kind is last. */
export function kindByValue(rank: u32): u32 {
  return <u32>load<u8>(KINDS_BY_VALUE + <usize>rank);
}

/** A score of both phases in one word: the middle game's in the lower half, the endgame's added to the upper half. */

export function mg(score: i32): i32 {
  return <i32>(<i16>score);
}

export function eg(score: i32): i32 {
  return (score + 0x8000) >> 16;
}

export function scoreOf(middle: i32, end: i32): i32 {
  return (end << 16) + middle;
}

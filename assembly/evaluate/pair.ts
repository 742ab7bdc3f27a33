/** Two weights in one word: the middle game's in the lower half, the endgame's added to the upper half. */

export function middleOf(pair: i32): i32 {
  return <i32>(<i16>pair);
}

export function endOf(pair: i32): i32 {
  return (pair + 0x8000) >> 16;
}

export function pairOf(middle: i32, end: i32): i32 {
  return (end << 16) + middle;
}

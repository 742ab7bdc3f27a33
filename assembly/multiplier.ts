/** The multipliers of magics that are tried, by number. */

/** A random word with few bits, the same for the same number: such multipliers spread masks best. */
export function sparse(number: u32): u64 {
  return scrambled(3 * number) & scrambled(3 * number + 1) & scrambled(3 * number + 2);
}

/** The output of the generator SplitMix64 at an index of its sequence (Steele, Lea and Flood, 2014). */
export function scrambled(index: u32): u64 {
  let bits = (<u64>index + 1) * 0x9e3779b97f4a7c15;
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
  return bits ^ (bits >> 31);
}

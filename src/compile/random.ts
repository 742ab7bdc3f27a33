/** Reproducible 32-bit random words (the sfc32 generator of Chris Doty-Humphrey's PractRand). */
export function randomWords(seed: number): () => number {
  let a = 0;
  let b = seed;
  let c = ~seed;
  let counter = 1;
  const next = (): number => {
    const word = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + word;
    return word >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

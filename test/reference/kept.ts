/** Positions and rules never change: what is asked of the same two again is worked out once, which saves half the time. */
export function kept<A extends object, B extends object, Answer>(work: (a: A, b: B) => Answer): (a: A, b: B) => Answer {
  const all = new WeakMap<A, WeakMap<B, { readonly answer: Answer }>>();
  return (a, b) => {
    const known = all.get(a) ?? new WeakMap<B, { readonly answer: Answer }>();
    all.set(a, known);
    const found = known.get(b) ?? { answer: work(a, b) };
    known.set(b, found);
    return found.answer;
  };
}

/** A noun with its article: `a Knight`, `an Otter`, `a Unicorn`. */
export function oneOf(noun: string): string {
  return `${/^(?!uni|eu|one)[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** The same at the beginning of a sentence. */
export function oneOfAtStart(noun: string): string {
  return `A${oneOf(noun).slice(1)}`;
}

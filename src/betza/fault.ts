/** Why a Betza string is refused, and where in it, in UTF-16 units. */
export interface BetzaError {
  /** A word such as `unknown-modifier`. */
  readonly code: string;
  /** One sentence that quotes the offending text. */
  readonly message: string;
  readonly offset: number;
  /** At least 1, except at the end of the string. */
  readonly length: number;
  /** The nearest fix, or null. */
  readonly hint: string | null;
}

/** Carries a {@link BetzaError} out of the recursive parser; caught by `parseBetza` alone. */
export class BetzaFault extends Error {
  readonly error: BetzaError;

  constructor(error: BetzaError) {
    super(error.message);
    this.error = error;
  }
}

/** A range of the text: a token, a leg or a term. */
interface Spot {
  readonly offset: number;
  readonly text: string;
}

/** The fault of one spot, to be thrown. */
export function faultAt(spot: Spot, code: string, message: string, hint: string | null = null): BetzaFault {
  return new BetzaFault({ code, message, offset: spot.offset, length: Math.max(1, spot.text.length), hint });
}

/** The fault of XBoard's `O` within another movement. */
export function ruleWithin(spot: Spot): BetzaFault {
  return faultAt(spot, "misplaced-atom", "'O' (castling) cannot be part of another move.");
}

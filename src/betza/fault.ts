/** Why a Betza string is refused: the place is in UTF-16 units of the string. */
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

/** Carries a {@link BetzaError} out of the parser's depths; `parseBetza` catches it, nobody else sees it. */
export class BetzaFault extends Error {
  readonly error: BetzaError;

  constructor(error: BetzaError) {
    super(error.message);
    this.error = error;
  }
}

/** Where in the text: tokens, legs and terms all fit. */
interface Spot {
  readonly offset: number;
  readonly text: string;
}

/** Makes the fault of one spot; throw it. */
export function faultAt(spot: Spot, code: string, message: string, hint: string | null = null): BetzaFault {
  return new BetzaFault({ code, message, offset: spot.offset, length: Math.max(1, spot.text.length), hint });
}

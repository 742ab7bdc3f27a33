/** Rules of capturing in a variant. */
export interface CapturesOfVariant {
  readonly captures: {
    /** Whether a side that can capture must. */
    readonly must: boolean;
  };
}

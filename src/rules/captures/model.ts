/** Rules of capturing in a variant. */
export interface CapturesOfVariant {
  readonly captures: {
    /** Whether a side that can capture must. */
    readonly must: boolean;
  };
  /** By kind: the kinds that it never takes, ascending, and so does not attack. Null where every piece takes every other. */
  readonly spares: readonly (readonly number[])[] | null;
}

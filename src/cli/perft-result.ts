/** What a count comes to. */
export interface Result {
  readonly nodes: number;
  readonly timeMs: number;
  readonly moves: readonly { readonly uci: string; readonly nodes: number }[];
}

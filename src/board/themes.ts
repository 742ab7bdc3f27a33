/** The colours of boards besides the usual ones, by what `theme` calls them. */

export interface BoardColours {
  readonly light: string;
  readonly dark: string;
  /** The border of the board. */
  readonly edge: string;
  /** Coordinates on dark squares. */
  readonly onDark: string;
}

export const BOARD_THEMES = {
  green: { light: "#ebecd3", dark: "#7a9a56", edge: "#2f4420", onDark: "#16230a" },
  slate: { light: "#dde3ea", dark: "#8196ac", edge: "#2b3b4d", onDark: "#0f1a26" },
  plum: { light: "#ece3ee", dark: "#a386b0", edge: "#3f2a4a", onDark: "#1f0f28" },
  contrast: { light: "#ffffff", dark: "#9a9a9a", edge: "#000000", onDark: "#000000" },
} as const satisfies Readonly<Record<string, BoardColours>>;

export type BoardTheme = keyof typeof BOARD_THEMES;

/** The key whose value `none` removes inherited hands. */
export const HANDS_KEY = "hands";

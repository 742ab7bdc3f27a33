/** The key of a piece whose value `none` removes what is inherited. */
export const FIRST_LEAP_KEY = "first-leap";

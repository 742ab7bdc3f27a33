/** How far a pointer moves before a press becomes a drag, in CSS pixels. */
export const SLOP = 5;

/** The kernels that the build makes of one source, by name: narrow ones for boards of up to 64 squares, and `rich` twins
 *  with the rules that most variants do without, and `full` ones with those of which hardly any variant has one; the largest boards, and variants with most kinds of piece, have no plain one. `src/compile/kernel-name.ts` has the same for what runs. */
export const KERNELS = [
  "narrow",
  "wide",
  "narrow-rich",
  "wide-rich",
  "huge-rich",
  "narrow-full",
  "wide-full",
  "huge-full",
];

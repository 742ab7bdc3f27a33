/** Our name in tables and saved runs. */
export const OURS = "Fairywren";

/** The same with material and placement as its whole evaluation. */
export const OURS_MATERIAL = "Fairywren, material and placement";

/** The same with every leaf made. */
export const OURS_MADE = "Fairywren, every leaf made";

/** The same by the kernel for rules that most variants do without. */
export const OURS_RICH = "Fairywren, rich kernel";

/** The same by the kernel for the largest boards. */
export const OURS_HUGE = "Fairywren, huge kernel";

/** The built kernels, from the repository's folder. */
export const KERNEL_FILES: readonly string[] = ["build/kernel.narrow.wasm", "build/kernel.wide.wasm"];

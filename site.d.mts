/** Writes the documentation's site into a folder. */
export function makeSite(out: string): void;
/** What a heading is called in an address, as on GitHub. */
export function slugOf(title: string): string;

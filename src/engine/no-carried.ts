/** Replaces `load-carried.ts` in the scripts that read no documents, to keep them small: a game that carries its rules is
 *  refused when it is read. */
export async function loadCarried(): Promise<void> {}

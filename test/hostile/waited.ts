/** How long the reader of lines is kept. */

/** No line keeps it for longer: one that waited for a search would for as long as that goes on. Turns of the event loop would tell more, but a
 *  busy machine takes hundreds of them while a thread is awaited. */
export const LONGEST_LINE_MS = 2_000;

/** Milliseconds until a promise is kept, or somewhat more than `LONGEST_LINE_MS`. */
export async function msUntil(promise: Promise<unknown>): Promise<number> {
  let isOver = false;
  promise.then(() => (isOver = true));
  const begin = performance.now();
  const ms = () => performance.now() - begin;
  while (!isOver && ms() < LONGEST_LINE_MS) await new Promise((resolve) => setImmediate(resolve));
  return ms();
}

/** In place of the engine in the page itself, whose engines run in workers alone: see `engine-room.ts`. */

export function createEngine(): Promise<never> {
  return Promise.reject(new Error("The page's engines run in workers."));
}

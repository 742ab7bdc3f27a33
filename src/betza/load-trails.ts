import { trailTools } from "./trails.ts";

/** Fetches all that trails need, where it is not there yet.
 *  @throws when it is not beside the script and not even walking them is provided: who only plays can do without the words */
export async function loadTrailTools(): Promise<void> {
  if (trailTools().describe) return;
  await import("./provide-trails.ts").then(
    ({ provideAllOfTrails }) => provideAllOfTrails(),
    (error) => {
      // a worker made of the one script has nothing beside it
      if (!trailTools().trace) throw error;
    },
  );
}

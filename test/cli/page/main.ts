/** The page in which the engine's signature is taken. */
import { measureVariant } from "../../../src/cli/bench-signature.ts";

declare global {
  interface Window {
    measureVariant: typeof measureVariant;
  }
}

window.measureVariant = measureVariant;

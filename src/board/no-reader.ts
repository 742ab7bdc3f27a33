/** Replaces `read-source.ts` in the script without the YAML reader, to keep it small. */
import { misuse } from "../engine/refuse.ts";

/** @throws {FairywrenError} `no-reader`, always */
export function readSource(): never {
  const message = "This script, cdn.js, only shows shipped variants. For one of your own, load cdn-yaml.js instead.";
  throw misuse("no-reader", message, "<board>");
}

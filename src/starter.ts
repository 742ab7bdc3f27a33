/** A variant file to start from: `fairywren/starter`. */

export { STARTER } from "./definition/starter.ts";

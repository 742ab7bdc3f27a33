/** What rules keep in a kernel beside the tables of their variant. */
export { Castlings as RuleRecords } from "./castling/kernel.ts";

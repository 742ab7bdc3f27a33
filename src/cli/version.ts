import { version } from "../../package.json";

/** The package's version. */
export const VERSION: string = version;

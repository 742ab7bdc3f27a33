import type { Plugin } from "vite";

/** Shortens a bundle's text. @param isModule whether its top level is its own */
export function shortened(code: string, isModule?: boolean): Promise<string>;

/** Shortens the chunks that contain a module. @param module the end of its path */
export function shortenWith(module: string): Plugin;

/** Shortens the chunks of code that allows it: our own. */
export function shortenOurs(): Plugin;

/** Shortens what others bundle again: the names stay. */
export function shortenForBundlers(): Plugin;

/** Takes the blanks and line breaks out of the sheets of the element. */
export function shortenStyle(): Plugin;

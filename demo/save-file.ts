import { make } from "./dom.ts";

/** Time for the browser to fetch the saved file, in milliseconds. */
const FETCH_MS = 10_000;

/** Lets the person save a variant's file. */
export function saveFile(name: string, yaml: string): void {
  const link = make("a");
  link.href = URL.createObjectURL(new Blob([yaml], { type: "application/yaml" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCH_MS);
}

/** Time for the browser to fetch the saved file, in milliseconds. */
const FETCH_MS = 10_000;

/** Lets the person save a file: that of a variant, unless its type says otherwise. */
export function saveFile(name: string, content: string | Blob, type = "application/yaml"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCH_MS);
}

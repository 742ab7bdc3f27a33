import type { Visit } from "./site.ts";

/** Drops a file on the page, as a hand does. */
export async function dropFile({ page }: Visit, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([file, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], file));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text],
  );
}

/** An SVG as a PNG, drawn by the browser. */

import { t } from "../language.ts";

/** Pixels for each unit of the picture, of which a square has a hundred. */
const SCALE = 1.5;

/** @throws {Error} when the browser cannot draw it */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(Math.round(width * SCALE), Math.round(height * SCALE));
    image.src = address;
    await image.decode();
    return await drawn(image);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawn(image: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, image.width, image.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error(t`The browser cannot make a PNG of this picture.`);
  return blob;
}

/** Data URIs of pixels as far as their heads: what a reader looks at. */

export function pngOf(width: number, height: number, ...more: readonly string[]): string {
  const head = [...big(width), ...big(height), 8, 6, 0, 0, 0];
  const parts = [part("IHDR", head), ...more.map((name) => part(name, [1, 2, 3])), part("IDAT", [1]), part("IEND", [])];
  return uri("png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...parts.flat()]);
}

function part(name: string, data: readonly number[]): number[] {
  return [...big(data.length), ...letters(name), ...data, 0, 0, 0, 0];
}

export function webpOf(form: "VP8X" | "VP8L", width: number, height: number, ...more: readonly string[]): string {
  const size = (width - 1) | ((height - 1) << 14);
  const wide = (count: number) => little(count - 1).slice(0, 3);
  const data = form === "VP8L" ? [0x2f, ...little(size), 0, 0, 0, 0, 0] : [0, 0, 0, 0, ...wide(width), ...wide(height)];
  const parts = [chunk(form, data), ...more.map((name) => chunk(name, [1, 2])), chunk("ALPH", [1, 2])].flat();
  return uri("webp", [...letters("RIFF"), ...little(parts.length + 4), ...letters("WEBP"), ...parts]);
}

function chunk(name: string, data: readonly number[]): number[] {
  return [...letters(name), ...little(data.length), ...data, ...(data.length % 2 ? [0] : [])];
}

function big(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

function little(value: number): number[] {
  return big(value).reverse();
}

function letters(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function uri(type: string, bytes: readonly number[]): string {
  return `data:image/${type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

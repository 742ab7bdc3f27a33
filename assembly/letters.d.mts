export function toLetters(bytes: Uint8Array): string;

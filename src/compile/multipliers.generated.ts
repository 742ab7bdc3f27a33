/** Made by `npm run multipliers`. */
export const multipliers: Readonly<Record<string, string>> = {};

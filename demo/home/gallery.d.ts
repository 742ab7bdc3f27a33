/** Made by the build, `demo/gallery-plugin.mjs`: every shipped variant, by name. */
declare module "virtual:gallery" {
  const entries: readonly import("./facets.ts").Entry[];
  export default entries;
}

/** What `demo/gallery-plugin.mjs` provides: every shipped variant, by name. */
declare module "virtual:gallery" {
  const entries: readonly import("./facets.ts").Entry[];
  export default entries;
}

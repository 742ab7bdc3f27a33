declare module "*?worker&url" {
  /** Where the built worker lies. */
  const url: string;
  export default url;
}

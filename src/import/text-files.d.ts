declare module "*.ini?raw" {
  const text: string;
  export default text;
}

/** `fairywren/kernel.wasm` where programs import WebAssembly as a module, as bundlers for servers do. In a page it is a
 *  file to fetch. */
declare const kernel: WebAssembly.Module;

export default kernel;

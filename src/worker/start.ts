/** Starts the engine's worker from a page. */

/** The part of the Trusted Types API that is used here; not every browser has it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

let policy: ReturnType<PolicyFactory["createPolicy"]> | null = null;

/** Makes a worker that runs the package's worker entry, also under a content security policy that requires Trusted
 *  Types; the policy's name is `fairywren`.
 *  @param url of this page's origin, or a blob of it
 *  @param type of the script; the package's entry is a module
 *  @throws {TypeError} for a script of another origin
 *  @example
 *  const engine = await remoteEngine(() => startWorker(workerUrl), variant);
 */
export function startWorker(url: string | URL, type: WorkerType = "module"): Worker {
  return new Worker(trusted(ownScript(String(url))), { type, name: "fairywren" });
}

function ownScript(url: string): string {
  const { href, origin, protocol } = new URL(url, document.baseURI);
  // The address of a page opened from a folder has no origin; its blobs have the origin that it runs under.
  if (origin === location.origin || (protocol === "blob:" && origin === globalThis.origin)) return href;
  throw new TypeError(`The engine's worker must come from this page's origin, not from ${origin}.`);
}

function trusted(url: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return url;
  policy ??= factory.createPolicy("fairywren", { createScriptURL: ownScript });
  return policy.createScriptURL(url) as string;
}

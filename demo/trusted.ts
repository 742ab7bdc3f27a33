/** The only source of script addresses, as Trusted Types require. */

interface Policy {
  createScriptURL(address: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): Policy;
}

const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy("fairywren", { createScriptURL: ownAddress });

/** The address of a script of this page, for `Worker` and service workers.
 *  @throws {TypeError} unless it is of this page's origin */
export function scriptAddress(address: string): string {
  // Typed as a string because the DOM's types do not know TrustedScriptURL.
  return (policy ? policy.createScriptURL(address) : ownAddress(address)) as string;
}

function ownAddress(address: string): string {
  const url = new URL(address, document.baseURI);
  if (url.origin === location.origin) return url.href;
  throw new TypeError(`The page starts no script from ${url.origin}.`);
}

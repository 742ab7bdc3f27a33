/** Caches the page's files, so that it opens offline. Every build has a cache of its own. */

/** The part of a service worker's global scope that is used here. */
interface Scope {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Inserted by the build: a digest of all files, and their names. */
declare const BUILD: { readonly digest: string; readonly files: readonly string[] };

const scope = globalThis as unknown as Scope;
const STORE = `fairywren-${BUILD.digest}`;

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOwn = request.method === "GET" && request.url.startsWith(new URL("./", scope.location.href).href);
  if (isOwn) event.respondWith(answer(request));
});

async function install(): Promise<void> {
  const store = await caches.open(STORE);
  await store.addAll(BUILD.files.map((file) => new Request(file, { cache: "reload" })));
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("fairywren-") && name !== STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** Serves cached files first, others from the network. */
async function answer(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const kept = await store.match(request, { ignoreSearch: request.mode === "navigate" });
  return kept ?? fetch(request);
}

export {};

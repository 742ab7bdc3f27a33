/** The page without a network: a service worker keeps its files. */
import { block } from "./dom.ts";
import { scriptAddress } from "./trusted.ts";

export function keepOffline(): void {
  const note = block("network");
  const show = () => {
    note.textContent = navigator.onLine ? "" : "No network: everything here works without one.";
  };
  addEventListener("online", show);
  addEventListener("offline", show);
  show();
  if (!("serviceWorker" in navigator)) return;
  // Where a browser refuses, as in private windows, the page works while there is a network.
  navigator.serviceWorker.register(scriptAddress("./service-worker.js")).catch(() => undefined);
}

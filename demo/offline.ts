/** Offline use: a service worker caches the page's files. */
import { block } from "./dom.ts";
import { t } from "./language.ts";
import { scriptAddress } from "./trusted.ts";

export function keepOffline(): void {
  const note = block("network");
  const show = () => {
    note.textContent = navigator.onLine ? "" : t`No network: everything here works without one.`;
  };
  addEventListener("online", show);
  addEventListener("offline", show);
  show();
  if (!("serviceWorker" in navigator)) return;
  // If a browser refuses, as in private windows, the page works online only.
  navigator.serviceWorker.register(scriptAddress("./service-worker.js")).catch(() => undefined);
}

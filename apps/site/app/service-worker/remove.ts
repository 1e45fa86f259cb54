import { isOurs, worker } from "./offline-copy.ts";

/**
 * Replaces the service worker where the offline copy is switched off: a browser that has the worker
 * of an earlier build fetches this one, and it removes the copy and itself.
 */
async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(remove()));

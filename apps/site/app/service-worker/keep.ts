import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { NavigationRoute } from "workbox-routing/NavigationRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import {
  type Arrived,
  filesName,
  isAsset,
  isFromBuild,
  type LifeEvent,
  outdated,
  pageKey,
  pagesName,
  worker,
} from "./offline-copy.ts";
import { build, files } from "./offline-files.ts";

/**
 * The service worker of the site. Pages come from the network, or after 3 seconds from the copy;
 * assets, whose names change with their content, from the copy. The copy is made whole while the
 * worker is installed, or not at all, and it holds pages and assets of one build only: so a page
 * never asks for files of another build.
 */
const networkLimitSeconds = 3;

const arrivedAs = (response: Response): Arrived => ({
  status: response.status,
  headers: response.headers,
  text: () => response.clone().text(),
});

const ofThisBuild = async (url: string, response: Response) => {
  const arrived = arrivedAs(response);
  const isAssetAddress = new URL(url).pathname.startsWith("/assets/");
  return isAssetAddress ? isAsset(arrived) : isFromBuild(build, arrived);
};

const copy = new PrecacheController({
  cacheName: filesName,
  plugins: [
    {
      // An answer that is refused here ends the installation; the browser tries again later.
      cacheWillUpdate: async ({ request, response }) =>
        (await ofThisBuild(request.url, response)) ? response : null,
    },
  ],
});
copy.precache([...files]);

const pages = new NetworkFirst({
  cacheName: pagesName(build),
  networkTimeoutSeconds: networkLimitSeconds,
  // Our server answers the same address in several forms; only HTML is ever kept.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
      cacheWillUpdate: async ({ request, response }) =>
        (await ofThisBuild(request.url, response)) ? response : null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await copy.matchPrecache(pageKey(request.url))),
    },
  ],
});

registerRoute(new NavigationRoute(pages));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  copy.strategy,
);

worker.addEventListener("activate", (event) => event.waitUntil(takeOver(event)));
// A worker that is installed holds everything that its build needs, so it need not wait.
worker.addEventListener("install", () => worker.skipWaiting());

async function takeOver(event: LifeEvent): Promise<void> {
  const names = outdated(await caches.keys(), build);
  await Promise.all(names.map((name) => caches.delete(name)));
  // Requested while the worker starts, so that it doesn't cost time.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  await keepOpenPages(event);
}

/** The pages that are open now came before the worker did. */
async function keepOpenPages(event: LifeEvent): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  await Promise.allSettled(
    open.map(({ url }) => pages.handle({ event, request: new Request(pageKey(url)) })),
  );
}

import { withoutTrailingSlashes } from "@yno/brand/paths";

/** An event of the worker's life, which lasts until the promise is settled. */
export type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** What this worker uses of the global object of service workers. */
type WorkerScope = {
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: {
      type: "window";
      includeUncontrolled: boolean;
    }): Promise<readonly { url: string }[]>;
  };
  registration: {
    unregister(): Promise<boolean>;
    navigationPreload?: { enable(): Promise<void> };
  };
};

// The project's types are those of pages: the same name is another object in a worker.
export const worker = globalThis as unknown as WorkerScope;

/**
 * The prefix of this site's cache names, and the offline copy's name on /cookies.
 * `content/storage.ts` has the same name; a journey compares it with what a visit leaves behind.
 */
export const copyName = "offline-copy";

/** The cache of what is prefetched: every asset of the build, and the pages that open offline. */
export const filesName = `${copyName}-files`;

/** The cache of the pages that were visited, of one build. */
export function pagesName(build: string): string {
  return `${copyName}-pages-${build}`;
}

/** This site's caches that belong to another build, or to an earlier form of this worker. */
export function outdated(names: readonly string[], build: string): string[] {
  const current = [filesName, pagesName(build)];
  return names.filter((name) => isOurs(name) && !current.includes(name));
}

/** Whether a cache is a part of the offline copy. */
export function isOurs(name: string): boolean {
  return name.startsWith(copyName);
}

/**
 * The key of a page: its address as the route table writes it. A query changes what a page shows,
 * and not its HTML.
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + withoutTrailingSlashes(pathname);
}

/** The fields of a response that say where it comes from. */
export type Arrived = { status: number; headers: Headers; text: () => Promise<string> };

/**
 * Whether a page was made by this build: it names the script that starts it, and that name
 * changes with any file of a build. A page of another build would ask for files that are not here;
 * a hotel network's sign-in page isn't one of this site's pages. A receipt belongs to the sender
 * of the form, so its page may not be stored.
 */
export async function isFromBuild(
  build: string,
  { status, headers, text }: Arrived,
): Promise<boolean> {
  const isOpen = !headers.get("cache-control")?.includes("no-store");
  const isPage = status === 200 && isHtml(headers) && isOpen;
  return isPage && (await text()).includes(`/entry.client-${build}.js`);
}

/** Whether an asset may be kept. A host may answer a missing one with a page. */
export function isAsset({ status, headers }: Omit<Arrived, "text">): boolean {
  return status === 200 && !isHtml(headers);
}

function isHtml(headers: Headers): boolean {
  return /^text\/html\b/i.test(headers.get("content-type") ?? "");
}

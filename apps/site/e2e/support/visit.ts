import type { Page, Response } from "@playwright/test";
import { pages } from "#content/collections/pages.ts";

/**
 * The page of journeys that are about what surrounds any page. Its words seldom change, so `npm run
 * check` has few journeys to run after a change to another.
 */
export const plainPage = "/premium";

/** Waits until the page answers to clicks. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Opens an address and waits until the page is hydrated. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilHydrated(page);
  return response;
}

/** Has pages run in a browser that is never idle, once the clock is there, which has its own way. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/**
 * Waits until the browser has nothing to do, for a page that has followed an address and looks the same.
 * A browser that draws all the time never says so.
 */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((idle) => requestIdleCallback(() => idle(), { timeout: 1000 })),
  );
}

/** The paths of all that a page requests from now on; the array grows with them. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** After it, what a page has requested until now is listed. */
export const requestOneMore = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await fetch("/healthz")));

/** Keeps back script files, as a slow network does, until the returned function is called. */
export async function holdScripts(
  page: Page,
  files: string | RegExp = "**/assets/*.js",
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Keeps back the web fonts, because text moves a little when it takes on its face. */
export async function holdFonts(page: Page): Promise<void> {
  await page.route("**/*.woff2", () => undefined);
}

/** Waits until the web fonts have been added to the page. */
export async function untilFontsCame(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.fonts).some(({ family }) => /^"?Overpass"?$/.test(family)),
  );
}

/** Follows an address inside the site as a link does, without loading the document again. */
export async function changeAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  const isThere = ({ pathname, search, hash }: URL) => pathname + search + hash === address;
  await page.waitForURL(isThere, { waitUntil: "commit" });
}

/** Follows an address inside the site to another page, and waits until its heading is there. */
export async function changePage(page: Page, path: string): Promise<void> {
  await changeAddress(page, path);
  const name = pages.find((each) => each.path === path)?.heading ?? "";
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

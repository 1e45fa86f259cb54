import { pages } from "#content/collections/pages.ts";
import { notFoundPage } from "#content/pages/not-found.ts";
import type { Driver, Page, Width } from "./page.ts";
import type { Site } from "./site.ts";

/** Something a visitor does on a page that is hydrated, written once for both engines. */
export type Journey = {
  title: string;
  path: string;
  travel: (page: Page, site: Site) => Promise<unknown>;
  width: Width;
  mode: "usual" | "dark and still" | "without scripts";
  /** Whether the visitor has answered the question for cookies before. */
  answered: boolean;
} & Pick<Site, "connected" | "changed">;

/** Starts an engine for the site, which is its proxy too, until the signal. */
export type Start = (site: string, mode: Journey["mode"], signal: AbortSignal) => Promise<Driver>;

/**
 * A journey at a desktop, on a light, moving page with scripts, unless it says otherwise. Its title
 * is what it proves beside that the page is hydrated.
 */
export function journey(
  path: string,
  title: string,
  travel: Journey["travel"],
  options: Partial<Journey> = {},
): Journey {
  const start = { width: "desktop", mode: "usual", answered: true } as const;
  const whole = options.mode ? title : `${path} is hydrated${title && `, and ${title}`}`;
  return { ...start, connected: false, changed: false, path, title: whole, travel, ...options };
}

const lost = { ...notFoundPage, path: "/no-such-page" };
const routes = [...pages, lost, { ...lost, path: "//about" }];

/** The record of the page at an address. */
export function route(address: string) {
  const found = routes.find(({ path }) => path === address.replace(/[?#].*/, ""));
  if (!found) throw new Error(`There is no page ${address}.`);
  return found;
}

/** Journeys to the pages on which none of these starts in the usual mode. */
export function remaining(journeys: readonly Journey[]): Journey[] {
  const started = journeys.filter(({ mode, changed }) => mode === "usual" && !changed);
  const paths = started.map(({ path }) => route(path).path);
  const others = routes.filter(({ path }) => !paths.includes(path));
  return others.map(({ path }) => journey(path, "", async () => undefined));
}

import { notFoundPage } from "#content/pages/not-found.ts";
import { pages } from "#tools/content/pages.ts";
import type { Mode } from "./engine.ts";
import type { Page, Width } from "./page.ts";
import type { Site } from "./site.ts";

const usual = {
  width: "desktop" as Width,
  mode: "usual" as Mode,
  /** Whether the visitor has answered the question for cookies before. */
  answered: true,
  /** Whether forms arrive at the server. */
  connected: false,
  /** Whether translators and other extensions have changed the page once it has been read. */
  changed: false,
};

/** Something a visitor does on a page, written once for both engines. It starts when the page is alive. */
export type Journey = typeof usual & {
  title: string;
  path: string;
  travel: (page: Page, site: Site) => Promise<unknown>;
};

/**
 * A journey at a desktop, on a light, moving page with scripts, unless it says otherwise.
 *
 * @param title what it proves beside that the page comes alive
 */
export function journey(
  path: string,
  title: string,
  travel: Journey["travel"],
  options: Partial<Journey> = {},
): Journey {
  const whole = `${path} comes alive${title && `, and ${title}`}`;
  return { path, title: options.mode ? title : whole, travel, ...usual, ...options };
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
  const paths = new Set(started.map(({ path }) => route(path).path));
  return routes
    .filter(({ path }) => !paths.has(path))
    .map(({ path }) => journey(path, "", async () => undefined));
}

import { notFoundPage } from "#content/pages/not-found.ts";
import { pages } from "#tools/content/pages.ts";
import type { Mode } from "./engine.ts";
import type { Page, Width } from "./page.ts";
import type { Site } from "./site.ts";

/** Something a visitor does on a page, written once for both engines. */
export type Journey = {
  title: string;
  /** Where it starts. The page comes alive there before the journey begins. */
  path: string;
  travel: (page: Page, site: Site) => Promise<unknown>;
  width: Width;
  mode: Mode;
  /** Whether the visitor has answered the question for cookies before. */
  answered: boolean;
  /** Whether forms arrive at the server. */
  connected: boolean;
  /** What others change in the page when it has been read: names of `changes`. */
  changes: readonly string[];
};

const usual: Omit<Journey, "path" | "title" | "travel"> = {
  width: "desktop",
  mode: "usual",
  answered: true,
  connected: false,
  changes: [],
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
  const whole = title ? `${path} comes alive, and ${title}` : `${path} comes alive`;
  return { path, title: options.mode ? title : whole, travel, ...usual, ...options };
}

const lost = { ...notFoundPage, path: "/no-such-page" };
const routes = [...pages, lost, { ...lost, path: "//about" }];

/** The record of the page at an address. */
export function route(address: string) {
  const path = address.replace(/[?#].*/, "");
  const found = routes.find((each) => each.path === path);
  if (!found) throw new Error(`There is no page ${address}.`);
  return found;
}

/** Journeys to the pages on which none of these starts in the usual mode. */
export function remaining(journeys: readonly Journey[]): Journey[] {
  const started = new Set(
    journeys.flatMap(({ path, mode, changes }) =>
      mode === "usual" && changes.length === 0 ? [route(path).path] : [],
    ),
  );
  return routes
    .filter(({ path }) => !started.has(path))
    .map(({ path }) => journey(path, "", async () => undefined));
}

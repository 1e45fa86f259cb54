import { notFoundPage } from "#content/pages/not-found.ts";
import { site } from "#content/site.ts";
import { pages } from "#tools/content/pages.ts";
import { changes } from "../../changed-pages/changes.ts";
import type { Journey } from "../journey.ts";
import type { Page } from "../page.ts";

type Route = { path: string; title: string; heading: string; canonical: string };

const lost: Route = { ...notFoundPage, path: "/no-such-page", canonical: "" };
const routes: readonly Route[] = [
  ...pages.map((page) => ({ ...page, canonical: `${site.origin}${page.path}` })),
  lost,
];

const names = changes.map(({ name }) => name);

/**
 * What translators, password managers and other extensions do most, one after the other, then every
 * change at once. Chromium makes each of them alone (tests/journeys/changed-pages.spec.ts).
 */
const rounds: readonly (readonly string[])[] = [
  ...names.filter((name) => !/attributes|head|removed/.test(name)).map((name) => [name]),
  names,
];

/** Opens an address while others change its page, and expects the page to be complete and alive. */
async function expectWhole(
  page: Page,
  address: string,
  changed: readonly string[],
  { title, heading, canonical }: Route,
): Promise<void> {
  const chosen = changed.join(", ");
  await page.run(chooseChanges, chosen);
  await page.load(address);
  const whole = { alive: true, made: changed.length, title, heading, canonical, frame: true };
  let found = {};
  await page.until(
    `${address} to be whole with ${chosen || "no changes"}`,
    async () => {
      found = await page.run(readPage);
      return JSON.stringify(found) === JSON.stringify(whole);
    },
    () => `it is ${JSON.stringify(found)}`,
  );
}

/** Every page comes to life as it should be, in whichever way others have changed it meanwhile. */
export const changedPages: readonly Journey[] = routes.map((route) => {
  const next = route.path === "/about" ? "/careers" : "/about";
  const withSlash = route.path === "/" ? route : lost;
  return {
    title: `${route.path} comes alive when others have changed it`,
    only: "desktop",
    travel: async (page) => {
      await expectWhole(page, `/${route.path}`, [], withSlash);
      for (const changed of rounds) await expectWhole(page, route.path, changed, route);
      await page.run(markDocument);
      await page.click({ css: `footer a[href="${next}"]` });
      await page.at(next);
      await page.seeThat({ css: "h1" }, "that of the next page", ({ text }) =>
        pages.some(({ path, heading }) => path === next && heading === text),
      );
      await page.see({ css: "html[data-same-document]" });
    },
  };
});

function chooseChanges(names: string): void {
  sessionStorage.setItem("engine-checks-changes", names);
}

function markDocument(): void {
  document.documentElement.dataset.sameDocument = "";
}

/** What a visitor and a search engine have of the page at this moment. */
function readPage() {
  const isShown = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  const headings = Array.from(document.querySelectorAll("h1"), (each) => each.innerText);
  const links = document.querySelectorAll('footer a[href^="/"]');
  return {
    alive: document.documentElement.matches("[data-alive]:not([data-failed])"),
    made: Reflect.get(window, "changesMade"),
    title: document.title,
    heading: isShown("h1") ? headings.join(" | ").replace(/\s+/g, " ").trim() : "",
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
    frame: isShown("nav") && isShown("main") && isShown("footer") && links.length > 10,
  };
}

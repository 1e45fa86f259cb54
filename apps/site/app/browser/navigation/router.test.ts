import fc from "fast-check";
import { expect, test } from "vitest";
import { createRouter, type PageModule, type RouterWindow } from "./router.ts";

const origin = "https://www.yno.example";
const paths = ["/", "/about", "/pricing", "/docs/mcp"];

/** A window whose history is a list, as the standard describes it. */
function fakeWindow(address: string) {
  const entries = [{ url: new URL(address, origin), state: null as unknown }];
  let index = 0;
  let onPop: () => void = () => {};
  const here = () => entries[index] ?? { url: new URL(origin), state: null };
  const write = (state: unknown, url?: string | URL | null) => ({
    state: structuredClone(state),
    url: new URL(url ?? here().url, here().url),
  });
  const location = {
    get href() {
      return here().url.href;
    },
    get pathname() {
      return here().url.pathname;
    },
    get search() {
      return here().url.search;
    },
    get hash() {
      return here().url.hash;
    },
    assign: () => {},
    replace: () => {},
  };
  const window: RouterWindow = {
    location,
    history: {
      get state() {
        return here().state;
      },
      pushState(state, _, url) {
        entries.splice(index + 1, entries.length, write(state, url));
        index += 1;
      },
      replaceState(state, _, url) {
        entries[index] = write(state, url);
      },
    },
    addEventListener: (_, listener) => {
      onPop = listener;
    },
    document: { body: { dataset: {} } },
  };
  return {
    window,
    go(delta: number) {
      if (entries[index + delta] === undefined) return;
      index += delta;
      onPop();
    },
    /** What the browser does itself for a link to a part of the page. */
    followHash(hash: string) {
      entries.splice(index + 1, entries.length, { url: new URL(hash, here().url), state: null });
      index += 1;
      onPop();
    },
  };
}

const pageAt = (path: string): PageModule => ({
  default: () => null,
  page: { path, title: path, description: path },
});

/** Pages whose code comes when it's asked for, and a list of the paths that wait. */
function slowPages() {
  const waiting: { path: string; arrive: () => void; fail: (error: Error) => void }[] = [];
  const loadPage = (path: string) =>
    new Promise<PageModule>((resolve, reject) => {
      waiting.push({ path, arrive: () => resolve(pageAt(path)), fail: reject });
    });
  const isPage = (href: string) => paths.includes(href);
  return { waiting, pages: { isPage, loadedPage: () => undefined, loadPage } };
}

const readyPages = {
  isPage: () => true,
  loadedPage: () => undefined,
  loadPage: async (path: string) => pageAt(path),
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what is shown is the entry of the history, after any sequence of steps", async () => {
  const address = fc.constantFrom(...paths, "/about?q=a", "/about?q=b#part", "/pricing#plans");
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom("push" as const, "replace" as const), address }),
    fc.record({ kind: fc.constant("go" as const), delta: fc.constantFrom(-2, -1, 1, 2) }),
    fc.record({ kind: fc.constant("hash" as const), hash: fc.constantFrom("#one", "#two") }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { window, go, followHash } = fakeWindow("/about");
      const router = createRouter(window, pageAt("/about"), readyPages);
      // The naive reference: a list of addresses and a place in it.
      let [list, place] = [["/about"], 0];
      const keys = new Map<number, string>();
      for (const each of steps) {
        if (each.kind === "go") {
          if (list[place + each.delta] !== undefined) place += each.delta;
          go(each.delta);
        } else if (each.kind === "hash") {
          const [base = ""] = (list[place] ?? "").split("#");
          list = [...list.slice(0, place + 1), base + each.hash];
          place += 1;
          keys.delete(place);
          followHash(each.hash);
        } else {
          const kept = each.kind === "push" ? place + 1 : place;
          list = [
            ...list.slice(0, kept),
            each.address,
            ...(each.kind === "push" ? [] : list.slice(place + 1)),
          ];
          place = kept;
          keys.delete(place);
          await router.navigate(each.address, { replace: each.kind === "replace" });
        }
        await settled();
        const { location, page } = router.view();
        expect(location.pathname + location.search + location.hash).toBe(list[place]);
        expect(page?.page.path).toBe(location.pathname);
        expect(window.location.href).toBe(origin + list[place]);
        // An entry keeps its key, and no other has it.
        const known = keys.get(place);
        if (known !== undefined) expect(location.key).toBe(known);
        keys.set(place, location.key);
        const current = [...keys].filter(([index]) => index < list.length).map(([, key]) => key);
        expect(new Set(current).size).toBe(current.length);
      }
    }),
  );
});

test("the address follows when the code of the page is there", async () => {
  const { window } = fakeWindow("/about");
  const { waiting, pages } = slowPages();
  const router = createRouter(window, pageAt("/about"), pages);
  const arrived = router.navigate("/pricing");
  expect(window.location.pathname).toBe("/about");
  expect(router.destination()).toBe("/pricing");
  expect(window.document.body.dataset).toHaveProperty("loading");
  waiting[0]?.arrive();
  await arrived;
  expect(window.document.body.dataset).toEqual({});
  expect(window.location.pathname).toBe("/pricing");
});

test("a page that is loaded is shown in the task of the click, and asks for nothing", () => {
  const { window } = fakeWindow("/about");
  const { waiting, pages } = slowPages();
  const router = createRouter(window, pageAt("/about"), { ...pages, loadedPage: pageAt });
  router.navigate("/pricing");
  expect(window.location.pathname).toBe("/pricing");
  expect(router.view().page?.page.path).toBe("/pricing");
  expect(window.document.body.dataset).toEqual({});
  expect(waiting).toEqual([]);
});

test("the last navigation wins, however late the code of one before it comes", async () => {
  const { window, go } = fakeWindow("/about");
  const { waiting, pages } = slowPages();
  const router = createRouter(window, pageAt("/about"), pages);
  const [first, second] = [router.navigate("/pricing"), router.navigate("/docs/mcp")];
  waiting[1]?.arrive();
  await second;
  waiting[0]?.arrive();
  await first;
  expect(router.view().location.pathname).toBe("/docs/mcp");

  // Also Back, while the next page is on its way.
  const third = router.navigate("/pricing");
  go(-1);
  waiting[3]?.arrive();
  waiting[2]?.arrive();
  await third;
  await settled();
  expect(router.view().location.pathname).toBe("/about");

  // The sign stays until the last one is there.
  const [fourth, fifth] = [router.navigate("/pricing"), router.navigate("/docs/mcp")];
  waiting[4]?.arrive();
  await fourth;
  expect(window.document.body.dataset).toHaveProperty("loading");
  waiting[5]?.arrive();
  await fifth;
  expect(window.document.body.dataset).toEqual({});
});

test("a page whose code doesn't come is an error at its address", async () => {
  const { window } = fakeWindow("/about");
  const { waiting, pages } = slowPages();
  const router = createRouter(window, pageAt("/about"), pages);
  const over = router.navigate("/pricing");
  const error = new TypeError("Failed to fetch dynamically imported module");
  waiting[0]?.fail(error);
  await over;
  expect(window.document.body.dataset).toEqual({});
  expect(window.location.pathname).toBe("/pricing");
  expect(router.view()).toMatchObject({ page: null, error });

  // A link to the same page tries again.
  const again = router.navigate("/pricing");
  waiting[1]?.arrive();
  await again;
  expect(router.view().page?.page.path).toBe("/pricing");
});

test("a change of the query alone keeps the page", async () => {
  const { window } = fakeWindow("/about");
  const { waiting, pages } = slowPages();
  const page = pageAt("/about");
  const router = createRouter(window, page, pages);
  await router.navigate("/about?q=x", { replace: true });
  expect(waiting).toEqual([]);
  expect(router.view().page).toBe(page);
});

test("what an entry keeps beside the router's own is kept", () => {
  const { window } = fakeWindow("/about");
  window.history.replaceState({ reloaded: true }, "");
  createRouter(window, pageAt("/about"), readyPages);
  expect(window.history.state).toMatchObject({ reloaded: true });
});

test("an entry is left before the next is added, which keeps what that leaves", async () => {
  const { window } = fakeWindow("/about");
  const left: string[] = [];
  const router = createRouter(window, pageAt("/about"), readyPages, () => {
    left.push(window.location.pathname);
    return { places: { left: 840 } };
  });
  await router.navigate("/about?q=x", { replace: true });
  expect(window.history.state).not.toHaveProperty("places");
  await router.navigate("/pricing");
  expect(left).toEqual(["/about"]);
  expect(window.history.state).toMatchObject({ places: { left: 840 } });
});

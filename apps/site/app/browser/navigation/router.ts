import type { ComponentType } from "react";

/** The module of a page: what it renders, and its record, of which the head of the document is made. */
export type PageModule = {
  readonly default: ComponentType;
  /** Fetches what its first view has in the HTML (app/browser/hydration/static-part.tsx). */
  readonly ready?: () => Promise<void>;
  readonly page: { readonly path: string; readonly title: string; readonly description: string };
};

/** How an entry of the history came to be shown: by Back, Forward or a load, or by a link. */
export type NavigationType = "POP" | "PUSH" | "REPLACE";

/** An entry of the history. No two entries have the same key. */
export type Location = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
};

/** What is on the screen at an entry of the history: a page, or the error in its place. */
export type View = {
  readonly location: Location;
  readonly type: NavigationType;
  readonly page: PageModule | null;
  readonly error?: unknown;
};

type NavigateOptions = {
  /** Takes the place of the entry that is shown. */
  readonly replace?: boolean;
};

/** The pages of the site. */
export type Pages = {
  /** Whether an address, as an `href` has it, is a page of this site. */
  readonly isPage: (href: string) => boolean;
  /** The page at a path, if its code has come and run. */
  readonly loadedPage: (pathname: string) => PageModule | undefined;
  /** The code of the page at a path, or else that of the not-found page. It may not arrive. */
  readonly loadPage: (pathname: string) => Promise<PageModule>;
};

export type Router = {
  readonly pages: Pages;
  /** What is shown now. */
  readonly view: () => View;
  /** The path on which the visitor is, or will be once its code is there. */
  readonly destination: () => string;
  /** Goes to an address of this site. The address follows when the code of its page is there. */
  readonly navigate: (address: string, options?: NavigateOptions) => Promise<void>;
  /** Calls back after every change. Returns the cleanup function. */
  readonly subscribe: (listener: (view: View) => void) => () => void;
};

/** The parts of a window that the router uses. */
export type RouterWindow = {
  readonly history: Pick<History, "state" | "pushState" | "replaceState">;
  readonly location: Pick<
    globalThis.Location,
    "href" | "pathname" | "search" | "hash" | "assign" | "replace"
  >;
  readonly addEventListener: (type: "popstate", listener: () => void) => void;
  readonly document: { readonly body: Pick<HTMLElement, "dataset"> };
};

/**
 * The history of a browser's window, without what a page shows of it: the one place that writes
 * addresses. A page's code is loaded before its address is shown; the last navigation wins.
 *
 * @param first the page that the document holds
 * @param leave called right before an entry is added; returns what the state of that one keeps too
 */
export function createRouter(
  window: RouterWindow,
  first: PageModule,
  pages: Pages,
  leave: () => object = () => ({}),
): Router {
  const { history, location, document } = window;
  const listeners = new Set<(view: View) => void>();
  // Also an entry that the browser has made itself, for a link to a part of the page.
  const giveKey = () => {
    if (!keyIn(history.state)) history.replaceState({ ...history.state, key: newKey() }, "");
  };
  giveKey();
  let view: View = { location: readLocation(), type: "POP", page: first };
  let destination = view.location.pathname;
  let turn = 0;

  function readLocation(): Location {
    const { pathname, search, hash } = location;
    return { pathname, search, hash, key: keyIn(history.state) ?? newKey() };
  }

  /** The page at a location, at once if it's loaded. Null: another navigation has begun meanwhile. */
  function viewAt(where: Location, type: NavigationType): View | Promise<View | null> {
    turn += 1;
    const own = turn;
    destination = where.pathname;
    // For the sign that a page takes long (app/layout/layout.css).
    delete document.body.dataset.loading;
    // A page that hasn't arrived is asked for again.
    if (view.page && where.pathname === view.location.pathname) {
      return { ...view, location: where, type };
    }
    const page = pages.loadedPage(where.pathname);
    return page ? { location: where, type, page } : loadView(where, type, own);
  }

  async function loadView(where: Location, type: NavigationType, own: number) {
    const { dataset } = document.body;
    dataset.loading = "";
    const loaded = await pages.loadPage(where.pathname).then(
      (page) => ({ page }),
      (error: unknown) => ({ page: null, error }),
    );
    if (own !== turn) return null;
    delete dataset.loading;
    return { location: where, type, ...loaded };
  }

  function show(next: View): void {
    view = next;
    for (const listener of listeners) listener(view);
  }

  async function navigate(address: string, { replace = false }: NavigateOptions = {}) {
    const { href, pathname, search, hash } = new URL(address, location.href);
    const where = { pathname, search, hash, key: newKey() };
    const coming = viewAt(where, replace ? "REPLACE" : "PUSH");
    // Without a wait, which would let the browser paint the old page again.
    const next = coming instanceof Promise ? await coming : coming;
    if (!next) return;
    const { key } = where;
    try {
      if (replace) history.replaceState({ key }, "", href);
      else history.pushState({ ...leave(), key }, "", href);
    } catch {
      // Browsers limit how many entries a page may write in a short time.
      if (replace) location.replace(href);
      else location.assign(href);
      return;
    }
    show(next);
  }

  window.addEventListener("popstate", async () => {
    giveKey();
    const next = await viewAt(readLocation(), "POP");
    if (next) show(next);
  });

  return {
    pages,
    view: () => view,
    destination: () => destination,
    navigate,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The key that the state of an entry holds. */
function keyIn(state: unknown): string | null {
  const { key } = Object(state);
  return typeof key === "string" ? key : null;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

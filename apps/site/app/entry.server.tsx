import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import type { PageModule, Router } from "#app/browser/navigation/router.ts";
import { BeforeRoot, Document, type DocumentProps } from "./document.tsx";
import { pages } from "./page-table.ts";
import { Access, Deck } from "./pages/home-dialogs.tsx";
import { Site } from "./site.tsx";

/** What is inside `#root` of a page, and the record of which its head is made. */
export type RenderedPage = { readonly html: string; readonly page: PageModule["page"] };

/**
 * Renders what is inside `#root` of one page, at build time and in development.
 *
 * All of it is in place in the HTML: nothing is streamed later, and no Suspense boundary is
 * outlined into a hidden template that only a script could move, because every page must be
 * complete without JavaScript.
 */
export async function renderSite(path: string): Promise<RenderedPage> {
  const page = await pages.loadPage(path);
  const html = await renderWhole(
    <StrictMode>
      <Site router={routerAt(path, page)} />
    </StrictMode>,
  );
  return { html, page: page.page };
}

/** What every document holds before `#root`. */
export function renderBeforeRoot(): Promise<string> {
  return renderWhole(<BeforeRoot />);
}

/**
 * The forms that open in dialogs as a page without JavaScript has them, by their names at the server.
 * Our server puts them in place where forms arrive.
 */
export async function renderDialogForms(): Promise<Readonly<Record<string, string>>> {
  const given = { open: false, onClose: () => undefined, mail: "", withoutScript: true };
  const rendered = Object.entries({
    "access-request": <Access {...given} />,
    "investor-deck": <Deck {...given} />,
  }).map(async ([name, form]) => [name, await renderWhole(form, `${name}-`)] as const);
  return Object.fromEntries(await Promise.all(rendered));
}

/** The whole document around a page, from its doctype on. */
export function renderDocument(props: DocumentProps): Promise<string> {
  return renderWhole(<Document {...props} />);
}

/** @param identifierPrefix of the ids that React makes, which are unique in one rendering only */
async function renderWhole(element: React.ReactNode, identifierPrefix = ""): Promise<string> {
  const { prelude } = await prerender(element, {
    identifierPrefix,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** A router that stays where it is. */
function routerAt(pathname: string, page: PageModule): Router {
  const location = { pathname, search: "", hash: "", key: "" };
  const view = { location, type: "POP", page } as const;
  return {
    pages,
    view: () => view,
    destination: () => pathname,
    navigate: async () => {},
    subscribe: () => () => {},
  };
}

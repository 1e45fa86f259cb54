import { notFoundPath } from "@yno/brand/site";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import type { PageModule, Router } from "#app/browser/navigation/router.ts";
import { PageBody } from "#app/layout/page-body.tsx";
import { BeforeRoot, Document, type DocumentProps } from "./document/document.tsx";
import { pages } from "./page-table.ts";
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
 * The inside of `#root` of a page that our server makes: the frame of the site around its content.
 *
 * @param place is where the server puts the content
 */
export function renderFrame(title: string, place: string): Promise<string> {
  const page = { path: notFoundPath, title, heading: title, description: title };
  const content = () => <PageBody>{place}</PageBody>;
  return renderWhole(<Site router={routerAt(notFoundPath, { page, default: content })} />);
}

/** The whole document around a page, from its doctype on. */
export function renderDocument(props: DocumentProps): Promise<string> {
  return renderWhole(<Document {...props} />);
}

async function renderWhole(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      throw error;
    },
  });
  // React escapes it for attributes in single quotes too, and writes none.
  return (await new Response(prelude).text()).replaceAll("&#x27;", "'");
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

import { notFoundPath } from "@yno/brand/site";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepCompositionKeys } from "#app/browser/composition.ts";
import { createRouter } from "#app/browser/navigation/router.ts";
import { followScroll, keepClickedRows, leaveEntry } from "#app/browser/scroll.ts";
import { rootFlags } from "#app/browser/signals.ts";
import { forgiveMovedNodes, takeBackChanges } from "#app/browser/third-party-dom-changes.ts";
import { claimTrustedTypes } from "#app/browser/trusted-types.ts";
import { canonicalPath } from "./canonical-path.ts";
import { pages } from "./page-table.ts";
import { Site } from "./site.tsx";

claimTrustedTypes();
keepCompositionKeys();
const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root.");
const { page: path = notFoundPath } = root.dataset;
const known = path === notFoundPath ? canonicalPath(location.pathname, pages.isPage) : null;
if (known === location.pathname) {
  // The host has lost the page's file: going there again would be a loop, and hydration would
  // replace what can be read with nothing. The HTML and its links stay.
  rootFlags().hydrated = "";
} else if (known) {
  location.replace(`${known}${location.search}${location.hash}`);
} else {
  const page = await pages.loadPage(path);
  takeBackChanges();
  forgiveMovedNodes();
  followScroll();
  keepClickedRows();
  const router = createRouter(window, page, pages, leaveEntry);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Site router={router} />
      </StrictMode>,
      {
        onRecoverableError(error) {
          console.warn("The HTML had been changed, so the page was rendered again.", error);
        },
      },
    );
  });
}

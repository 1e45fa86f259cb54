import { notFoundPath } from "@yno/brand/site";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  patchNodeForTranslators,
  revertForeignMutations,
} from "#app/browser/hydration/third-party-dom-changes.ts";
import { createRouter } from "#app/browser/navigation/router.ts";
import { followScroll, keepClickedRows, leaveEntry } from "#app/browser/navigation/scroll.ts";
import { keepCompositionKeys } from "#app/browser/platform/composition.ts";
import { rootFlags } from "#app/browser/platform/signals.ts";
import { claimTrustedTypes } from "#app/browser/platform/trusted-types.ts";
import { startPrefetching } from "#app/features/page-change/prefetch.ts";
import { canonicalPath } from "./canonical-path.ts";
import { loadFirstPage, pages } from "./page-table.ts";
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
  const page = await loadFirstPage(path);
  revertForeignMutations();
  patchNodeForTranslators();
  followScroll();
  keepClickedRows();
  const router = createRouter(window, page, pages, leaveEntry);
  startPrefetching(router);
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

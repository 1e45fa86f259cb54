import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import {
  forgiveMovedNodes,
  rememberRootFlags,
  takeBackChanges,
} from "#app/browser/changed-page.ts";
import { knownAddress } from "#app/browser/known-address.ts";
import { keyEntriesOfParts } from "#app/browser/scroll.ts";
import { claimTrustedTypes } from "#app/browser/trusted-types.ts";

claimTrustedTypes();
const known = knownAddress(location.pathname, window);
if (known === location.pathname) {
  // The host has lost the page's file: going there again would be a loop, and hydration would
  // replace what can be read with nothing. The HTML and its links stay.
  document.documentElement.dataset.alive = "";
} else if (known) {
  location.replace(`${known}${location.search}${location.hash}`);
} else {
  takeBackChanges();
  forgiveMovedNodes();
  keyEntriesOfParts();
  const setRootFlags = rememberRootFlags();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        onRecoverableError(error) {
          setRootFlags();
          console.warn("The HTML had been changed, so the page was rendered again.", error);
        },
      },
    );
  });
}

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isMisplaced, meantAddress } from "#app/browser/known-address.ts";
import { claimTrustedTypes } from "#app/browser/trusted-types.ts";

claimTrustedTypes();
const meant = meantAddress(location.pathname, window);
if (meant) {
  location.replace(`${meant}${location.search}${location.hash}`);
} else if (isMisplaced(location.pathname, window)) {
  // Hydration would replace what can be read with nothing. The HTML and its links stay.
  document.documentElement.dataset.alive = "";
} else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

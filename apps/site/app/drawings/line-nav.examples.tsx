import { useEffect, useState } from "react";
import { WholePage } from "#app/ui/progressive-render.ts";
import { integrations } from "#content/collections/integrations.ts";
import { map } from "#content/pages/integrations.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { LineNav } from "./line-nav.tsx";
import { drawIntegrations } from "./openings/integrations.ts";

const sizes = drawIntegrations(integrations, map.server, map.container);

/** As on a page that a link led to: the sizes that don't fit come after the first screen. */
function InTwoSteps() {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => setIsWhole(true), []);
  return (
    <WholePage value={isWhole}>
      <LineNav sizes={sizes} label={map.label} />
    </WholePage>
  );
}

export const examples = {
  integrations: () => <LineNav sizes={sizes} label={map.label} />,
  "integrations, after a link": () => <InTwoSteps />,
} satisfies Examples;

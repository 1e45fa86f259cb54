import { integrations } from "#content/collections/integrations.ts";
import { map } from "#content/pages/integrations.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { InTwoSteps } from "#tests/gallery/in-two-steps.tsx";
import { LineNav } from "./line-nav.tsx";
import { drawIntegrations } from "./openings/integrations.ts";

const sizes = drawIntegrations(integrations, map.server, map.container);

export const examples = {
  integrations: () => <LineNav sizes={sizes} label={map.label} />,
  "integrations, after a link": () => (
    <InTwoSteps>
      <LineNav sizes={sizes} label={map.label} />
    </InTwoSteps>
  ),
} satisfies Examples;

import type { McpServerDetails } from "@yno/registry/cards";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import type { PolicyProof } from "../policies.tsx";

/** The data that the panel, a kit and a comparison add to the cards. */
export type PanelContent = {
  details: Readonly<Record<string, McpServerDetails>>;
  proof: PolicyProof;
  words: RegistryPanelWords;
};

import type { McpServerDetails } from "@yno/registry/cards";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import type { PolicyProof } from "../policies.tsx";

/** The data that the panel, a kit and a comparison add to the cards. */
export type PanelContent = {
  details: Readonly<Record<string, McpServerDetails>>;
  proof: PolicyProof;
  words: RegistryPanelWords;
};

/** The code of a kit and a comparison, with what they show. */
export function useKitFiles(load: () => Promise<PanelContent>) {
  return useOnDemand(async () => {
    const [files, sections, content] = await Promise.all([
      import("./kit-files.tsx"),
      import("./kit-section.tsx"),
      load(),
    ]);
    return { ...files, ...sections, ...content };
  });
}

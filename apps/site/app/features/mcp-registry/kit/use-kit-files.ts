import { useOnDemand } from "#app/ui/use-on-demand.ts";
import type { PanelContent } from "./panel-content.ts";

/** The code of a kit and a comparison, with what they show. */
export function useKitFiles(load: () => Promise<PanelContent>) {
  return useOnDemand(async () => {
    const [{ KitFiles, Comparison }, { KitSection, ComparisonSection }, content] =
      await Promise.all([import("./kit-files.tsx"), import("./kit-section.tsx"), load()]);
    return { KitFiles, Comparison, KitSection, ComparisonSection, ...content };
  });
}

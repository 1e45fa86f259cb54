import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import { useCallback, useEffect, useState } from "react";
import { notify } from "#app/ui/notify.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import type { RegistryPanelWords } from "#content/schema/mcp-registry-page.ts";
import type { PanelPart } from "./server-card.tsx";

/** The data that the panel adds to the cards, loaded when a visitor reaches for a panel. */
export type PanelContent = {
  details: Readonly<Record<string, McpServerDetails>>;
  words: RegistryPanelWords;
};

/** Loads the panel's code together with what it shows. */
export function useServerPanel(
  load: () => Promise<PanelContent>,
  unavailable: { title: string; text: string },
) {
  const panel = useOnDemand(async () => {
    const [{ ServerPanel }, content] = await Promise.all([import("./server-panel.tsx"), load()]);
    return { ServerPanel, ...content };
  });
  const [server, setServer] = useState<McpServerCard | null>(null);
  const [part, setPart] = useState<PanelPart>("documentation");
  const [open, setOpen] = useState(false);

  // A panel that failed to open mustn't open later, when its code arrives after all.
  useEffect(() => {
    if (!open || !panel.failed) return;
    setOpen(false);
    notify({ ...unavailable, kind: "destructive" });
  }, [open, panel.failed, unavailable]);

  const { request } = panel;
  const show = useCallback(
    (shown: McpServerCard, first: PanelPart) => {
      request();
      setServer(shown);
      setPart(first);
      setOpen(true);
    },
    [request],
  );
  const close = useCallback(() => setOpen(false), []);
  return { panel: panel.value, server, part, open, show, close, request };
}

import { unpackCard } from "@yno/registry/cards";
import { mcpServerColumns } from "#content/derived/mcp-server-cards.ts";
import { mcpServerDetails } from "#content/derived/mcp-server-details.ts";
import { policyProof } from "#content/derived/policy-proof.ts";
import { panel } from "#content/mcp-registry-panel.ts";
import { card } from "#content/pages/mcp-registry.ts";
import { fromColumns } from "#content/schema/columns.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { KitSection } from "./kit-section.tsx";
import { useKit } from "./use-kit.ts";

const servers = fromColumns(mcpServerColumns).map(unpackCard);
const nothing = () => undefined;

function OpenKit({ text }: { text: string }) {
  const kit = useKit(servers, { text, choose: nothing, replace: nothing });
  const content = { details: mcpServerDetails, proof: policyProof, words: panel };
  const actions = { onOpen: nothing, onShow: nothing, onClear: nothing, onCompare: nothing };
  return <KitSection {...{ kit, content, card, ...actions }} open />;
}

export const examples = {
  "an open kit, with what the address named in vain": () => (
    <AtAddress address="/mcp-registry">
      <OpenKit text="xero,postgres-mcp-pro,atlassian,none" />
    </AtAddress>
  ),
} satisfies Examples;

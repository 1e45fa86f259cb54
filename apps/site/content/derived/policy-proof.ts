import { clientIds } from "@yno/registry/clients/clients";
import { toKitServer } from "@yno/registry/clients/target";
import { provePolicies } from "@yno/registry/policy/proof";
import { parse } from "smol-toml";
import { mcpServers } from "../collections/mcp-servers.ts";

const { checks, failures } = provePolicies(mcpServers.map(toKitServer), parse);
if (failures.length > 0) throw new Error(failures.join("\n"));

/** What the page says of our policies: how many verdicts were asked, and of how many clients. */
export const policyProof = { checks, clients: clientIds.length };

import { readable, type Serializer } from "../transport.ts";
import { clientEntry, json } from "./entry.ts";

/** The text of .cursor/mcp.json. */
export const cursor: Serializer = (name, transport) =>
  json({ mcpServers: { [name]: clientEntry(transport, readable) } });

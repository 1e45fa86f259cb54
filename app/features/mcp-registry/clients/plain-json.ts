import { readable, type Serializer } from "../transport.ts";
import { clientEntry, json } from "./entry.ts";

/** The entry alone, for clients that keep it under a key of their own. */
export const plainJson: Serializer = (_name, transport) =>
  json({ type: transport.kind, ...clientEntry(transport, readable) });

import { readable, type Serializer } from "../transport.ts";
import { clientEntry, json } from "./entry.ts";

/** The entry alone, for clients that use a different key. */
export const plainJson: Serializer = (_name, transport) =>
  json({ type: transport.kind, ...clientEntry(transport, readable) });

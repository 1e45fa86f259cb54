import type { McpClientId } from "#content/schema/mcp-registry-page.ts";
import type { Serializer } from "../transport.ts";
import { claudeCode } from "./claude-code.ts";
import { claudeDesktop } from "./claude-desktop.ts";
import { cursor } from "./cursor.ts";
import { plainJson } from "./plain-json.ts";
import { vsCode } from "./vs-code.ts";

/** What writes the configuration of each client. */
export const clients: Readonly<Record<McpClientId, Serializer>> = {
  "claude-code": claudeCode,
  "claude-desktop": claudeDesktop,
  "vs-code": vsCode,
  cursor,
  "plain-json": plainJson,
};

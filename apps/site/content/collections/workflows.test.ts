import { expect, test } from "vitest";
import { connectionProblems, connectionText } from "./workflows.ts";

test("a card names the connectors, the servers, and the systems that have neither", () => {
  expect(
    connectionText({
      connectors: ["xero", "gmail"],
      servers: ["odoo"],
      own: ["your warehouse system"],
    }),
  ).toBe(
    "Connectors for Xero and Gmail; MCP servers for Odoo; a container or MCP server of your own for your warehouse system.",
  );
});

test("a connector or server that no list has stops the build with the workflow and the remedy", () => {
  const connects = { connectors: ["xero", "mytax"], servers: ["tradenet"], own: [] };
  expect(connectionProblems({ id: "gst-f5-return", connects })).toEqual([
    "content/workflows/, record 'gst-f5-return', field connects: 'mytax' isn't listed. Use an id of content/collections/integrations.ts, or name the system under own.",
    "content/workflows/, record 'gst-f5-return', field connects: 'tradenet' isn't listed. Use an id of content/mcp-servers/, or name the system under own.",
  ]);
});

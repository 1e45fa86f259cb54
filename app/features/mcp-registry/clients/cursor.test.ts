import { expect, test } from "vitest";
import { cursor } from "./cursor.ts";
import { address, program } from "./samples.ts";

test("a program and an address are under mcpServers", () => {
  expect(JSON.parse(cursor("tides", program)).mcpServers.tides.env).toEqual({
    HARBOUR: "<YOUR_HARBOUR>",
    TIDE_TOKEN: "<YOUR_TIDE_TOKEN>",
  });
  expect(JSON.parse(cursor("tides", address))).toEqual({
    mcpServers: {
      tides: {
        url: "https://mcp.tides.example/mcp",
        headers: { Authorization: "Bearer <YOUR_KEY>" },
      },
    },
  });
});

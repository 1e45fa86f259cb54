import { expect, test } from "vitest";
import { claudeCode } from "./claude-code.ts";
import { address, bare, events, program } from "./samples.ts";

test("a program follows its variables and two dashes, and the shell takes every word literally", () => {
  expect(claudeCode("tides", program)).toBe(
    "claude mcp add tides -e 'HARBOUR=<YOUR_HARBOUR>' -e 'TIDE_TOKEN=<YOUR_TIDE_TOKEN>' -- npx -y tide-tables '--api-key=<YOUR_KEY>' '--name=it'\\''s high'",
  );
  expect(claudeCode("tides", bare)).toBe("claude mcp add tides -- uvx tides");
});

test("an address is added with its transport and headers", () => {
  expect(claudeCode("tides", address)).toBe(
    "claude mcp add --transport http tides https://mcp.tides.example/mcp --header 'Authorization: Bearer <YOUR_KEY>'",
  );
  expect(claudeCode("tides", events)).toBe(
    "claude mcp add --transport sse tides https://mcp.tides.example/sse",
  );
});

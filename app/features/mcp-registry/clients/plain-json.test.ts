import { expect, test } from "vitest";
import { plainJson } from "./plain-json.ts";
import { address, bare, events } from "./samples.ts";

test("the entry is alone and names its transport; lists of words are on one line", () => {
  expect(plainJson("tides", bare)).toBe(
    ["{", '  "type": "stdio",', '  "command": "uvx",', '  "args": ["tides"]', "}"].join("\n"),
  );
  expect(JSON.parse(plainJson("tides", address))).toEqual({
    type: "http",
    url: "https://mcp.tides.example/mcp",
    headers: { Authorization: "Bearer <YOUR_KEY>" },
  });
  expect(JSON.parse(plainJson("tides", events)).type).toBe("sse");
});

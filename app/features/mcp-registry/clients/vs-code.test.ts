import { expect, test } from "vitest";
import { address, bare, program } from "./samples.ts";
import { vsCode } from "./vs-code.ts";

const input = (id: string) => `\${input:${id}}`;

test("VS Code asks for every value, and hides secret ones", () => {
  expect(JSON.parse(vsCode("tides", program))).toEqual({
    inputs: [
      { type: "promptString", id: "key", description: "Key of a harbour account", password: true },
      { type: "promptString", id: "harbour", description: "Name of the harbour" },
      { type: "promptString", id: "tide-token", description: "TIDE_TOKEN", password: true },
    ],
    servers: {
      tides: {
        type: "stdio",
        command: "npx",
        args: ["-y", "tide-tables", `--api-key=${input("key")}`, "--name=it's high"],
        env: { HARBOUR: `${input("harbour")}`, TIDE_TOKEN: `${input("tide-token")}` },
      },
    },
  });
});

test("an address has its headers, and only missing values are asked for", () => {
  expect(JSON.parse(vsCode("tides", address)).servers.tides).toEqual({
    type: "http",
    url: "https://mcp.tides.example/mcp",
    headers: { Authorization: `Bearer ${input("key")}` },
  });
  expect(JSON.parse(vsCode("tides", bare))).not.toHaveProperty("inputs");
});

import type { KitServer } from "./target.ts";

const named = (id: string) => ({
  id,
  title: id.replace(/^./, (letter) => letter.toUpperCase()),
  description: `Reads the ${id} of a harbour.`,
  listed: `example.harbour/${id}`,
});

/** Made-up servers for tests: one for each way of starting or reaching one. */
export const exampleServers = {
  tides: {
    ...named("tides"),
    target: {
      kind: "stdio",
      command: "npx",
      args: ["-y", "tide-tables@1.2.0", "--pier=east"],
      env: {
        TIDES_TOKEN: [{ name: "TIDES_TOKEN", secret: true, meaning: "Token of a tide account" }],
        HARBOUR: [{ name: "HARBOUR", secret: false, meaning: "Name of the harbour" }],
        READ_ONLY: ["true"],
      },
    },
    hostedUrl: "https://mcp.tides.example/mcp",
  },
  cranes: {
    ...named("cranes"),
    target: { kind: "stdio", command: "uvx", args: ["cranes@0.4.1"], env: {} },
  },
  ships: {
    ...named("ships"),
    target: {
      kind: "http",
      url: "https://mcp.ships.example/mcp",
      headers: {
        Authorization: ["Bearer ", { name: "SHIPS_KEY", secret: true, meaning: "Key for ships" }],
        "X-Berth": [{ name: "BERTH", secret: false, meaning: "Number of a berth" }],
        "X-Mode": ["read"],
      },
    },
  },
  buoys: {
    ...named("buoys"),
    target: { kind: "http", url: "https://mcp.buoys.example", headers: {} },
  },
  winds: {
    ...named("winds"),
    target: { kind: "sse", url: "https://mcp.winds.example/sse", headers: {} },
  },
} as const satisfies Record<string, KitServer>;

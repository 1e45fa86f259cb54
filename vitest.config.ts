import { defineConfig } from "vitest/config";

/**
 * `unit` reads the sources, `built` and `engines` what `npm run build` has written.
 *
 * Property tests choose new inputs on every run, on purpose. A failing one prints its seed and
 * path: give both to `fc.assert` to see it again, and add the input as an example test.
 */
export default defineConfig({
  test: {
    // Every file in a process of its own took two thirds of the time. Tests share processes and so
    // restore what they change (stubs, timers, environment).
    pool: "forks",
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,content,mcp,molfar,registry-api,search,tools,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/built/**", "tests/journeys/**", "tests/engines/runs/**"],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-server",
          include: ["server/**/*.test.ts"],
          // Hono's server puts its own Response in the place of the global one.
          isolate: true,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "engines",
          include: ["tests/engines/runs/*.test.ts"],
          // An engine that hangs is found by the time of one command, long before this.
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

/**
 * `unit` reads the sources, `built` and `engines` what `npm run build` has written. `package` packs
 * `molfar/` and installs it.
 *
 * Property tests choose new inputs on every run, unless PROPERTY_SEED is set. A failing one prints
 * its seed and path: give both to `fc.assert` to see it again, and add the input as an example test.
 */
export default defineConfig({
  test: {
    // Starting a process for every file took two thirds of the time. Tests share processes and so
    // restore what they change (stubs, timers, environment).
    pool: "forks",
    isolate: false,
    setupFiles: ["tests/property-seed.ts"],
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,content,mcp,molfar,registry-api,search,tools,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/{built,journeys,package}/**", "tests/{engines,cwltool}/runs/**"],
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-server",
          include: ["server/**/*.test.ts"],
          // Hono's server puts its own Response in the place of the global one.
          isolate: true,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "package",
          include: ["tests/package/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "cwltool",
          include: ["tests/cwltool/runs/*.test.ts"],
          testTimeout: 1_800_000,
        },
      },
      {
        test: {
          name: "engines",
          include: ["tests/engines/runs/*.test.ts"],
          // An engine that hangs is found by the time of one command, long before this.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** For a test that hangs: on a machine ten times slower than a developer's, ten programs take this. */
const testTimeout = 120_000;

const project = (
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration["test"] = {},
): TestProjectInlineConfiguration => ({ extends: true, test: { name, include, ...more } });

/**
 * `unit` and those named after it read the sources, `built` and `engines` what `npm run build` has
 * written. `package` packs `packages/molfar/` and installs it. `unit-documents`, `unit-growth`, `unit-molfar`
 * and `unit-workflows` run only when something they read has changed (tools/checks/kept-results.ts).
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
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      project("unit", ["{app,content,packages,tools,tests}/**/*.test.{ts,tsx}"], {
        exclude: [
          "packages/molfar/**",
          "tests/{built,documents,growth,journeys,package,server}/**",
          "tests/workflow-files.test.ts",
          "tests/{engines,containers,cwltool,image,postgres}/runs/**",
        ],
      }),
      // Hono's server puts its own Response in the place of the global one. Projects share no process.
      project("unit-server", ["{apps,tests}/server/**/*.test.ts"]),
      project("unit-documents", ["tests/documents/*.test.ts"]),
      // V8 counts in everything that a process has loaded, so this one loads nothing else.
      project("unit-growth", ["tests/growth/*.test.ts"], { isolate: true }),
      project("unit-molfar", ["packages/molfar/**/*.test.ts"]),
      project("unit-workflows", ["tests/workflow-files.test.ts"]),
      project("built", ["tests/built/**/*.test.ts"]),
      project("package", ["tests/package/**/*.test.ts"]),
      project("cwltool", ["tests/cwltool/runs/*.test.ts"]),
      project("containers", ["tests/containers/runs/*.test.ts"], {
        globalSetup: "tests/containers/setup.ts",
      }),
      project("postgres", ["tests/postgres/runs/*.test.ts"]),
      project("image", ["tests/image/runs/*.test.ts"]),
      project("engines", ["tests/engines/runs/*.test.ts"]),
    ],
  },
});

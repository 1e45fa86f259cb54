import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { lacks, type Needed } from "./tools/programs.ts";

/** For a test that hangs: on a machine ten times slower than a developer's, ten programs take this. */
const testTimeout = 120_000;

const project = (
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration["test"] = {},
): TestProjectInlineConfiguration => ({ extends: true, test: { name, include, ...more } });

/** Tests that need a program, where this machine has it. `npm test` says which are left out. */
const where = (need: Needed, files: string): string[] =>
  process.env.CI !== "true" && lacks(need) ? [] : [files];

/**
 * `npm run` names the script, and the report of its tests is for `npm test` to count.
 *
 * Property tests choose new inputs on every run, unless PROPERTY_SEED is set. A failing one prints
 * its seed and path: give both to `fc.assert` to see it again, and add the input as an example test.
 */
const { npm_command, npm_lifecycle_event } = process.env;
const script = npm_command !== "exec" && npm_lifecycle_event;

export default defineConfig({
  test: {
    // Starting a process for every file took two thirds of the time. Tests share processes and so
    // restore what they change (stubs, timers, environment).
    pool: "forks",
    isolate: false,
    setupFiles: ["tools/property-seed.ts", "tools/counted-properties.ts"],
    // Half of the time of a command that a test starts is for reading its program.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node") },
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: 30_000 } },
    reporters: script ? ["dot", "json"] : ["default"],
    ...(script && { outputFile: { json: join(process.cwd(), `.cache/${script}.json`) } }),
    projects: [
      project("unit", ["apps/site/**/*.test.{ts,tsx}"], {
        exclude: ["apps/site/tests/{built,growth,package,server,system,engines/runs}/**"],
      }),
      project("packages", ["{packages,tools}/**/*.test.ts"], { exclude: ["**/runs/**"] }),
      // Hono puts its own Response in the place of the global one. Projects share no process.
      project("server", ["apps/server/**/*.test.ts"], { exclude: ["**/runs/**"] }),
      // The same, and V8 counts the steps of everything that a process has loaded.
      project("isolated", ["apps/site/tests/{growth,server}/*.test.ts"], { isolate: true }),
      project("built", ["apps/site/tests/built/**/*.test.ts"]),
      project("system", [
        "apps/site/tests/{package,system}/*.test.ts",
        ...where("cwltool", "packages/molfar/tests/cwltool/runs/*.test.ts"),
        ...where("cluster", "packages/molfar/tests/cluster/runs/*.test.ts"),
        ...where("postgres", "apps/server/tests/postgres/runs/*.test.ts"),
        ...where("image", "apps/server/tests/image/runs/*.test.ts"),
      ]),
      project(
        "containers",
        where("containers", "packages/molfar/tests/containers/runs/*.test.ts"),
        {
          globalSetup: lacks("containers") ? [] : ["packages/molfar/tests/containers/setup.ts"],
        },
      ),
      project("engines", [
        ...where("firefox", "apps/site/tests/engines/runs/firefox.test.ts"),
        ...where("webkit", "apps/site/tests/engines/runs/webkit.test.ts"),
      ]),
    ],
  },
});

import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isMap, isScalar, parseDocument, visit } from "yaml";
import { root } from "./project-files.ts";

// The parser imports its JSON as only bundlers do.
const hooks = registerHooks({
  resolve: (specifier, context, next) => ({
    ...next(specifier, context),
    ...(specifier.endsWith(".json") && { importAttributes: { type: "json" } }),
  }),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  "@actions/workflow-parser"
);
hooks.deregister();

const path = ".github/workflows/check.yml";
const workflows = globSync(".github/workflows/*.{yml,yaml}", { cwd: root });
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** What GitHub's own parser says against a workflow. */
async function problems(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: path, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

test.each(workflows)("GitHub's parser takes %s", async (file) => {
  expect(await problems(read(file))).toEqual([]);
});

test.each([
  ["an unknown key", "timeout-minutes:", "timeout:"],
  ["an expression that can't be read", "github.ref }}", "github.ref"],
  ["a job that waits for one that there isn't", "runs-on:", "needs: nobody\n    runs-on:"],
  ["a job without a machine", /^ +runs-on:.*\n/m, ""],
])("GitHub's parser refuses %s", async (_, before, after) => {
  expect(await problems(read(path).replace(before, after))).not.toEqual([]);
});

test("the four jobs run every check", () => {
  const { tasks } = JSON.parse(read("turbo.json"));
  const names = Object.keys(tasks).map((task) => task.replace(/^.*#/, ""));
  const run = [...read(path).matchAll(/turbo run (.*?)(?: --.*)?$/gm)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  // Not every machine of theirs has all of its programs.
  const system = [...read(path).matchAll(/(?<=vitest run.*)(?<= )(?:apps|packages)\/\S+/gm)];
  expect(system.map(([folder]) => folder).toSorted()).toEqual([
    "apps/server/tests/image",
    "apps/server/tests/postgres",
    "apps/site",
    "packages/molfar",
  ]);
  expect(new Set([...run, "build", "test:system", "transit"])).toEqual(new Set(names));
});

/** What lets the code that a workflow runs change unseen, or gives it more than it needs to read. */
function risks(content: string): string[] {
  const document = parseDocument(content);
  // What signs a build is started by hand, and may do that besides.
  const signs =
    /^on:\n {2}workflow_dispatch:\n\n/m.test(content) && content.includes("actions/attest@");
  const more = signs ? ["id-token", "attestations"] : [];
  const found = /pull_request_target|workflow_run/.test(content)
    ? ["A commit of a stranger runs with this project's rights."]
    : [];
  if (!document.has("permissions"))
    found.push("The token has the rights of the project's default.");
  visit(document, {
    Map(_, map) {
      const uses = map.get("uses", true);
      if (isScalar(uses)) {
        const isPinned = /^[^@]+@[\da-f]{40}$/.test(String(uses.value));
        if (!isPinned) found.push(`${uses.value} isn't pinned to a commit.`);
        else if (!/^ v\d+\.\d+\.\d+$/.test(uses.comment ?? "")) {
          found.push(`${uses.value} doesn't say its version.`);
        }
      }
      const isCheckout = isScalar(uses) && /^actions\/checkout@/i.test(String(uses.value));
      if (isCheckout && map.getIn(["with", "persist-credentials"]) !== false) {
        found.push("A checkout leaves its credentials to all that follows.");
      }
      const permissions = map.get("permissions");
      if (
        map.has("permissions") &&
        !(isMap(permissions) && isReading(permissions.toJSON(), more))
      ) {
        found.push("The token may do more than read the project.");
      }
      // Options are Docker's, such as --privileged, --cap-add or --device, and volumes its socket.
      if (map.has("options") || map.has("volumes")) found.push("A container has more rights.");
    },
  });
  return found;
}

function isReading(permissions: Readonly<Record<string, unknown>>, more: string[]): boolean {
  return Object.entries(permissions).every(
    ([name, right]) =>
      right === "none" || (name === "contents" && right === "read") || more.includes(name),
  );
}

test("what a workflow uses is pinned, and nothing has rights that it doesn't need", () => {
  for (const each of workflows) expect(risks(read(each)), each).toEqual([]);
});

test.each([
  ["an action at a tag", /(setup-node@)\S+ # .*/, "$1v5", "isn't pinned"],
  ["an action at a short commit", /(setup-node@.{12})\S+/, "$1", "isn't pinned"],
  ["an action without its version", / # v5\.0\.0/, "", "doesn't say its version"],
  ["a reusable workflow at a branch", "runs-on:", "uses: o/r/.github/w.yml@main #", "isn't pinned"],
  ["a checkout as it is by default", /with:\n +persist-credentials: false/, "", "credentials"],
  [
    "credentials that stay",
    "persist-credentials: false",
    "persist-credentials: true",
    "credentials",
  ],
  ["no permissions", /permissions:\n.*/, "", "default"],
  ["a token that may write", "contents: read", "contents: write", "more than read"],
  ["a token that may do all", /permissions:\n.*/, "permissions: write-all", "more than read"],
  [
    "a job that may write",
    "runs-on:",
    "permissions: { packages: write }\n    runs-on:",
    "more than",
  ],
  [
    "a privileged job",
    /container: (.*)/,
    "container: { image: $1, options: --privileged }",
    "rights",
  ],
  ["Docker's socket", /container: (.*)/, 'container: { image: $1, volumes: ["/a:/a"] }', "rights"],
  ["commits of strangers", "pull_request:", "pull_request_target:", "stranger"],
])("%s is found in a workflow", (_, before, after, finding) => {
  expect(risks(read(path).replace(before, after)).join("\n")).toContain(finding);
});

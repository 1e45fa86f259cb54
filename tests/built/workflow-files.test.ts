import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@yno/brand/site";
import { expect, test } from "vitest";
import { workflows } from "#content/workflows.ts";
import { projectFiles, root } from "#tools/project-files.ts";
import { builtFiles, readBuilt } from "./documents.ts";

const published = `${site.origin}/workflow-files/`;
const sources = projectFiles()
  .filter((file) => file.startsWith("workflows/") && file !== "workflows/README.md")
  .map((file) => file.slice("workflows/".length));

/** The command isn't on the npm registry, so a reader who comes here first has to be told. */
const install = `${site.origin}/docs/molfar-image#your-first-image-in-ten-minutes`;

test.each(workflows)("the list of $id leads to its files, its CWL and the command", ({ id }) => {
  const list = readBuilt(`workflow-files/${id}.md`);
  const listed = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href);
  const own = sources.filter((file) => file.startsWith(`${id}/`) || file === `${id}.yaml`);
  expect(own).toContain(`${id}.yaml`);
  const files = [...own, "step.mjs", "pdf.mjs", `${id}.cwl`];
  const expected = [install, ...files.map((file) => published + file)];
  expect(listed.toSorted()).toEqual(expected.toSorted());
  for (const file of files) expect(builtFiles).toContain(`workflow-files/${file}`);
});

test("the files of all workflows are published as they are", () => {
  const changed = sources.filter(
    (file) =>
      !readFileSync(join(root, "workflows", file)).equals(
        readFileSync(join(root, "build/client/workflow-files", file)),
      ),
  );
  expect(sources.length).toBeGreaterThan(workflows.length);
  expect(changed).toEqual([]);
});

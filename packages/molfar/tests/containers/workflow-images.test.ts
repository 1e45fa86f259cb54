import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workflowFolder, workflowIds } from "./workflows.ts";

// So that what one workflow does in a container, all do: see runs/workflows.test.ts.
test.each(workflowIds)(
  "the image of %s differs from others in its name, and its worker reads and writes through step.mjs",
  (id) => {
    const folder = join(workflowFolder, id);
    const instructions = readFileSync(join(folder, "Dockerfile"), "utf8").split("\nLABEL ")[0];
    expect(instructions).toBe(`FROM node:24-alpine
COPY *.mjs /workflows/
COPY ${id}/worker.mjs /workflows/${id}/
ENTRYPOINT ["node", "/workflows/${id}/worker.mjs"]`);
    const worker = readFileSync(join(folder, "worker.mjs"), "utf8");
    const imported = [...worker.matchAll(/\bfrom "(.*?)"/g)].map(([, path]) => path);
    expect(["../step.mjs", "../pdf.mjs"]).toEqual(expect.arrayContaining(imported));
    expect(worker).not.toMatch(/\b(process|globalThis|fetch|require|import)\b(?! \{)/);
  },
);

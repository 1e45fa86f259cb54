import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder of the sample workflows. */
export const workflowFolder = join(import.meta.dirname, "../../workflows");

/** The ids of the sample workflows: each has a folder. */
export const workflowIds = readdirSync(workflowFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

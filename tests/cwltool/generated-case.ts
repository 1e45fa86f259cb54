import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runGenerated } from "@yno/molfar/internal/random/compare";
import { seeded } from "@yno/molfar/internal/random/seeded";
import { definition, writeContent } from "@yno/molfar/internal/random/workers";
import { generatedWorkflow } from "@yno/molfar/internal/random/workflow";
import { root } from "#tools/project-files.ts";
import type { Files } from "./run-cwltool.ts";

const program = join(root, "packages/molfar/random/worker-program.ts");

/** The workers of made-up workflows, each with its own name as its argument. */
const withArgs = {
  ...definition,
  tasks: definition.tasks.map((task) => ({ ...task, args: [task.name] })),
};

/** Writes a made-up workflow into a folder, and gives what `molfar workflow` makes of it. */
export async function writeGenerated(seed: number, folder: string): Promise<Files> {
  const generated = generatedWorkflow(seeded(seed));
  const words = JSON.stringify([process.execPath, program]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "definition.json"), JSON.stringify(withArgs));
  writeFileSync(join(folder, "workflow.yaml"), generated.wiring.replace("[w]", words));
  for (const [name, content] of generated.files) writeContent(join(folder, name), content);
  const { given } = await runGenerated(generated);
  return given;
}

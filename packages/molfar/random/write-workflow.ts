/** Writes a made-up workflow of programs: `node write-workflow.ts <seed> <folder>`. */
import { join } from "node:path";
import { seeded } from "./seeded.ts";
import { definition, writeContent } from "./workers.ts";
import { type Generated, generatedWorkflow } from "./workflow.ts";

/** The workers, each with its own name as its argument. */
const withArgs = {
  ...definition,
  tasks: definition.tasks.map((task) => ({ ...task, args: [task.name] })),
};

/** Writes the workflow of a seed into a folder, as `workflow.yaml` and the files that it names. */
export function writeWorkflow(seed: number, folder: string): Generated {
  const generated = generatedWorkflow(seeded(seed));
  const program = join(import.meta.dirname, "worker-program.ts");
  const words = JSON.stringify([process.execPath, program]);
  writeContent(join(folder, "definition.json"), JSON.stringify(withArgs));
  writeContent(join(folder, "workflow.yaml"), generated.wiring.replace("[w]", words));
  for (const [name, content] of generated.files) writeContent(join(folder, name), content);
  return generated;
}

if (import.meta.main) {
  const [, , seed, folder = "."] = process.argv;
  writeWorkflow(Number(seed), folder);
}

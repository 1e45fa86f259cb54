/** Small workflows for the tests of the exporters. */
import { check } from "../check.ts";
import { artifact, definition, parameter, secret, task } from "../fixtures/definitions.ts";
import type { Definition } from "../shapes/definition.ts";
import { planWorkflow } from "../wiring/plan-workflow.ts";
import { readWiring } from "../wiring/read-wiring.ts";
import type { Disk, ExportSource } from "./exported-step.ts";

/** One task for each way in which inputs and outputs differ. */
const sampleDefinition: Definition = {
  ...definition(
    task("Split", {
      ...{ task_type: "split", args: ["split"] },
      parameters: [parameter("chunks", "output", "number")],
      artifacts: [artifact("book", "book.txt", "input"), artifact("parts", "p*rts/", "output")],
    }),
    task("Mark", {
      args: ["$(HOME)", `\${x}`, ""],
      parameters: [parameter("length", "output", "number")],
      artifacts: [
        artifact("text", "a/text.md", "input"),
        artifact("marked", "b/m.tar.gz", "output"),
      ],
    }),
    task("Say", {
      parameters: [parameter("page-size", "input", "number"), parameter("said", "output")],
      secrets: [secret("mask-salt")],
    }),
    task("Join", {
      task_type: "reduce",
      artifacts: [artifact("all", "all/", "input"), artifact("whole", "whole.txt", "output")],
    }),
    task("Command", { command: ["run"] }),
    task("Name {{x}}"),
    task("Braces", { args: ["{{x}}"] }),
    task("Two", {
      artifacts: [artifact("one", "one.txt", "input"), artifact("other", "o.txt", "input")],
    }),
    task("Granted", { secrets: [{ ...secret("token"), from: "crm.access_token" }] }),
    task("Objects", {
      artifacts: [artifact("object", "object.json", "input", "application/json")],
    }),
  ),
  authorizations: [
    {
      ...{ name: "crm", type: "oauth2_auth_code" },
      ...{ client_id_env_name: "CRM_ID", client_secret_env_name: "CRM_SECRET" },
    },
  ],
};

type Sample = {
  steps: string;
  outputs?: string;
  inputs?: string;
  image?: string;
  /** The text that is taken for the definition; JSON otherwise. */
  dockerfile?: string;
  bytes?: number;
  /** What every file holds, and the names in every directory. */
  content?: string;
  names?: readonly string[];
};

export function sampleDisk({
  content = "a",
  bytes = content.length,
  names = ["a"],
}: Pick<Sample, "bytes" | "content" | "names">): Disk {
  return {
    ...{ size: () => bytes, text: () => content, names: () => names },
    absolute: (path) => new URL(path, "file:///w/").pathname,
  };
}

/** A wiring of these steps, held to the definition of the samples. */
export function sampleSource({
  steps,
  outputs,
  inputs,
  image,
  dockerfile,
  ...files
}: Sample): ExportSource {
  const { definition, findings } = check(JSON.stringify(sampleDefinition));
  if (!definition || findings.length > 0) throw new Error(JSON.stringify(findings));
  const text = `version: 1
name: "Sample: it's one"
images:
  w: {definition: d.json${image ?? ", image: w:1"}}
inputs: {${inputs ?? ""}}
steps:
${steps}
outputs: {${outputs ?? ""}}
`;
  const reading = readWiring(text);
  if (!reading.wiring) throw new Error(JSON.stringify(reading.findings));
  const planning = planWorkflow(reading.wiring, new Map([["w", definition]]));
  if (!planning.plan) throw new Error(JSON.stringify(planning.findings));
  const known = { definition, text: dockerfile ?? JSON.stringify(sampleDefinition) };
  return {
    ...{ wiring: reading.wiring, plan: planning.plan },
    definitions: new Map([["w", known]]),
    disk: sampleDisk(files),
  };
}

import { collectionKinds } from "../contract/collections.ts";
import { limits } from "../limits.ts";

/** Where the schema of wiring files is on a site. */
export const wiringSchemaPath = "/schema/molfar/wiring-v1.json";

/**
 * The JSON Schema (2020-12) of a wiring file, for editors and other programs. It describes the
 * structure: `planWorkflow` checks whether steps, inputs and outputs exist and fit together.
 *
 * @param origin the site that serves it, as `https://www.yno.example`; its `$id` is there
 */
export function wiringSchema(origin: string) {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: new URL(wiringSchemaPath, origin).href,
    title: "Molfar wiring file",
    description: "Joins tasks of Molfar images to a workflow.",
    ...closed(
      {
        $schema: text("Where an editor finds this schema. It has no effect on a run."),
        version: { description: "The version of this format.", const: 1 },
        name: text("The workflow's name."),
        images: { ...keyed("image", "Images, each under its key."), minProperties: 1 },
        inputs: keyed("given", "Inputs of the workflow, each under its key."),
        steps: { ...keyed("step", "Steps, each under its key."), minProperties: 1 },
        outputs: keyed("output", "Outputs of steps that the run keeps, each under its key."),
        concurrency: whole("Attempts at once. Default: the machine's CPUs.", 1, limits.concurrency),
      },
      ["version", "name", "images", "steps"],
    ),
    $defs: definitions,
  };
}

/** Text without NUL. */
const written = { type: "string", minLength: 1, pattern: "^[^\\u0000]*$" };
const text = (description: string) => ({ description, ...written });

const whole = (description: string, minimum: number, maximum: number) => ({
  ...{ description, type: "integer", minimum, maximum },
});

/** An object that has no other fields. */
function closed(properties: object, required: readonly string[] = []) {
  return { type: "object", required, additionalProperties: false, properties };
}

/** A map whose keys are names of the workflow's own. */
const keyed = (entry: string, description: string) => ({
  ...{ description, type: "object", propertyNames: { $ref: "#/$defs/key" } },
  additionalProperties: { $ref: `#/$defs/${entry}` },
});

const onlyOne = { minProperties: 1, maxProperties: 1 };

const words = (description: string) => ({
  ...{ description, type: "array", minItems: 1 },
  items: { type: "string", pattern: "^[^\\u0000]*$" },
});

const key = "[a-z][a-z0-9-]{0,62}";
const given = {
  file: text("The path of a file, from the wiring file."),
  directory: text("The path of a directory, from the wiring file."),
  value: {
    description: "A value as it's written: text, a number, true or false.",
    type: ["string", "number", "boolean"],
  },
};

const sources = {
  ...given,
  input: text("The key of an input of the workflow."),
  from: {
    ...text("The key of a step, a dot, and the name of its output."),
    pattern: `^${key}\\.[^.\\u0000][^\\u0000]*$`,
  },
};

const definitions = {
  key: { type: "string", pattern: `^${key}$` },
  image: closed(
    {
      definition: text("A Dockerfile or a definition in JSON."),
      image: {
        ...text("The reference for Docker or Podman."),
        pattern: "^[^\\u0000-][^\\u0000]*$",
      },
      process: words("The words that start the program without a container."),
      sources: words("The files that count as the program when a run is resumed."),
    },
    ["definition"],
  ),
  given: { ...closed(given), ...onlyOne },
  output: closed({ from: sources.from }, ["from"]),
  source: {
    ...closed({
      ...sources,
      each: { description: "How the input is divided into items.", enum: collectionKinds },
    }),
    oneOf: Object.keys(sources).map((source) => ({ required: [source] })),
  },
  secret: {
    ...closed({
      env: text("The variable that holds the secret."),
      file: text("The path of the file that holds the secret."),
    }),
    ...onlyOne,
  },
  step: closed(
    {
      image: text("The key of an image."),
      task: text("The name of a task of the image."),
      in: {
        description: "Where each input comes from, by its name in the definition.",
        ...{ type: "object", additionalProperties: { $ref: "#/$defs/source" } },
      },
      secrets: {
        description: "Where each secret comes from, by its name in the definition.",
        ...{ type: "object", additionalProperties: { $ref: "#/$defs/secret" } },
      },
      timeout: whole("Seconds for an attempt. Default: 3,600.", 1, 86_400),
      attempts: whole("Attempts for a task run. Default: 3.", 1, 10),
      concurrency: whole("Attempts of this step at once.", 1, limits.concurrency),
      cpus: {
        description: "CPUs of a container. Default: 1.",
        ...{ type: "number", exclusiveMinimum: 0, maximum: 16 },
      },
      memory_mib: whole("Memory of a container, in MiB. Default: 2,048.", 16, 65_536),
      disk_mib: whole("Disk space in MiB. Default: 10,240.", 16, 102_400),
    },
    ["image", "task"],
  ),
};

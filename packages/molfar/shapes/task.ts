/** The shapes of tasks, and of the authorizations that fill their secrets. */
import * as z from "zod/mini";
import { artifactShape, parameterShape, secretShape } from "./flow.ts";
import { described, environmentVariable, oneOf, reference, text } from "./text.ts";

const taskTypes = ["split", "reduce", "other"] as const;

export const authorizationTypes = ["oauth2_auth_code"] as const;

/**
 * The outputs a secret can use, by the type of the authorization. The names are those of the token
 * response in RFC 6749, section 5.1.
 */
export const authorizationOutputs = {
  oauth2_auth_code: ["access_token", "refresh_token"],
} as const satisfies Record<(typeof authorizationTypes)[number], readonly string[]>;

export const taskShape = described(
  z.strictObject({
    name: described(text, {
      title: "Name",
      description: "A short title for what the task does, unique within the image.",
    }),
    description: described(text, {
      title: "Description",
      description: "What the task does, in detail.",
    }),
    command: z.optional(
      described(z.array(text).check(z.minLength(1)), {
        title: "Command",
        description:
          "How to start the task, one word per entry, instead of the image's ENTRYPOINT.",
        examples: [["python", "convert.py"]],
      }),
    ),
    args: z.optional(
      described(z.array(z.string()), {
        title: "Arguments",
        description: "Arguments for the command, one per entry.",
      }),
    ),
    parameters: z.optional(
      described(z.array(z.union([reference("parameters"), parameterShape])), {
        title: "Parameters",
        description: "The values that the task receives and produces.",
      }),
    ),
    secrets: z.optional(
      described(z.array(z.union([reference("secrets"), secretShape])), {
        title: "Secrets",
        description: "The secrets that the task receives.",
      }),
    ),
    artifacts: z.optional(
      described(z.array(z.union([reference("artifacts"), artifactShape])), {
        title: "Artifacts",
        description: "The files and directories that the task receives and produces.",
      }),
    ),
    task_type: z.optional(
      described(oneOf(taskTypes, "unknown-task-type"), {
        title: "Task type",
        description:
          "split outputs the number of chunks, reduce turns a directory into a file, other is a standard task. The default is other.",
      }),
    ),
  }),
  { id: "task", title: "Task", description: "One thing that the image can do." },
);

export const authorizationShape = described(
  z.strictObject({
    name: described(text, {
      title: "Name",
      description: "The name that secrets use to refer to it.",
      examples: ["crm"],
    }),
    description: z.optional(
      described(text, {
        title: "Description",
        description: "What access is requested, for the person who grants it.",
      }),
    ),
    type: described(oneOf(authorizationTypes, "unknown-authorization-type"), {
      title: "Type",
      description:
        "How access is granted. oauth2_auth_code is the authorization code grant of OAuth 2.0; its outputs are access_token and refresh_token.",
    }),
    client_id_env_name: described(environmentVariable, {
      title: "Client ID variable",
      description: "The environment variable that holds the client ID.",
      examples: ["CRM_CLIENT_ID"],
    }),
    client_secret_env_name: described(environmentVariable, {
      title: "Client secret variable",
      description: "The environment variable that holds the client secret.",
      examples: ["CRM_CLIENT_SECRET"],
    }),
  }),
  {
    id: "authorization",
    title: "Authorization",
    description: "A step where a person grants access. Its outputs fill secrets.",
  },
);

/** One thing that the image can do. */
export type Task = z.infer<typeof taskShape>;
/** A step where a person grants access. Its outputs fill secrets. */
export type Authorization = z.infer<typeof authorizationShape>;

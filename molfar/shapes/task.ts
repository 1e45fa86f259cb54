/** The shapes of tasks, and of the authorizations that fill their secrets. */
import * as z from "zod/mini";
import { artifactShape, parameterShape, secretShape } from "./flow.ts";
import { described, environmentVariable, oneOf, reference, text } from "./text.ts";

const taskTypes = ["split", "reduce", "other"] as const;

export const authorizationTypes = ["oauth2_auth_code"] as const;

/**
 * What a secret can come from, by the type of the authorization. The names are those of the token
 * response in RFC 6749, section 5.1.
 */
export const authorizationOutputs = {
  oauth2_auth_code: ["access_token", "refresh_token"],
} as const satisfies Record<(typeof authorizationTypes)[number], readonly string[]>;

export const taskShape = described(
  z.strictObject({
    name: described(text, {
      title: "Name",
      description: "A title for what the task does. No two tasks of an image share it.",
    }),
    description: described(text, {
      title: "Description",
      description: "What the task does, in detail.",
    }),
    command: z.optional(
      described(z.array(text).check(z.minLength(1)), {
        title: "Command",
        description: "How to start the task, one word an entry, instead of the image's ENTRYPOINT.",
        examples: [["python", "convert.py"]],
      }),
    ),
    args: z.optional(
      described(z.array(z.string()), {
        title: "Arguments",
        description: "Arguments for the command, one an entry.",
      }),
    ),
    parameters: z.optional(
      described(z.array(z.union([reference("parameters"), parameterShape])), {
        title: "Parameters",
        description: "The values that the task gets and gives.",
      }),
    ),
    secrets: z.optional(
      described(z.array(z.union([reference("secrets"), secretShape])), {
        title: "Secrets",
        description: "The secrets that the task gets.",
      }),
    ),
    artifacts: z.optional(
      described(z.array(z.union([reference("artifacts"), artifactShape])), {
        title: "Artifacts",
        description: "The files and directories that the task gets and gives.",
      }),
    ),
    task_type: z.optional(
      described(oneOf(taskTypes, "unknown-task-type"), {
        title: "Task type",
        description:
          "split gives the number of chunks, reduce turns a directory into a file, other is a standard task. Without it, a task counts as other.",
      }),
    ),
  }),
  { id: "task", title: "Task", description: "One thing that the image can do." },
);

export const authorizationShape = described(
  z.strictObject({
    name: described(text, {
      title: "Name",
      description: "The name by which a secret refers to it.",
      examples: ["crm"],
    }),
    description: z.optional(
      described(text, {
        title: "Description",
        description: "What access is asked for, for the person who grants it.",
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
    description: "A step in which a person grants access, and whose outputs fill secrets.",
  },
);

/** One thing that the image can do. */
export type Task = z.infer<typeof taskShape>;
/** A step in which a person grants access, and whose outputs fill secrets. */
export type Authorization = z.infer<typeof authorizationShape>;

/** The shapes of what flows into a task and out of it: parameters, secrets and artifacts. */
import * as z from "zod/mini";
import { described, mimeType, name, oneOf, path, secretSource, text } from "./text.ts";

const directions = ["input", "output"] as const;
const parameterTypes = ["string", "number", "boolean"] as const;

const direction = described(oneOf(directions, "unknown-direction"), {
  title: "Direction",
  description: "Whether the task receives it (input) or produces it (output).",
});

const purpose = (description: string) => described(text, { title: "Purpose", description });

export const parameterShape = described(
  z.strictObject({
    name: described(name, {
      title: "Name",
      description: "Its name in the task. An input X arrives as a file whose path is in X_PATH.",
      examples: ["page-size"],
    }),
    direction,
    type: described(oneOf(parameterTypes, "unknown-type"), {
      title: "Type",
      description: "The kind of value.",
    }),
    purpose: purpose("What the value is for, for the person who designs the workflow."),
  }),
  {
    id: "parameter",
    title: "Parameter",
    description: "A single value that a task receives or produces.",
  },
);

export const secretShape = described(
  z.strictObject({
    name: described(name, {
      title: "Name",
      description:
        "Its name in the task. The value arrives in the environment variable of that name in upper case.",
      examples: ["crm-token"],
    }),
    purpose: purpose("What the task needs the secret for."),
    from: z.optional(
      described(secretSource, {
        title: "From",
        description:
          "For a secret that an authorization fills: the authorization's name, a dot, and access_token or refresh_token. Leave it out for any other secret. Its value is given when the workflow is designed.",
        examples: ["crm.access_token"],
      }),
    ),
  }),
  {
    id: "secret",
    title: "Secret",
    description: "A value that arrives as an environment variable and is never shown.",
  },
);

export const artifactShape = described(
  z.strictObject({
    name: described(name, {
      title: "Name",
      description: "Its name in the task. The path of an input X is in X_PATH.",
      examples: ["invoice"],
    }),
    path: described(path, {
      title: "Path",
      description: "A relative path. One that ends in / is a directory.",
      examples: ["invoice.pdf", "pages/"],
    }),
    direction,
    mime_types: described(z.array(mimeType).check(z.minLength(1)), {
      title: "MIME types",
      description: "The allowed MIME types of the file, or of each file in the directory.",
      examples: [["application/pdf"]],
    }),
    purpose: purpose("What the file is for, for the person who designs the workflow."),
  }),
  {
    id: "artifact",
    title: "Artifact",
    description: "A file or a directory that a task receives or produces.",
  },
);

/** A single value that a task receives or produces. */
export type Parameter = z.infer<typeof parameterShape>;
/** A value that arrives as an environment variable and is never shown. */
export type Secret = z.infer<typeof secretShape>;
/** A file or a directory that a task receives or produces. */
export type Artifact = z.infer<typeof artifactShape>;

/** A path that ends in a slash is a directory. */
export function isDirectory({ path }: Artifact): boolean {
  return path.endsWith("/");
}

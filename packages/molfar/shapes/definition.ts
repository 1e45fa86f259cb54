/**
 * The shape of an image definition. With `task.ts` and `flow.ts` it's the only source of the types,
 * the structural findings and the JSON Schema. Rules that a structure can't express are in
 * `../validation/`.
 */
import * as z from "zod/mini";
import { schemaVersions } from "../labels.ts";
import { artifactShape, parameterShape, secretShape } from "./flow.ts";
import { authorizationShape, taskShape } from "./task.ts";
import { described, oneLine, oneOf } from "./text.ts";

/** The kinds of definition that tasks can share. */
export const sharedKinds = ["parameters", "secrets", "artifacts"] as const;

export type SharedKind = (typeof sharedKinds)[number];

const kept = (what: string) => ({
  title: `Shared ${what}`,
  description: `Shared ${what}, each under its name.`,
});

const sharedShape = z.strictObject({
  parameters: z.optional(described(z.record(z.string(), parameterShape), kept("parameters"))),
  secrets: z.optional(described(z.record(z.string(), secretShape), kept("secrets"))),
  artifacts: z.optional(described(z.record(z.string(), artifactShape), kept("artifacts"))),
});

/** The shape of a definition in any of some versions. */
export const definitionShape = <const Versions extends readonly string[]>(versions: Versions) =>
  described(
    z.strictObject({
      $schema: z.optional(
        described(z.string(), {
          title: "JSON Schema",
          description:
            "Where an editor finds the JSON Schema. For JSON files only; it isn't a label.",
        }),
      ),
      schema_version: described(oneOf(versions, "unknown-version"), {
        title: "Schema version",
        description: "The schema version that the definition follows.",
      }),
      name: described(oneLine, {
        title: "Name",
        description: "A human-readable name for the image, shorter than the description.",
      }),
      description: described(oneLine, {
        title: "Description",
        description: "What the image and its tasks do.",
      }),
      tasks: described(z.array(taskShape).check(z.minLength(1)), {
        title: "Tasks",
        description: "What the image can do.",
      }),
      authorizations: z.optional(
        described(z.array(authorizationShape), {
          title: "Authorizations",
          description: "How people grant access to the accounts the tasks use.",
        }),
      ),
      shared: z.optional(
        described(sharedShape, {
          title: "Shared definitions",
          description: "Parameters, secrets and artifacts that several tasks refer to with $ref.",
        }),
      ),
    }),
    {
      title: "Molfar image definition",
      description: "Tells the platform what a container image can do and what it needs.",
    },
  );

/** A definition in any published version. */
export const anyDefinition = definitionShape(schemaVersions);

/** What a container image can do, and what it needs. */
export type Definition = z.infer<typeof anyDefinition>;

/** Every name that a field has anywhere in a definition. */
export const fieldNames: readonly string[] = [
  ...[anyDefinition, taskShape, authorizationShape, sharedShape],
  ...[parameterShape, secretShape, artifactShape],
].flatMap(({ shape }) => Object.keys(shape));

import { boundedList, nonEmptyList, prose, record, shortText } from "@yno/brand/schema";
import * as z from "zod";
import { packageTypes, remoteTypes } from "./enums.ts";

/** The release of the official format that every server here is written in, as its `$schema`. */
export const serverSchema =
  "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";

/**
 * Text of one form.
 *
 * @param wrong what another text isn't, as "isn't a version."
 * @param remedy how it's written
 */
export const written = (form: RegExp, wrong: string, remedy: string) =>
  z.string(`must be text. ${remedy}`).regex(form, `${wrong} ${remedy}`);

const yesOrNo = z.boolean("must be true or false. Remove it if it isn't known.");

/** What a person or a client fills in. Whether it's required is left out if no source says it. */
const inputShape = record({
  description: shortText(140),
  isRequired: z.exactOptional(yesOrNo),
  isSecret: z.exactOptional(yesOrNo),
  /** What it's set to. Clients don't ask for it. */
  value: z.exactOptional(shortText(80)),
});

const argumentShape = z.discriminatedUnion(
  "type",
  [
    record({
      type: z.literal("named"),
      name: written(
        /^--?\w[\w-]*$/,
        "isn't a flag.",
        "Write it as '--read-only', and its value beside it.",
      ),
      value: z.exactOptional(z.string("must be text. Write it.").max(200)),
    }),
    record({
      type: z.literal("positional"),
      value: shortText(200).regex(/^[^-]/, "begins like a flag. Give it the type 'named'."),
    }),
  ],
  "isn't an argument. Give it the type 'named' or 'positional'.",
);

export const variablesShape = z
  .array(
    record({
      name: written(/^[A-Z][A-Z0-9_]*$/, "isn't a variable name.", "Write it as 'API_KEY'."),
      ...inputShape.shape,
    }).refine(
      ({ isSecret, value }) => !isSecret || value === undefined,
      "has a secret with a value. Remove the value.",
    ),
    "must be a list of variables. Remove it when there are none.",
  )
  .min(1, "holds no variables. Remove it.")
  .refine(
    (variables) => new Set(variables.map(({ name }) => name)).size === variables.length,
    "names a variable twice. Remove the second.",
  )
  .readonly();

export const packageShape = record({
  registryType: z.enum(packageTypes, "isn't a kind of package. Write 'npm', 'pypi' or 'oci'."),
  /** That of an image has its tag. */
  identifier: written(
    /^@?\w[\w./:-]{0,98}$/,
    "isn't a package.",
    "Write it as '@scope/name', 'name' or 'owner/image:1.4.0'.",
  ),
  /** Absent for an image. */
  version: z.exactOptional(shortText(60)),
  runtimeHint: shortText(20),
  transport: record({ type: z.literal("stdio", "isn't 'stdio'. Others can't be listed.") }),
  runtimeArguments: z.exactOptional(nonEmptyList("arguments", argumentShape)),
  packageArguments: z.exactOptional(nonEmptyList("arguments", argumentShape)),
  environmentVariables: z.exactOptional(variablesShape),
});

export const remoteShape = record({
  type: z.enum(remoteTypes, "isn't a remote transport. Write 'streamable-http' or 'sse'."),
  url: z
    .url("isn't an address. Write it as 'https://mcp.name.com/mcp'.")
    .max(300, "has more than 300 characters. Ask for a shorter one.")
    .regex(/^https:/, "is not encrypted. Write an address that begins with https://."),
  headers: z.exactOptional(
    nonEmptyList(
      "headers",
      record({
        name: shortText(40),
        /** `{NAME}` is filled in with the variable of that name. */
        value: shortText(80),
        variables: z.exactOptional(z.record(z.string(), inputShape)),
      }),
    ),
  ),
});

/**
 * The part of the official format that a listed server uses. It has one package at most, no argument
 * is filled in by hand, and every program speaks over stdio: clients block commands and addresses with
 * a variable, or compare them before it's filled in.
 */
export const serverShape = record({
  $schema: z.literal(serverSchema, `isn't ${serverSchema}. Copy it.`),
  name: written(
    /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/,
    "isn't a name of the official format.",
    "Write it as 'io.github.owner/server'.",
  ).max(200),
  title: shortText(40),
  description: prose(100),
  /** Of the server, without what an entry adds. 0.0.0 where none was seen. */
  version: written(/^\d[\w.+-]*$/, "isn't a version.", "Write it without the v, as '1.4.0'."),
  /** Absent where no repository is public. */
  repository: z.exactOptional(
    record({
      url: written(
        /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/,
        "isn't a repository address.",
        "Write it as 'https://github.com/owner/name'.",
      ),
      source: z.literal("github", "isn't 'github'. Others can't be listed."),
      subfolder: z.exactOptional(
        written(/^[\w-][\w./-]*$/, "isn't a folder.", "Write it as 'src/server'."),
      ),
    }),
  ),
  packages: z.exactOptional(boundedList(1, 1, "packages", packageShape)),
  remotes: z.exactOptional(nonEmptyList("remotes", remoteShape)),
});

export type ServerJson = z.infer<typeof serverShape>;
export type ServerPackage = z.infer<typeof packageShape>;
export type ServerRemote = z.infer<typeof remoteShape>;
export type Argument = z.infer<typeof argumentShape>;
export type Variable = z.infer<typeof variablesShape>[number];

/** The labels that hold a definition, and its versions. */

/** The default prefix of the labels' keys. */
export const defaultPrefix = "ai.yno.molfar.";

/** Labels whose value is text. */
export const textLabels = ["schema_version", "name", "description"] as const;

/** Labels whose value is JSON text. */
export const jsonLabels = ["tasks", "authorizations", "shared"] as const;

/** The label that holds a whole definition as JSON text, which replaces all others. */
export const wholeLabel = "json_schema";

/** Every label of the separate form. */
export const separateLabels: readonly string[] = [...textLabels, ...jsonLabels];

/** @property prefix what the keys of the labels begin with, its last dot included */
export type LabelOptions = { prefix?: string };

/** The published schema versions, oldest first. They differ in the version string only. */
export const schemaVersions = ["v0.0.2", "v0.0.3"] as const;

export type SchemaVersion = (typeof schemaVersions)[number];

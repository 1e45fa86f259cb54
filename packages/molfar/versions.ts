/** The published schema versions, oldest first. They differ in the version string only. */
export const schemaVersions = ["v0.0.2", "v0.0.3"] as const;

export type SchemaVersion = (typeof schemaVersions)[number];

/** The names of a record. */
export type Named = { server: { name: string }; listing: { id: string } };

/** The namespace of our names and metadata. */
export const namespace = "ai.yno.registry";

/**
 * A name in the official registry; undefined for one of ours. One there belongs to its owner, so it's
 * used only where it was seen.
 */
export function registryName({ server: { name } }: Named): string | undefined {
  return name.startsWith(`${namespace}/`) ? undefined : name;
}

/**
 * The name of a section in addresses, as in /security#data-location: the one given, or else its
 * heading in lower case with hyphens.
 */
export function sectionId({ id, heading }: { id?: string | undefined; heading: string }): string {
  return (
    id ??
    heading
      .toLowerCase()
      .replace(/['’?]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/-$/, "")
  );
}

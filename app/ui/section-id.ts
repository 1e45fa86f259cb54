/**
 * The name of a section in addresses, as in /security#data-location: the one given, or else its
 * heading in small letters with hyphens.
 */
export function sectionId({ id, heading }: { id?: string | undefined; heading: string }): string {
  const words = heading.toLowerCase().replace(/['’]/g, "");
  return id ?? words.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

import * as z from "zod";

export const text = z.string().regex(/\S/, "is empty");

/** In full, on the web. */
export const address = z.url({ protocol: /^https?$/ }).regex(/^\w+:\/\/[^\s/]+\S*$/);

/** An IRI in full, on the web or not (RFC 3987). */
export const iri = z.url().regex(/^\S+$/);

/** RFC 3339, without its leap seconds. */
export const moment = z.iso.datetime({ offset: true });

/** BCP 47, by its form. */
export const language = z.string().regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i);

export const mediaType = z.string().regex(/^[a-z]+\/[a-z\d][a-z\d.+-]*$/);

export const relation = z.union([z.string().regex(/^[a-z.-]+$/), address]);

/** Duplicate values, each once. */
export function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  const again = values.filter((value) => seen.size === seen.add(value).size);
  return [...new Set(again)];
}

import * as z from "zod";

const day = z.iso.date();
const clock = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const zone = `(?:Z|[+-]${clock})`;
const moment = new RegExp(`^([^T]+)T${clock}:(?:[0-5]\\d|60)(?:\\.\\d+)?${zone}$`);
const minute = new RegExp(`^([^T]+)T${clock}${zone}$`);

const isDay = (text: string) => day.safeParse(text).success;
const isAddress = (text: string) => /^https?:\/\/[^\s/]+\S*$/.test(text) && URL.canParse(text);

/** The kinds of text, by their names in problems. */
export const kinds = {
  text: (text) => /\S/.test(text),
  /** In full, on the web. */
  address: isAddress,
  /** An IRI in full, on the web or not (RFC 3987). */
  iri: (text) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text) && URL.canParse(text),
  /** RFC 3339, on a day that the calendar has. */
  moment: (text) => isDay(moment.exec(text)?.[1] ?? ""),
  /** https://www.w3.org/TR/NOTE-datetime: a year, a month, a day, or a moment of one. */
  date: (text) =>
    /^\d{4}$/.test(text) ||
    isDay(/^\d{4}-\d\d$/.test(text) ? `${text}-01` : text) ||
    isDay((moment.exec(text) ?? minute.exec(text))?.[1] ?? ""),
  /** BCP 47, by its form. */
  language: (text) => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(text),
  mediaType: (text) => /^[a-z]+\/[a-z\d][a-z\d.+-]*$/.test(text),
  relation: (text) => /^[a-z.-]+$/.test(text) || isAddress(text),
} as const satisfies Record<string, (text: string) => boolean>;

export type Kind = keyof typeof kinds;

/** A text of a kind, in a schema. */
export const ofKind = (kind: Kind) =>
  z.string().refine((text) => kinds[kind](text), `isn't a valid ${kind}`);

/** Duplicate values, each once. */
export function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  const again = values.filter((value) => seen.size === seen.add(value).size);
  return [...new Set(again)];
}

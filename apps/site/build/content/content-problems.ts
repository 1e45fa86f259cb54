import type * as z from "zod";

/**
 * The problems with the records of one file, a sentence for each: the file, the record, the field,
 * what is wrong and what to do. Empty when all is well.
 *
 * @param getName what a record is called in a message
 */
export function contentProblems<Entry>(
  file: string,
  shape: z.ZodType,
  records: readonly Entry[],
  getName: (record: Entry) => string,
): string[] {
  return records.flatMap((record, index) => {
    const name = getName(record) || String(index + 1);
    return findIssues(shape, record).map((issue) => `${file}, record '${name}'${issue}`);
  });
}

/** The name of an export that is a page's record, such as `aboutPage`. */
export const pageExport = /Pages?$/;

/** The same for all that a file exports, apart from a page's record, which has its own shape. */
export function wholeFileProblems(file: string, shape: z.ZodType, content: object): string[] {
  const words = Object.entries(content).filter(([name]) => !pageExport.test(name));
  return findIssues(shape, Object.fromEntries(words)).map((issue) => `${file}${issue}`);
}

/** Values that two records share in one of these fields, in any case, as sentences. */
export function repeatedValues<Entry extends object>(
  file: string,
  records: readonly Entry[],
  ...fields: readonly (keyof Entry & string)[]
): string[] {
  return fields.flatMap((field) => {
    const values = records.map((record) => String(record[field]));
    const cases = values.map((value) => value.toLowerCase());
    const repeated = values.filter((_, index) => cases.indexOf(cases[index] ?? "") !== index);
    return [...new Set(repeated)].map(
      (value) => `${file}: ${field} '${value}' is there more than once. Give each record its own.`,
    );
  });
}

/** Categories that no record has, a sentence for each. */
export function emptyCategories(
  file: string,
  categories: readonly string[],
  records: readonly { category?: unknown }[],
): string[] {
  const used = new Set(records.map(({ category }) => category));
  return categories
    .filter((category) => !used.has(category))
    .map(
      (category) =>
        `${file}: no record has the category '${category}', so its filter would find nothing. Write one, or drop the category.`,
    );
}

/** How a sentence about each fault goes on after the file and the record. */
function findIssues(shape: z.ZodType, value: unknown): string[] {
  const { error } = shape.safeParse(value);
  return (error?.issues ?? []).map(
    ({ path, message }) => `${path.length > 0 ? `, field ${path.join(".")}` : ""}: ${message}`,
  );
}

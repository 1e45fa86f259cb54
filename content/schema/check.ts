import type * as z from "zod";

/**
 * What is wrong with the records of one file, a sentence for each: the file, the record, the
 * field, what is wrong and what to do. Empty when all is well.
 *
 * @param nameOf what a record is called in a message
 */
export function contentProblems<Entry>(
  file: string,
  shape: z.ZodType,
  records: readonly Entry[],
  nameOf: (record: Entry) => string,
): string[] {
  return records.flatMap((record, index) => {
    const name = nameOf(record) || String(index + 1);
    return issuesOf(shape, record).map(
      ({ path, message }) => `${file}, record '${name}', field ${path}: ${message}`,
    );
  });
}

/** The same for a file that is one record, or a list whose length counts. Its claims stand apart. */
export function wholeFileProblems(file: string, shape: z.ZodType, content: object): string[] {
  const checked = Array.isArray(content)
    ? content
    : Object.fromEntries(Object.entries(content).filter(([name]) => name !== "claims"));
  return issuesOf(shape, checked).map(({ path, message }) => `${file}, field ${path}: ${message}`);
}

/** Values that stand more than once, as sentences: each must be there once. */
export function repeatedValues(file: string, field: string, values: readonly string[]): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  return [...new Set(repeated)].map(
    (value) => `${file}: ${field} '${value}' stands more than once. Give each record its own.`,
  );
}

function issuesOf(shape: z.ZodType, value: unknown): { path: string; message: string }[] {
  const result = shape.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({
    path: path.join(".") || "(all)",
    message,
  }));
}

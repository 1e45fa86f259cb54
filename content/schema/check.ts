import type * as z from "zod";

/** Records of one kind and the file that holds them. */
export type RecordSet = {
  file: string;
  shape: z.ZodType;
  records: readonly unknown[];
  /** What a record is called in a message. */
  nameOf: (record: never) => string;
};

/**
 * What is wrong with the records of one file, a sentence for each: the file, the record, the
 * field, what is wrong and what to do. Empty when all is well.
 */
export function contentProblems({ file, shape, records, nameOf }: RecordSet): string[] {
  return records.flatMap((record, index) => {
    const result = shape.safeParse(record);
    if (result.success) return [];
    const name = nameIn(record, index, nameOf);
    return result.error.issues.map(
      (issue) => `${file}, ${name}, field ${issue.path.join(".") || "(all)"}: ${issue.message}`,
    );
  });
}

/** Values that stand more than once, as sentences: each must be there once. */
export function repeatedValues(file: string, field: string, values: readonly string[]): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  return [...new Set(repeated)].map(
    (value) => `${file}: ${field} '${value}' stands more than once. Give each record its own.`,
  );
}

function nameIn(record: unknown, index: number, nameOf: (record: never) => string): string {
  try {
    return `record '${nameOf(record as never)}'`;
  } catch {
    return `record ${index + 1}`;
  }
}

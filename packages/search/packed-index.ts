import type { AsPlainObject } from "minisearch";

/**
 * An index of MiniSearch in a tenth of its size. `places` holds, for each of the sorted words and
 * each field, where the word occurs: the distance from the record before, followed, when the word
 * occurs more than once, by the number of occurrences as a negative number.
 */
export type PackedIndex = {
  records: number;
  fields: readonly string[];
  /** Sorted, with one space between them. */
  words: string;
  /** For each field, for each word. */
  places: readonly (readonly (readonly number[])[])[];
};

/** The index in its short form. The ids of its records must count from 0. */
export function packIndex(index: AsPlainObject): PackedIndex {
  const entries = [...index.index].sort(([a], [b]) => (a < b ? -1 : 1));
  const fields = Object.entries(index.fieldIds).sort(([, a], [, b]) => a - b);
  return {
    records: index.documentCount,
    fields: fields.map(([name]) => name),
    words: entries.map(([word]) => word).join(" "),
    places: fields.map(([, field]) => entries.map(([, counts]) => packed(counts[field] ?? {}))),
  };
}

function packed(counts: Readonly<Record<string, number>>): number[] {
  let before = 0;
  return Object.entries(counts)
    .map(([record, count]) => [Number(record), count] as const)
    .sort(([a], [b]) => a - b)
    .flatMap(([record, count]) => {
      const distance = record - before;
      before = record;
      return count > 1 ? [distance, -count] : [distance];
    });
}

/** The index as MiniSearch reads it. */
export function unpackIndex({ records, fields, words, places }: PackedIndex): AsPlainObject {
  const list = words === "" ? [] : words.split(" ");
  const lengths = Array.from({ length: records }, () => fields.map(() => 0));
  const index = list.map((word, row): AsPlainObject["index"][number] => {
    const entry = fields.flatMap((_, field) => {
      const counts = unpacked(places[field]?.[row] ?? []);
      for (const [record] of counts) {
        const length = lengths[record];
        if (length) length[field] = (length[field] ?? 0) + 1;
      }
      return counts.length > 0 ? [[field, Object.fromEntries(counts)] as const] : [];
    });
    return [word, Object.fromEntries(entry)];
  });
  const sums = fields.map((_, field) =>
    lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0),
  );
  return {
    documentCount: records,
    nextId: records,
    documentIds: byNumber(lengths.map((_, record) => record)),
    fieldIds: Object.fromEntries(fields.map((name, field) => [name, field])),
    fieldLength: byNumber(lengths),
    averageFieldLength: sums.map((sum) => (records === 0 ? 0 : sum / records)),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}

function unpacked(places: readonly number[]): [number, number][] {
  const counts: [number, number][] = [];
  let record = 0;
  for (const place of places) {
    const last = counts.at(-1);
    if (place < 0 && last) {
      last[1] = -place;
      continue;
    }
    record += place;
    counts.push([record, 1]);
  }
  return counts;
}

function byNumber<Value>(values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, number) => [number, value]));
}

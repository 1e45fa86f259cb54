import type { LineId } from "@yno/brand/site";
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";

/** The kinds of records, in the order in which groups of equal rank are shown. */
export const searchKinds = [
  "page",
  "heading",
  "question",
  "server",
  "integration",
  "workflow",
  "position",
  "news",
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** What people call the kinds. Each of these words finds every record of its kind. */
export const kindWords: Record<SearchKind, string> = {
  page: "page",
  heading: "section",
  question: "question",
  server: "mcp server",
  integration: "integration connector",
  workflow: "workflow template",
  position: "job position",
  news: "article news",
};

/** One thing that can be found: the text shown, and the words that find it. */
export type SearchRecord = {
  kind: SearchKind;
  /** The line of the site of its page. */
  line: LineId;
  /** Its address on this site: '/resources#cancel'. */
  address: string;
  title: string;
  /** One line under the title: what it is, or where it is. */
  context: string;
  /** Other names under which visitors look for it, each as good as the title. */
  names: readonly string[];
  /** All else that it says. Only its words are kept. */
  body: string;
};

/** The file that the build writes and the search reads, in columns because like packs with like. */
export type SearchIndex = {
  /** Of this shape: an older script meets a newer file while a deployment is under way. */
  version: typeof indexVersion;
  kind: readonly SearchKind[];
  line: readonly LineId[];
  address: readonly string[];
  title: readonly string[];
  context: readonly string[];
  names: readonly (readonly string[])[];
  index: PackedIndex;
};

/** Raised with every change of the file's shape, and of how words are cut. */
const indexVersion = 1;

const columns = ["kind", "line", "address", "title", "context", "names"] as const;

/** How words get into the index and are looked up in it. */
export const indexOptions = {
  fields: ["title", "names", "context", "body"],
  // Words that say nothing would weigh a tenth of the file, so the longest texts omit them.
  tokenize: (text, field) =>
    splitWords(text)
      .filter((word) => field !== "body" || !isFiller(word))
      .map(stemWord),
  // What 'tokenize' gives is ready.
  processTerm: (word) => word,
} as const satisfies Omit<Options<SearchRecord>, "fields"> & { fields: (keyof SearchRecord)[] };

/** The index over these records. */
export function makeSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const search = new MiniSearch<{ id: number; record: SearchRecord }>({
    ...indexOptions,
    extractField: ({ id, record }, field) =>
      field === "id" ? id : [record[field as keyof SearchRecord]].flat().join(" "),
  });
  search.addAll(records.map((record, id) => ({ id, record })));
  return {
    version: indexVersion,
    kind: records.map(({ kind }) => kind),
    line: records.map(({ line }) => line),
    address: records.map(({ address }) => address),
    title: records.map(({ title }) => title),
    context: records.map(({ context }) => context),
    names: records.map(({ names }) => names),
    index: packIndex(search.toJSON()),
  };
}

/**
 * The index in a file.
 *
 * @throws Error when the file isn't one, or has another version
 */
export function readSearchIndex(file: unknown): SearchIndex {
  if (!isSearchIndex(file)) {
    throw new Error("The search index is from another version: build the site again.");
  }
  return file;
}

function isSearchIndex(file: unknown): file is SearchIndex {
  if (typeof file !== "object" || file === null) return false;
  const { version, index, ...rest } = file as Partial<Record<keyof SearchIndex, unknown>>;
  const lengths = columns.map((name) => (Array.isArray(rest[name]) ? rest[name].length : -1));
  return (
    version === indexVersion &&
    typeof index === "object" &&
    index !== null &&
    lengths.every((length) => length >= 0 && length === lengths[0]) &&
    Array.isArray(rest.kind) &&
    rest.kind.every((kind) => searchKinds.some((known) => known === kind))
  );
}

/**
 * An index of MiniSearch in a tenth of its size. `places` holds, for each of the sorted words and
 * each field, where the word occurs: the distance from the record before, followed, when the word
 * occurs more than once, by the number of occurrences as a negative number.
 */
type PackedIndex = {
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

/** Letters and digits of any script, and the underscore that holds names of variables together. */
const word = /[\p{L}\p{N}_]+/gu;

/** Combining marks of a decomposed letter. */
const marks = /\p{M}+/gu;

/** Filler words, which say nothing about the subject. */
const fillers = new Set(
  "a am an and any are as at be been by can could did do does for from get has have how i if in into is it its know many me much my need of on or our ours ourselves should so than that the their them then there these they this to us was we were what when where which who whose why will with would you your".split(
    " ",
  ),
);

/** Text without accents and capitals, so that 'Café' and 'cafe' are the same. */
export function plainText(text: string): string {
  return text.normalize("NFKD").replace(marks, "").toLowerCase();
}

/** The words of a text in their order. Names with underscores are included whole and in parts. */
export function splitWords(text: string): string[] {
  return (plainText(text).match(word) ?? []).flatMap((found) =>
    found.includes("_") ? [found, ...found.split("_").filter(Boolean)] : [found],
  );
}

/**
 * A word without the ending of the plural, so that 'policies' finds 'policy' and 'cookies' finds
 * 'cookie'. It need not be a word, only the same for both.
 */
export function stemWord(word: string): string {
  const single = word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
  return single.length > 3 ? single.replace(/(?:ie|y)$/, "i") : single;
}

/**
 * What a text is about: its words without endings and fillers, with one space between them. Two
 * texts with the same key count as equal. A text of only fillers keeps them.
 */
export function keyOf(text: string): string {
  const words = splitWords(text);
  const telling = words.filter((each) => !isFiller(each));
  return (telling.length > 0 ? telling : words).map(stemWord).join(" ");
}

/** Whether a word is a filler. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

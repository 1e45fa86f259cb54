import type { LineId } from "@yno/brand/lines";
import MiniSearch, { type Options } from "minisearch";
import { type PackedIndex, packIndex } from "./packed-index.ts";
import { type SearchKind, type SearchRecord, searchKinds } from "./record.ts";
import { isFiller, splitWords, stemWord } from "./words.ts";

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
export const indexVersion = 1;

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

import type { SearchRecord } from "@yno/search/search-index";
import type * as z from "zod";
import { contentProblems, emptyCategories, repeatedValues } from "./content-problems.ts";

/** What the search finds. The loop adds the line of its page, and the names in content/search-names.ts. */
export type Found = Omit<SearchRecord, "names" | "line">;

/** A record of schema.org, without the context that all of a page share. */
export type StructuredData = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** An entry of a feed. */
export type FeedEntry = {
  /** Its address on the site, which is also its permanent id. */
  path: string;
  title: string;
  summary: string;
  html: string;
  /** An ISO date. */
  published: string;
  author: string;
  tags: readonly string[];
};

/** Files for programs, by their addresses. */
export type SiteFiles = Readonly<Record<string, string | Uint8Array>>;

/** One kind of record: where its records are, what each must be, and everything that is made of it. */
type Declaration<Entry extends object> = {
  /** The file or folder of the records, for messages. */
  readonly source: string;
  /** The file of one record, where each has its own. */
  readonly file?: (record: Entry) => string;
  readonly records: readonly Entry[];
  readonly shape: z.ZodType;
  /** What a record is called in a message. */
  readonly name: (record: Entry) => string | number;
  /** Fields whose values no two records share. */
  readonly unique?: readonly (keyof Entry & string)[];
  /** Values of the field `category` that each have a record. */
  readonly categories?: readonly string[];
  /** Problems of records whose shapes are right: with each other, or with other content. */
  readonly problems?: (records: readonly Entry[]) => readonly string[];
  /** What a page fetches of one record on demand: the module `<file>?entry`. */
  readonly entry?: (record: Entry) => unknown;
  /** The address of the page that lists them. */
  readonly page?: string;
  /** When a record was published, as an ISO date. The newest one is the page's last change. */
  readonly published?: (record: Entry) => string;
  readonly search?: (record: Entry) => Found;
  readonly structuredData?: (records: readonly Entry[]) => readonly StructuredData[];
  readonly feed?: {
    readonly title: string;
    readonly formats: readonly FeedFormat[];
    readonly entry: (record: Entry) => Omit<FeedEntry, "published">;
  };
  readonly files?: (records: readonly Entry[]) => Promise<SiteFiles>;
};

type FeedFormat = "xml" | "json";

/** What the build makes of a kind. Nothing is made before it's asked for: a record may be wrong. */
export type Collection<Entry extends object = object> = {
  readonly page: string | undefined;
  /** A sentence for each fault: file, record, field, what is wrong and what to do. */
  problems(records?: readonly Entry[]): readonly string[];
  newest(): string | undefined;
  /** The entry of the record in a file, if there is one. */
  entry(file: string): unknown;
  found(): readonly Found[];
  structuredData(): readonly StructuredData[];
  /** The newest entry first. */
  readonly feed: {
    readonly title: string;
    readonly formats: readonly FeedFormat[];
    entries(records?: readonly Entry[]): readonly FeedEntry[];
  } | null;
  files(): Promise<SiteFiles>;
};

/** Declares a kind of record. A file of content/collections/ exports one as `collection`. */
export function defineCollection<Entry extends object>(
  kind: Declaration<Entry>,
): Collection<Entry> {
  const { page, records: own, published = () => "", feed } = kind;
  return {
    page,
    problems: (records = own) => problemsOf(kind, records),
    newest: () => (kind.published ? own.map(published).toSorted().at(-1) : undefined),
    entry: (file) => {
      const record = own.find((each) => kind.file?.(each) === file);
      return record && kind.entry?.(record);
    },
    found: () => (kind.search ? own.map(kind.search) : []),
    structuredData: () => kind.structuredData?.(own) ?? [],
    feed: feed
      ? {
          ...feed,
          entries: (records = own) =>
            records
              .map((record) => ({ ...feed.entry(record), published: published(record) }))
              .toSorted((one, other) => other.published.localeCompare(one.published)),
        }
      : null,
    files: async () => kind.files?.(own) ?? {},
  };
}

function problemsOf<Entry extends object>(
  { source, file, shape, name, unique = [], categories = [], problems }: Declaration<Entry>,
  records: readonly Entry[],
): readonly string[] {
  const wrong = records.flatMap((record, index) =>
    contentProblems(
      file?.(record) ?? source,
      shape,
      [record],
      (each) => `${name(each) || index + 1}`,
    ),
  );
  // A record of the wrong shape may lack what the rest reads.
  if (wrong.length > 0) return wrong;
  return [
    ...repeatedValues(source, records, ...unique),
    ...emptyCategories(source, categories, records),
    ...(problems?.(records) ?? []),
  ];
}

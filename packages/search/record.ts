import type { LineId } from "@yno/brand/lines";

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

import type { LineId } from "#content/schema/navigation.ts";

/** What can be found, in the order in which groups of equal rank are shown. */
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

/** What people call the kinds. Each of these words stands for every record of its kind. */
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

/** One thing that can be found: what is shown of it, and the words by which it is found. */
export type SearchRecord = {
  kind: SearchKind;
  /** The line of the site on which its page lies. */
  line: LineId;
  /** Where it stands on this site: '/resources#cancel'. */
  address: string;
  title: string;
  /** One line under the title: what it is, or what it stands in. */
  context: string;
  /** Other names under which visitors look for it, each as good as the title. */
  names: readonly string[];
  /** All else that it says. Only its words are kept. */
  body: string;
};

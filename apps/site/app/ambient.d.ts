// What the documents export beside the component; see the plugins in vite.config.ts.
declare module "*.mdx" {
  /** The day of the last change, as an ISO date and in words. Only legal documents have it. */
  export const updated: { date: string; words: string };
  export const sections: readonly { id: string; title: string; level: 2 | 3 }[];
  /** Time to read, in whole minutes. Legal documents have none. */
  export const minutes: number;
}

// What tools/content/read-news.ts makes of the articles in content/news/.
declare module "virtual:news" {
  type RichText = import("#content/schema/rich-text.ts").RichText;

  /** What the cards show, in the order of the files. */
  export const newsCards: readonly import("#content/schema/news.ts").NewsCard[];
  /** Fetches the body of an article, by its id. */
  export const loadBody: Readonly<Record<number, () => Promise<RichText>>>;
  /** All bodies by their ids while pages are rendered at build; none in the browser. */
  export const bodiesForStaticHtml: Readonly<Record<number, RichText>>;
}

/** What `deferred-hydration.ts` puts on the window. */
interface Window {
  /** Ends the watch on the content, and gives all changes, oldest first. */
  takeForeignMutations?: () => MutationRecord[];
}

interface Navigator {
  /** Chromium only. */
  connection?: { saveData?: boolean; effectiveType?: string };
}

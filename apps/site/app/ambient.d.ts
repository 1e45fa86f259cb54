// What the documents export beside the component; see the plugins in vite.config.ts.
declare module "*.mdx" {
  /** The record of a document that has its own page. */
  export const page: import("#content/schema/page.ts").Page;
  /** The day of the last change, as an ISO date and in words. Only legal documents have it. */
  export const updated: { date: string; words: string };
  /** The titles of the sections of a legal document. */
  export const titles: readonly string[];
  export const sections: readonly { id: string; title: string; level: 2 | 3 }[];
  /** Time to read, in whole minutes. Legal documents have none. */
  export const minutes: number;
}

/** What `deferred-hydration.ts` puts on the window. */
interface Window {
  /** Ends the watch on the content, and gives all changes, oldest first. */
  takeForeignMutations?: () => MutationRecord[];
}

/** The same without the text, for a page that gets its text apart. */
declare module "*.mdx?facts" {
  export { titles, updated } from "*.mdx";
}

interface Navigator {
  /** Chromium only. */
  connection?: { saveData?: boolean; effectiveType?: string };
}

import { type BootFailure, type BootFiles, boot } from "./deferred-hydration.ts";
import { headScript } from "./head-script.ts";

/**
 * The one inline script of a document (build/pages/bundle-script.ts), in its head: what comes before
 * the first paint, and at the end of parsing what hydrates the page.
 *
 * @param queryKeys the names in the query that the page follows, with "|" between them
 */
export function startPage(queryKeys: string, files: BootFiles, failure: BootFailure): void {
  // The state is 'interactive' once all of the page is there, before others hear `DOMContentLoaded`.
  document.addEventListener("readystatechange", () => boot(files, failure), { once: true });
  headScript(queryKeys);
}

import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vite";
import { colourCode } from "./tools/colour-code.ts";
import { derivedContent } from "./tools/derived-content.ts";
import { documentHeadings } from "./tools/document-headings.ts";
import { externalLinks } from "./tools/external-links.ts";
import { filesOfLastBuild } from "./tools/files-of-last-build.ts";
import { labelCells } from "./tools/label-cells.ts";
import { legalDate } from "./tools/legal-date.ts";
import { letMissingChunksReachUs } from "./tools/missing-chunks.ts";
import { newsModules } from "./tools/news-modules.ts";
import { numberClauses } from "./tools/number-clauses.ts";
import { serverSamples } from "./tools/server-samples.ts";

/** Libraries that every page runs on, and the bundler's own helpers. */
const libraries =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:query-core|react-query))[\\/]|rolldown[\\/]runtime/;

/** Our code that every page runs on. */
const frame =
  /[\\/](?:app[\\/](?:root|layout|seo|browser|ui|features[\\/](?:sidebar|theme|page-change|stale-tab|search[\\/]use-search|consent[\\/](?:consent-region|settings-request)))|content[\\/](?:site|navigation)\b)/;

/** What of it waits until a visitor acts. */
const onIntent =
  /[\\/](?:toasts|dialog|alert|field|quick-access-dialog|keep-clear|offline-copy|privacy-signal|analytics|consent-record|functional-storage)\.tsx?$/;

/** What of it only some pages are made of. */
const onSomePages =
  /[\\/](?:clipboard|document-title|format-date|legal-document|placeholder|reading-position|tabs|text-file)\.tsx?$/;

/** Searching and narrowing a list, with the address that follows. */
const finding = /[\\/](?:search-field|filter-buttons|filter-query|query-text)\.tsx?$/;

/** What the registry shares with the search of the site, with the opening page and with dates. */
const lists = /[\\/]app[\\/](?:browser[\\/]frames|ui[\\/](?:format-date|use-combobox))\.ts$/;

/** What all documents are made of, apart from what other pages share with them. */
const documentParts =
  /[\\/]app[\\/](?:features[\\/]docs[\\/](?!diagram|copy-)|browser[\\/]reading-position)/;

/** What copies: documents share it with the legal pages and, in part, with the registry. */
const copying = /[\\/]app[\\/](?:browser[\\/]clipboard|features[\\/]docs[\\/]copy-)/;

/** Blocks that several pages are made of, and the address of a sample run, which two of them share. */
const sections =
  /[\\/]app[\\/](?:sections[\\/]|layout[\\/]legal-document|features[\\/]runs[\\/](?:use-run-address|step-of-address))/;

/** What shows a sample run, with the run that /platform shows: one request there in place of two. */
const run =
  /features[\\/]runs[\\/](?!flagship-run|run-on-demand|use-run-address|step-of-address)|derived\/runs\/three-way/;

/** What forms share: one request of 1 kB costs less than three. */
const forms =
  /[\\/]app[\\/](?:ui[\\/]field|features[\\/]forms[\\/](?:demo-note|use-send|use-kept-focus|submission|simulated))\.tsx?$/;

const isFrame = (id: string) =>
  frame.test(id) && ![onIntent, onSomePages, finding, lists].some((each) => each.test(id));

/** Markdown documents become components; their front matter is exported as `frontmatter`. */
const documents = {
  // Articles become data (tools/news-modules.ts), not components.
  exclude: ["**/content/news/*.md"],
  remarkPlugins: [remarkGfm, remarkFrontmatter, remarkMdxFrontmatter, serverSamples],
  rehypePlugins: [
    numberClauses,
    legalDate,
    documentHeadings,
    labelCells,
    colourCode,
    externalLinks,
  ],
};

export default defineConfig({
  plugins: [
    derivedContent(),
    filesOfLastBuild(),
    newsModules(),
    mdx(documents),
    tailwindcss(),
    reactRouter(),
    letMissingChunksReachUs(),
  ],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // The polyfill would be one more inline script; every browser we support has modulepreload.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for the libraries of every page, one for the frame: fewer requests on the
            // first view, and the libraries stay cached when our own code changes.
            codeSplitting: {
              groups: [
                { name: "libraries", test: libraries, priority: 2 },
                { name: "frame", test: isFrame, priority: 1 },
                // After the frame, because a group takes along what its files import.
                { name: "finding", test: finding },
                { name: "copying", test: copying },
                { name: "lists", test: lists },
                { name: "forms", test: forms },
                { name: "documents", test: documentParts, minShareCount: 2 },
                { name: "sections", test: sections, minShareCount: 2 },
                { name: "run", test: run },
              ],
            },
          },
        },
      },
    },
  },
});

import mdx from "@mdx-js/rollup";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";
import { buildTimeData } from "./build/content/build-time-data.ts";
import { documentParts, documentRoutes } from "./build/content/document-pages.ts";
import { colourCode } from "./build/markdown/colour-code.ts";
import { commandTables } from "./build/markdown/command-tables.ts";
import { createdLater, externalLinks, firstScreen } from "./build/markdown/components.ts";
import { documentHeadings, legalDate, numberClauses } from "./build/markdown/document-headings.ts";
import { serverSamples, stateFacts, subProcessorTable } from "./build/markdown/inserted-values.ts";
import { withoutLineBreaks } from "./build/markdown/line-breaks.ts";
import { rowAddresses, tableCellLabels } from "./build/markdown/tables.ts";
import { buildSite } from "./build/pages/build-site.ts";
import { entries } from "./build/pages/built-files.ts";
import { chunkGroups } from "./build/pages/chunks/chunks.ts";
import { buildOutputReader, devDocuments, devHeaders } from "./build/pages/vite-plugins.ts";

/** Markdown becomes components. Articles become data instead (content/collections/news.ts). */
const documents = {
  include: "**/content/docs/*.mdx",
  providerImportSource: documentParts,
  remarkPlugins: [remarkGfm, remarkFrontmatter, serverSamples, commandTables, stateFacts],
  rehypePlugins: [
    ...documentHeadings,
    ...[rowAddresses, tableCellLabels, colourCode, externalLinks, firstScreen],
    withoutLineBreaks,
  ],
  recmaPlugins: [createdLater],
};
const legalTexts = {
  include: "**/content/legal/*.mdx",
  remarkPlugins: [remarkGfm, remarkFrontmatter, stateFacts, subProcessorTable],
  rehypePlugins: [
    withoutLineBreaks,
    numberClauses,
    legalDate,
    tableCellLabels,
    externalLinks,
    firstScreen,
  ],
  recmaPlugins: [createdLater],
};

const sharedByAll = /^assets\/(?:frame|libraries|rolldown-runtime)-/;

export default defineConfig({
  plugins: [
    devHeaders(),
    buildTimeData(),
    buildOutputReader(),

    documentRoutes(),
    mdx(documents),
    mdx(legalTexts),
    tailwindcss(),
    react(),
    devDocuments(),
  ],
  appType: "custom",
  // Found before the first page is opened, or Vite would load that again.
  optimizeDeps: { entries: [entries.script, "app/pages/*.tsx", "content/docs/*.mdx"] },
  // Each page of a build beside it would be a line in the terminal.
  server: { watch: { ignored: ["**/dist/**", "**/.cache/**"] } },
  builder: { buildApp: buildSite },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // The polyfill would be one more inline script; every browser we support has modulepreload.
    // A page fetches itself, and what all pages share is there before any of them is asked for.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        needed.filter((each) => each !== file && !sharedByAll.test(each)),
    },
    rolldownOptions: {
      // How long plugins take isn't a fault of a build.
      checks: { pluginTimings: false },
      // A fact that few pages state goes to those pages, and not to all: 0.4 kB less on each.
      optimization: { inlineConst: true },
    },
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // What the scripts bundle asks to be named in each copy.
        license: { fileName: "licenses.txt" },
        rolldownOptions: {
          input: Object.values(entries),
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: "dist/server",
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: "app/entry.server.tsx" },
      },
    },
  },
});

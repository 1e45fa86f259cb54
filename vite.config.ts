import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vite";
import { labelCells } from "./tools/label-cells.ts";
import { letMissingChunksReachUs } from "./tools/missing-chunks.ts";
import { numberClauses } from "./tools/number-clauses.ts";

/** Libraries that every page runs on, and the bundler's own helpers. */
const libraries =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:query-core|react-query))[\\/]|rolldown[\\/]runtime/;

/** Our code that every page runs on. */
const frame =
  /[\\/](?:app[\\/](?:root|layout|seo|browser|ui|features[\\/](?:sidebar|theme|page-change|stale-tab|consent[\\/](?:consent-region|settings-request)))|content[\\/](?:site|navigation)\b|lucide-react[\\/])/;

/** What of it waits until a visitor acts. */
const onIntent =
  /[\\/](?:toasts|dialog|alert|field|quick-access-dialog|keep-clear|privacy-signal|analytics)\.tsx?$/;

/** Blocks that several pages are made of. */
const sections = /[\\/]app[\\/]sections[\\/]/;

/** Markdown documents become components; their front matter is exported as `frontmatter`. */
const documents = {
  remarkPlugins: [remarkGfm, remarkFrontmatter, remarkMdxFrontmatter],
  rehypePlugins: [numberClauses, labelCells],
};

export default defineConfig({
  plugins: [mdx(documents), tailwindcss(), reactRouter(), letMissingChunksReachUs()],
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
                { name: "frame", test: (id) => frame.test(id) && !onIntent.test(id), priority: 1 },
                { name: "sections", test: sections, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});

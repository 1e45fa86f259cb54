import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { letMissingChunksReachUs } from "./tools/missing-chunks.ts";

const everyPageNeeds =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:query-core|react-query))[\\/]/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), letMissingChunksReachUs()],
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
                { name: "libraries", test: everyPageNeeds, priority: 2 },
                {
                  name: "frame",
                  test: /[\\/]app[\\/](?:root|layout|ui|browser)/,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});

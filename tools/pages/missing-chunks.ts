import type { Plugin } from "vite";

const reload = "window.location.reload();\n\t\treturn new Promise(() => {});";

/**
 * Makes a failed route chunk reject the navigation instead of reloading the document.
 *
 * React Router answers a chunk that cannot be loaded with an unguarded `location.reload()` of the
 * page that the visitor wanted to leave. With the error thrown, the address changes, our own error
 * boundary renders, and `app/features/stale-tab` decides: one reload of the new address, then a
 * plain message. Fails the build when the library's text has changed.
 */
export function letMissingChunksReachUs(): Plugin {
  return {
    name: "let-missing-chunks-reach-us",
    apply: "build",
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.js$/.test(id)) return null;
      if (code.split(reload).length !== 2) {
        throw new Error(
          `${id} no longer holds the reload that tools/pages/missing-chunks.ts replaces. Read how this version treats a failed route module and adapt the replacement.`,
        );
      }
      return { code: code.replace(reload, "throw error;"), map: null };
    },
  };
}

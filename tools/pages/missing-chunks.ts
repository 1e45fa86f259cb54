import type { Plugin } from "vite";
import { replacedOnce } from "./replaced-once.ts";

const file = /react-router\/dist\/.*\/routeModules\.js$/;

const reload = "window.location.reload();\n\t\treturn new Promise(() => {});";

const reason =
  "React Router's answer to a missing route module has changed: read it and adapt tools/pages/missing-chunks.ts.";

/**
 * Makes a failed route chunk reject the navigation instead of reloading the document.
 *
 * React Router answers a chunk that can't be loaded with an unguarded `location.reload()` of the
 * page that the visitor wanted to leave, and has no option for it:
 * https://github.com/remix-run/remix/pull/8932 says why it reloads. With the error thrown, the
 * address changes, our own error boundary renders, and `app/features/stale-tab` decides: one reload
 * of the new address, then a plain message.
 *
 * @throws Error in the build when the library's text has changed, or its file has moved
 */
export function letMissingChunksReachUs(): Plugin {
  let isReplaced = false;
  return {
    name: "let-missing-chunks-reach-us",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!file.test(id)) return null;
      isReplaced = true;
      return { code: replacedOnce(code, reload, "throw error;", `${reason} In ${id}.`), map: null };
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error(`No module has a name like ${file}. ${reason}`);
    },
  };
}

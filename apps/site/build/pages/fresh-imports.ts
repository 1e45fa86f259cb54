import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { root } from "@yno/tools/project-files";
import type { Plugin } from "vite";

/**
 * Lets each start of a development server see records and code as they are now. Node keeps a module
 * for as long as its address is the same. Each time Vite loads a configuration natively, it adds
 * another query to the addresses of what is imported by relative paths. Here it's added to the rest of
 * the project too: what is imported as `#content/…` or `@yno/…`, or by a computed path.
 *
 * @param folder of the project
 * @returns a plugin for each server, which restarts it when a file changes that was imported so
 */
export function freshImports(folder = root): () => Plugin {
  const project = pathToFileURL(`${folder}/`).href;
  const imported = new Set<string>();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const { search } = new URL(context.parentURL ?? project);
      const isOurs = found.url.startsWith(project) && !found.url.includes("/node_modules/");
      if (!isOurs || search === "") return found;
      imported.add(fileURLToPath(found.url));
      return { ...found, url: new URL(search, found.url).href };
    },
  });
  return () => {
    let [isRestarting, isStale] = [false, false];
    return {
      name: "fresh-imports",
      configureServer({ watcher, restart }) {
        // The gallery's own folder has none of them.
        watcher.add([...imported]);
        watcher.on("change", async (file) => {
          if (!imported.has(file)) return;
          isStale = true;
          // Vite doesn't restart again for what changes while it does.
          if (isRestarting) return;
          isRestarting = true;
          while (isStale) {
            isStale = false;
            await restart();
          }
          isRestarting = false;
        });
      },
    };
  };
}

/**
 * Brings a page to life after it has been painted: on whichever comes first, the first frame and a
 * task after it, or `load` (a background tab gets no frames).
 *
 * It is sent as text inside the document (`tools/paint-first.ts`), so it must use nothing from
 * outside its own body. When a file is missing, after a new deployment, the page is reloaded once;
 * the mark lives in the history entry, which needs no storage. After that a plain message stays.
 *
 * @param preloads files that the others import, so that all are fetched at once
 * @param manifest the module that lists the routes
 * @param routes the modules of the matched routes, by the id of the route
 * @param entry the module that hydrates the page
 * @param message what is shown when the page stays without its script
 */
export function boot(
  preloads: readonly string[],
  manifest: string,
  routes: Readonly<Record<string, string>>,
  entry: string,
  message: string,
): void {
  const root = document.documentElement;
  let begun = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of preloads) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    Promise.all([import(manifest), ...Object.values(routes).map((file) => import(file))])
      .then(([, ...modules]) => {
        const entries = Object.keys(routes).map((id, index) => [id, modules[index]]);
        Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(entries) });
        return import(entry);
      })
      .catch(failed);
  };

  const failed = () => {
    // From here on a click does what the HTML says.
    root.dataset.alive = "";
    const state = history.state ?? {};
    if (navigator.onLine && !state.reloadedForChunk) {
      try {
        history.replaceState({ ...state, reloadedForChunk: true }, "");
        location.reload();
        return;
      } catch {
        // An entry that cannot be marked could be reloaded for ever.
      }
    }
    const note = document.createElement("p");
    note.className = "boot-failed";
    note.setAttribute("role", "alert");
    note.textContent = message;
    document.body.prepend(note);
  };

  requestAnimationFrame(() => setTimeout(begin));
  addEventListener("load", begin);
}

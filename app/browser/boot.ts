/** A web font: its weight is what CSS takes for `font-weight`, its file an address. */
export type Face = { readonly family: string; readonly weight: string; readonly file: string };

/**
 * Brings a page to life after it has been painted, or half a second after `load`: a background tab
 * is not painted.
 *
 * It is sent as text inside the document (`tools/pages/paint-first.ts`), so it can't use anything
 * from outside its own body. When a file is missing, after a new deployment, the page is reloaded
 * once; the mark is kept in the history entry, which needs no storage. If that doesn't help, a
 * plain message is shown.
 *
 * @param sheet the sheet of the whole site, for other pages and for what opens on this one
 * @param faces the web fonts
 * @param preloads files that the others import, so that all are fetched at once
 * @param manifest the module that lists the routes
 * @param routes the modules of the matched routes, by the id of the route
 * @param entry the module that hydrates the page
 * @param message what is shown when the page stays without its script
 */
export function boot(
  sheet: string,
  faces: readonly Face[],
  preloads: readonly string[],
  manifest: string,
  routes: Readonly<Record<string, string>>,
  entry: string,
  message: string,
): void {
  const root = document.documentElement;
  let begun = false;

  // What others change from now on, for `changed-page.ts`.
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((more) => changes.push(...more));
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterDataOldValue: true,
  });
  window.othersChanges = () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    return changes;
  };

  // What each file must contain (`tools/pages/script-digests.ts`).
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  const digests: Readonly<Record<string, string>> = JSON.parse(map || "{}").integrity ?? {};

  const begin = () => {
    if (begun) return;
    begun = true;
    // Runs before React, which then treats the changes as its own. Last in the head, because
    // anywhere else it would force a second layout.
    fetchSheet(true);
    fetchFonts();
    fetchModules();
    start().catch(failed);
  };

  const start = async () => {
    // One by one, so that no task runs the code of more than one file.
    const modules: Record<string, unknown> = {};
    for (const file of [manifest, ...preloads]) if (file !== entry) await import(file);
    for (const [id, file] of Object.entries(routes)) modules[id] = await import(file);
    Object.assign(window, { __reactRouterRouteModules: modules });
    await import(entry);
  };

  const fetchFonts = () => {
    const fonts = faces.map(
      ({ family, weight, file }) =>
        new FontFace(family, `url(${file})`, { weight, display: "swap" }),
    );
    // All at once, because the whole page is laid out again each time. One that is late is added
    // after three seconds and shown whenever it comes.
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    Promise.race([Promise.allSettled(fonts.map((font) => font.load())), late]).then(() => {
      for (const font of fonts) document.fonts.add(font);
    });
  };

  const fetchSheet = (isFirst: boolean) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet;
    link.integrity = digests[sheet] ?? "";
    // Without it the page still has the style that it came with.
    const again = () => {
      link.remove();
      fetchSheet(false);
    };
    if (isFirst) link.onerror = () => setTimeout(again, 2000);
    document.head.append(link);
  };

  const fetchModules = () => {
    for (const href of preloads) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      link.integrity = digests[href] ?? "";
      document.head.append(link);
    }
  };

  const failed = () => {
    // From here on a click does what the HTML says.
    root.dataset.alive = "";
    root.dataset.failed = "";
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
    note.textContent = `${message} `;
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = "Try again";
    again.onclick = () => location.reload();
    note.append(again);
    document.body.prepend(note);
  };

  // Reported once it is on the screen, which a frame that is made may not be for some time yet.
  new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(begin, 500));
}

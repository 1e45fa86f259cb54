import { reloadOnce } from "#app/browser/navigation/reload.ts";
import { rootFlags } from "#app/browser/platform/signals.ts";

/** A web font: its name, `url(…)` of its file, and what else CSS says of it. */
export type Face = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

/** What a page needs to be hydrated, all by address. */
export type BootFiles = {
  /** The sheet of the whole site, for other pages and for what opens on this one. */
  readonly sheet: string;
  readonly fonts: readonly Face[];
  /** The modules, each after those that it imports. The last one hydrates the page. */
  readonly modules: readonly string[];
};

/** The message, and the button that loads the page again. */
export type BootFailure = { readonly message: string; readonly again: string };

/**
 * Hydrates a page after it has been painted, or half a second after `load`: a background tab
 * is not painted.
 *
 * When a file is missing, after a new deployment, the page is reloaded once; the mark is kept in the
 * history entry, which needs no storage. If that doesn't help, a plain message is shown.
 *
 * @param failure what is shown when the page stays without its script
 */
export function boot({ sheet, fonts, modules }: BootFiles, failure: BootFailure): void {
  // What others change from now on, for `third-party-dom-changes.ts`.
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((more) => changes.push(...more));
  const watched = { childList: true, subtree: true, characterDataOldValue: true };
  const content = document.getElementById("root");
  if (content) observer.observe(content, watched);
  window.takeForeignMutations = () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    return changes;
  };

  const begin = () => {
    // Runs before React, which then treats the changes as its own. Last in the head, because
    // anywhere else it would force a second layout.
    fetchSheet(true);
    fetchFonts();
    for (const file of modules) addLink("modulepreload", file);
    // Firefox keeps no page with this listener for Back.
    start()
      .catch(failed)
      .finally(() => removeEventListener("beforeunload", leave));
  };

  const start = async () => {
    // One by one, so that no task runs the code of more than one file.
    for (const file of modules) await import(/* @vite-ignore */ file);
  };

  const fetchFonts = () => {
    const faces = fonts.map((face) => new FontFace(...face));
    // All at once, because the whole page is laid out again each time, and the place is kept once.
    Promise.allSettled(faces.map((face) => face.load())).then(() => {
      // WebKit doesn't keep the place on the page when text above it grows. Others do by themselves.
      const isLeftToUs = scrollY > 0 && !CSS.supports("overflow-anchor:auto");
      const seen = isLeftToUs ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
      const top = seen?.getBoundingClientRect().top ?? 0;
      for (const face of faces) document.fonts.add(face);
      if (seen) scrollBy(0, seen.getBoundingClientRect().top - top);
    });
  };

  const addLink = (rel: string, href: string) => {
    const link = Object.assign(document.createElement("link"), { rel, href });
    document.head.append(link);
    return link;
  };

  const fetchSheet = (isFirst: boolean) => {
    const link = addLink("stylesheet", sheet);
    // What something else takes out of the head comes back once: the next page has no other style.
    const watch = new MutationObserver(() => {
      if (link.isConnected) return;
      watch.disconnect();
      document.head.append(link);
    });
    // Without it the page still has the style that it came with.
    const again = () => {
      watch.disconnect();
      link.remove();
      fetchSheet(false);
    };
    if (isFirst) link.onerror = () => setTimeout(again, 2000);
    watch.observe(document.head, { childList: true });
  };

  // Firefox gives up the files that are on their way as soon as a link is followed.
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener("beforeunload", leave);

  const failed = () => {
    // From here on a click does what the HTML says.
    const flags = rootFlags();
    flags.hydrated = "";
    flags.failed = "";
    // A reload would take the place of the page that the visitor asked for.
    if (isLeaving) return;
    if (navigator.onLine && reloadOnce()) return;
    const note = document.createElement("p");
    note.className = "boot-failed";
    note.role = "alert";
    const again = document.createElement("button");
    again.textContent = failure.again;
    again.onclick = () => location.reload();
    note.append(`${failure.message} `, again);
    document.body.prepend(note);
  };

  // Reported once it is on the screen, which a frame that is made may not be for some time yet.
  new Promise<unknown>((painted) => {
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
    addEventListener("load", () => setTimeout(painted, 500));
  }).then(begin);
}

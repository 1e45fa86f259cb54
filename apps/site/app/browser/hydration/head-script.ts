import { onNextSignal, rootFlags } from "#app/browser/platform/signals.ts";
import {
  consentEntry,
  readItem,
  sidebarCookie,
  themeEntry,
} from "#app/browser/platform/storage.ts";

/**
 * Runs in the head, before the first paint: applies the stored theme and sidebar, says whether
 * the page opens at a place below its top and whether the address holds a query that pages follow,
 * keeps the last click on a control that needs the script until the page is hydrated, and asks a new
 * visitor for consent 1.5 s after the load, for which a slow device would be too late with the code
 * of the banner (`app/features/consent/consent-controller.ts`).
 *
 * @param queryKeys the names in the query that the page follows, with "|" between them
 */
export function headScript(queryKeys: string): void {
  const flags = rootFlags();
  // Blocked storage: the system's scheme applies, and there is no answer.
  const theme = readItem(themeEntry);
  if (theme === "light" || theme === "dark") flags.theme = theme;
  try {
    const cookies = document.cookie.split("; ");
    if (cookies.includes(`${sidebarCookie}=collapsed`)) flags.sidebar = "collapsed";
  } catch {
    // Blocked cookies: the sidebar is expanded.
  }
  // A reload or Back shows a page where it was left, and some links a part of it.
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "navigate" || location.hash) flags.laidOut = "";
  // A page that follows its address holds back what the address changes, until it has applied.
  if (new RegExp(`[?&](?:${queryKeys})=`).test(location.search)) flags.query = "";
  // A click that comes before its code is kept, and given to the control once something listens: the
  // last on each control, and on all buttons of the banner, which answer one question.
  const keep = (event: MouseEvent) => {
    const { target } = event;
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>("[data-replay-click],button[data-consent]");
    // As `hasModifier` says, whose module would bring React into every page.
    if (!control || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const code = control.dataset.consent ? "consent" : "hydrated";
    if (flags[code] !== undefined) return;
    event.preventDefault();
    // The same listener again isn't added, and only the last `handleEvent` of it is called.
    const asked = control.closest("#consent") ?? control;
    onNextSignal(code, Object.assign(asked, { handleEvent: () => control.click() }));
  };
  document.addEventListener("click", keep, true);

  const ask = () => {
    const banner = document.getElementById("consent");
    // Where the banner's code has come in time, it decides.
    if (banner && flags.consent === undefined) banner.hidden = false;
  };
  if (readItem(consentEntry) === null) addEventListener("load", () => setTimeout(ask, 1500));
}

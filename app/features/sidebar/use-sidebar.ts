import { writeCookie } from "#app/browser/cookies.ts";
import { createRootAttribute, useRootAttribute } from "#app/browser/root-attribute-store.ts";
import { sidebarCookie } from "#app/browser/storage.ts";

const sevenDays = 7 * 24 * 60 * 60;
const state = createRootAttribute("sidebar", ["expanded", "collapsed"], "expanded");

export function toggleSidebar(): void {
  const next = state.read() === "expanded" ? "collapsed" : "expanded";
  state.write(next);
  writeCookie(sidebarCookie, next, { maxAgeSeconds: sevenDays });
}

/** Whether the sidebar is in icon mode; false in the static HTML, where CSS alone knows. */
export function useSidebarCollapsed(): boolean {
  return useRootAttribute(state) === "collapsed";
}

/**
 * Runs in the head, before the first paint: applies the stored theme and sidebar, says whether
 * the address holds a query that pages follow, and keeps the first click on a control that needs the script until the page is alive.
 *
 * It is sent as text inside the document (`app/entry.server.tsx`), so it must use nothing from
 * outside its own body.
 */
export function firstPaint(): void {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Blocked storage: the system's scheme applies.
  }
  try {
    if (/(?:^|; )sidebar:state=collapsed(?:;|$)/.test(document.cookie)) {
      root.dataset.sidebar = "collapsed";
    }
  } catch {
    // Blocked cookies: the sidebar is expanded.
  }
  // A page that follows its address holds back what the address changes, until it has applied.
  const known = /[?&](?:q|category|tab|article|billing|open)=/;
  if (known.test(location.search)) root.dataset.query = "";
  // A click before hydration is kept, and given to the control once React listens to it.
  const keep = (event: MouseEvent) => {
    if (root.dataset.alive !== undefined) return;
    const control = event.target instanceof Element && event.target.closest("[data-when-alive]");
    if (!control || event.button !== 0) return;
    event.preventDefault();
    addEventListener("yno:alive", () => (control as HTMLElement).click(), { once: true });
  };
  document.addEventListener("click", keep, true);
}

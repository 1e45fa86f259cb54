/** What the first page of a journey finds: what is stored, and the changes that others make to it. */
export type First = { stored: Readonly<Record<string, string>>; changes: readonly string[] };

/**
 * Runs in a page before any other script. Reports what goes wrong there to the server of the
 * checks, because WebKit has no console to ask. On the first page of a journey it empties the
 * storage, and makes changes once the page has been read. It can use only its arguments.
 */
export function collect(
  address: string,
  ways: Readonly<Record<string, () => void>>,
  first: First | null,
): void {
  // A service worker would answer with what an earlier journey fetched.
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  const { stored = {}, changes = [] } = first ?? {};
  if (first) {
    sessionStorage.clear();
    localStorage.clear();
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    for (const [name] of document.cookie.matchAll(/[^=; ]+(?==)/g)) {
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox and WebKit have the Cookie Store API only lately.
      document.cookie = `${name}=; path=/; max-age=0`;
    }
  }
  const pending: Promise<unknown>[] = [];
  const send = window.fetch.bind(window);
  const report = (text: string) => {
    const body = `${text} (on ${location.pathname}, ${changes.join()})`;
    pending.push(send(address, { method: "POST", body, keepalive: true }));
  };
  const { console } = window;
  for (const level of ["error", "warn"] as const) {
    const say = console[level].bind(console);
    console[level] = (...said: unknown[]) => {
      say(...said);
      report(`console.${level}: ${said.map(String).join(" ")}`);
    };
  }
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) report(`Uncaught: ${event.message}`);
      // Firefox says of a module that is there already that preloading it has failed. The server of
      // the checks sees every file that's really missing.
      else if (target instanceof Element && !target.matches("link[rel=modulepreload]")) {
        report(`Failed to load: ${target.outerHTML.slice(0, 200)}`);
      }
    },
    { capture: true },
  );
  addEventListener("unhandledrejection", ({ reason }) => report(`Unhandled rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    report(`The policy refuses ${violatedDirective}: ${blockedURI} ${sample}`);
  });
  document.addEventListener("DOMContentLoaded", () => {
    const chosen = Object.entries(ways).filter(([name]) => changes.includes(name));
    for (const [, change] of chosen) change();
    Object.assign(window, { changesMade: chosen.length });
  });
  Object.assign(window, { reported: () => Promise.allSettled(pending) });
  document.currentScript?.remove();
}

/**
 * Runs in a page before any other script, and reports what goes wrong there to the server of the
 * checks: WebKit has no way to ask for the console. Its only input is the address.
 */
export function collect(address: string): void {
  const pending: Promise<unknown>[] = [];
  const send = window.fetch.bind(window);
  const report = (text: string) => {
    const changed = sessionStorage.getItem("engine-checks-changes");
    const body = changed ? `${text} (${location.pathname} with ${changed})` : text;
    pending.push(send(address, { method: "POST", body, keepalive: true }));
  };
  Object.assign(window, { reported: () => Promise.allSettled(pending) });
  const heard =
    (level: string, say: (...said: unknown[]) => void) =>
    (...said: unknown[]) => {
      say(...said);
      report(`console.${level}: ${said.map(String).join(" ")}`);
    };
  console.error = heard("error", console.error.bind(console));
  console.warn = heard("warn", console.warn.bind(console));
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
  document.currentScript?.remove();
}

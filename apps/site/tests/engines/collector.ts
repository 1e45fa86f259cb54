/**
 * Runs in a page before any other script, with only its argument. Reports what goes wrong
 * there to an address of the server, because WebKit has no console to ask.
 */
export function collect(address: string): void {
  // A service worker would answer with what an earlier journey fetched.
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  const report = (text: string) => {
    const request = new XMLHttpRequest();
    // Synchronous, so that it has arrived when the journey ends or leaves the page.
    request.open("POST", address, false);
    request.send(`${text} (on ${location.pathname})`);
  };
  for (const level of ["error", "warn"] as const) {
    console[level] = (...said: unknown[]) => report(`console.${level}: ${said.join(" ")}`);
  }
  addEventListener("error", ({ message }) => report(`Uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => report(`Unhandled rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    report(`The policy refuses ${violatedDirective}: ${blockedURI} ${sample}`),
  );
  document.currentScript?.remove();
}

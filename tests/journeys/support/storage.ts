import type { Page } from "@playwright/test";

/** Makes all that a browser can remember throw, as some do when everything is blocked. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The user blocks it.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
}

/** Sent to the window when the visitor asks for the cookie settings. */
export const settingsRequest = "yno:cookie-settings";

/** Opens the cookie settings, from the footer or from a page. */
export function askForCookieSettings(): void {
  window.dispatchEvent(new Event(settingsRequest));
}

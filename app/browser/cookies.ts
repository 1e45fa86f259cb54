type CookieOptions = { maxAgeSeconds: number };

/**
 * Writes a cookie for the whole site (path /, SameSite=Lax, Secure on https). Blocked cookies
 * aren't an error.
 */
export function writeCookie(name: string, value: string, { maxAgeSeconds }: CookieOptions): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support.
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  } catch {
    // A document without cookies keeps the state for this visit only.
  }
}

/** What a field holds: text, or whether a box is ticked. */
export type Fields = Readonly<Record<string, string | boolean>>;

/** A sentence for each field that can't be accepted, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Whether a text holds something other than spaces. */
export function isFilled(text: string): boolean {
  return text.trim() !== "";
}

/** The longest address that mail can have, in characters (RFC 5321, 4.5.3.1.3). */
export const maxEmail = 254;

/**
 * Non-space, @, non-space, dot, non-space: the simple pattern of the specification, with one @.
 * Written without a regular expression, which would try every dot of a very long text again.
 */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > maxEmail) return false;
  const at = trimmed.indexOf("@");
  if (at < 1 || at !== trimmed.lastIndexOf("@") || /[\s\p{Cc}]/u.test(trimmed)) return false;
  return trimmed.slice(at + 2, -1).includes(".");
}

/**
 * The address of a website, or null when the text isn't one. https is put before text without a
 * scheme; it must have http or https, a host with a dot, and no user name.
 */
export function websiteAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  const hasUser = url.username !== "" || url.password !== "";
  // A browser reads a bare number as an IP address, which has dots that weren't typed.
  const typedHost = address.replace(/^[^:]*:\/*/, "").split(/[/?#\\]/, 1)[0] ?? "";
  const hasDot = hasDottedHost(typedHost) && hasDottedHost(url.hostname);
  return isWeb && !hasUser && hasDot ? url.href : null;
}

/** A dot between two names; a trailing dot doesn't count. */
function hasDottedHost(host: string): boolean {
  return host.split(".").filter((name) => name !== "").length > 1;
}

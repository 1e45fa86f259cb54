import { site } from "@yno/brand/site";
import type { SecurityContact } from "#content/schema/security-contact.ts";

/** The path that RFC 9116 requires. */
export const securityTxtPath = "/.well-known/security.txt";

/** The text of security.txt (RFC 9116). */
export function securityTxt({ mail, policy, expires, languages }: SecurityContact): string {
  const fields = [
    ["Contact", `mailto:${mail}`],
    ["Expires", expires],
    ["Preferred-Languages", languages.join(", ")],
    ["Canonical", `${site.origin}${securityTxtPath}`],
    ["Policy", `${site.origin}${policy}`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}

import { domainToASCII, domainToUnicode } from "node:url";
import { maxEmail } from "./fields.ts";

/**
 * Invisible characters that a copied address may bring along, such as marks of direction.
 * Joiners stay: they tell words of Persian and of Hindi apart, also in domains.
 */
const unseen = /[\p{Default_Ignorable_Code_Point}--[\u200c\u200d]]/gv;

/** What ends or changes a host for `domainToASCII`, which reads one as part of a web address. */
const webSyntax = /[/\\?#%:@]/;

/**
 * An address as mail can carry it: the name before the @ in NFC, and the domain in lower-case ASCII,
 * with punycode (UTS #46). A `mailto:`, and blanks, brackets and a person's name around it, go.
 *
 * @param typed what was typed; what isn't an address is given back as text in NFC
 */
export function mailAddress(typed: string): string {
  const text = typed
    .replace(unseen, "")
    .normalize("NFC")
    .trim()
    .replace(/^(?:.*<)?(?:mailto:)*|(?<![>\s])[>\s]+$/gis, "");
  const start = text.lastIndexOf("@") + 1;
  // The time that punycode takes grows with the square of the length.
  return start === 0 || text.length > maxEmail
    ? text
    : text.slice(0, start) + asciiDomain(text.slice(start));
}

function asciiDomain(domain: string): string {
  const small = domain
    .toLowerCase()
    .replace(/(?<![.\u3002\uff0e\uff61])[.\u3002\uff0e\uff61]+$/, "");
  const ascii = webSyntax.test(small) ? "" : domainToASCII(small);
  return ascii || small.normalize("NFKC");
}

/**
 * The one spelling by which an address is kept, found and erased. Upper and lower case are one, and
 * so are a name with quotes and without (RFC 5321, 4.1.2). Dots and what comes after a + count.
 */
export function addressKey(typed: string): string {
  return folded(mailAddress(typed.replace(/["\\]/g, "")));
}

/** A key with its domain in the letters of its language, as people write it. */
export function shownKey(key: string): string {
  const start = key.lastIndexOf("@") + 1;
  const domain = key.slice(start);
  return (
    key.slice(0, start) + (domain.includes("xn--") ? domainToUnicode(domain) || domain : domain)
  );
}

/** A text without the differences that a search ignores: case, and NFD or NFC. */
export function folded(text: string): string {
  // A sigma has two small forms, by its place in the word.
  return text.toLowerCase().normalize("NFC").replaceAll("ς", "σ");
}

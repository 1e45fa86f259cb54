import { mail, record } from "@yno/records/words";
import * as z from "zod";

const contactShape = record({
  mail,
  /** The page that says how to report a vulnerability. */
  policy: z.string().startsWith("/", "isn't a page of the site. Write it as '/security'."),
  /** The file shouldn't be trusted after this date. */
  expires: z.iso.datetime("isn't a date with a time. Write it as '2027-11-01T00:00:00Z'."),
  /** As language tags, the preferred one first. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/, "isn't a language. Write it as 'en'."))
    .min(1),
});

/**
 * Everything that content/security-contact.ts exports.
 *
 * @public found by its name (tools/content/content-files.ts)
 */
export const securityContactShape = record({ securityContact: contactShape });

/** Whom to tell about a vulnerability, for /.well-known/security.txt. */
export type SecurityContact = z.infer<typeof contactShape>;

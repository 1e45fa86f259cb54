import * as z from "zod";
import { mail, record } from "./words.ts";

export const securityContactShape = record({
  mail,
  /** The page that says how to report a vulnerability. */
  policy: z.string().startsWith("/", "is no page of the site. Write it as '/security'."),
  /** From then on nobody should trust the file. */
  expires: z.iso.datetime("is no moment. Write it as '2027-11-01T00:00:00Z'."),
  /** As language tags, the preferred one first. */
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/, "is no language. Write it as 'en'.")).min(1),
});

/** Whom to tell about a vulnerability, for /.well-known/security.txt. */
export type SecurityContact = z.infer<typeof securityContactShape>;

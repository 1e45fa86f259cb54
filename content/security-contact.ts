import { site } from "@yno/brand/site";
import type { SecurityContact } from "./schema/for-programs.ts";

/** Before moving `expires`, write to the address and see that the answer comes. */
export const securityContact: SecurityContact = {
  mail: site.mail.security,
  policy: "/security",
  expires: "2027-11-01T00:00:00Z",
  languages: ["en"],
};

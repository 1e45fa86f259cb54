import { writeFileSync } from "node:fs";
import { claimsPage } from "../checks/claims-page.ts";

/** Writes contributing/claims.md anew from the claims in content/. */
writeFileSync("contributing/claims.md", claimsPage());

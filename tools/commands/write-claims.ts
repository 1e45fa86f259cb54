import { writeFileSync } from "node:fs";
import { claimsPage } from "../checks/claims-page.ts";

/** Rewrites contributing/claims.md from the claims in content/. */
writeFileSync("contributing/claims.md", claimsPage());

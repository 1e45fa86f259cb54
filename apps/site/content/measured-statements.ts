import { site } from "@yno/brand/site";

/** What /security says of this site's own measurements and files. */
export const measuredStatements = {
  section: {
    heading: "What we measured",
    short: "Measurements",
    id: "measured",
    opening:
      "These figures are about this website, not the platform, and the commands that measured them also wrote them here. Each has its day, because a page can change after it was measured.",
  },
  columns: ["Figure", "Values", "Median", "Worst", "Measured"],
  older: "an older release",
  files: {
    heading: "Check it yourself",
    items: [
      { path: "/proof.json", text: "has every figure by page, with its day, commit and browser." },
      { path: "/SHA256SUMS", text: "has the digest of each file that we publish." },
      { path: "/sbom.json", text: "lists the packages that the site and its server use." },
    ],
    verify: "With the source of this site, one command builds it and compares what we serve:",
    command: "npm run verify --",
    address: site.origin,
  },
};

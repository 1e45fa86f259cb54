import { site } from "@yno/brand/site";

export const summary = `${site.brand} is an AI platform for enterprise integration and agentic workflow automation, built in Singapore. This is its public site: product, documentation, MCP registry, pricing, terms and news.`;

export const instructions = [
  "Every page is also Markdown: add .md to its address (the first page is /index.md). Our own server also returns Markdown when you request a page with Accept: text/markdown.",
  "To read a few pages, fetch the Markdown of each. To read them all, use the single file listed under 'Files for programs', with its size.",
  `When the site runs on our own server, POST ${site.origin}/mcp is a read-only MCP server that searches the site, reads its pages and lists the registry.`,
  "The list below is complete. Any other page address returns 404.",
  "If a section says 'Illustrative figures', its figures are samples. In the MCP registry, only those followed by 'sample' are. Don't quote samples as results.",
  "The registry API, under 'Files for programs', has only published figures, and names under samples those that it leaves out.",
  "Limits and prices apply to the plan they're listed under. Name the plan when you quote one.",
  `Unless our server takes the forms, they send nothing, and a line at each says so. For an answer either way, email ${site.mail.hello}, for support ${site.mail.support}, or to report a vulnerability ${site.mail.security}.`,
];

/** Where the build writes the npm package of the command molfar. */
export const molfarPackage = "/molfar/yno-molfar-0.1.0.tgz";

export const machineFiles = [
  {
    path: "/llms-full.txt",
    title: "All pages in one file",
    description: "The Markdown of every page, in one file, each under its address.",
  },
  {
    path: "/v0.1/servers",
    title: "MCP registry API",
    description:
      "Every listed server in the format of the official Registry API v0.1. Our own server can also search it.",
  },
  {
    path: "/mcp-registry/feed.xml",
    title: "Changes of the MCP registry as an Atom feed",
    description: "Servers that were added, changed or removed, newest first.",
  },
  {
    path: "/mcp-registry/feed.json",
    title: "Changes of the MCP registry as a JSON feed",
    description: "The same changes in JSON Feed 1.1.",
  },
  {
    path: "/.well-known/ai-catalog.json",
    title: "Catalogue for agents",
    description: "Names the site's MCP server and the address of its card.",
  },
  {
    path: "/mcp/server-card",
    title: "Card of the site's MCP server",
    description: "Its address, its version and the protocol revisions it speaks.",
  },
  {
    path: "/sitemap.xml",
    title: "Sitemap",
    description: "Every page with the date of its last change.",
  },
  {
    path: "/news/feed.xml",
    title: "News as an Atom feed",
    description: "Full articles, newest first.",
  },
  {
    path: "/news/feed.json",
    title: "News as a JSON feed",
    description: "The same articles in JSON Feed 1.1.",
  },
  {
    path: "/careers/feed.json",
    title: "Open positions as a JSON feed",
    description: "Each position with its location, type and requirements.",
  },
  {
    path: "/openapi.json",
    title: "API description",
    description: "OpenAPI description of the API, the source of the API reference.",
  },
  {
    path: "/openapi.yaml",
    title: "API description in YAML",
    description: "The same description in YAML.",
  },
  {
    path: "/api/webhook.md",
    title: "Samples of the webhook call",
    description:
      "How to start a run from a program, in TypeScript, Python and curl, with every answer.",
  },
  {
    path: "/schema/molfar/v0.0.3.json",
    title: "JSON Schema of a Molfar image definition",
    description:
      "For editors and validators. In the same folder, v0.0.2.json describes version 0.0.2, and wiring-v1.json describes wiring files.",
  },
  {
    path: "/plans.json",
    title: "Plans and prices",
    description: "What each plan costs, in whole Singapore dollars without tax, and its limits.",
  },
  {
    path: "/security-answers.csv",
    title: "Answers for security reviews",
    description:
      "What the site states about data, access, incidents, tests and certificates, each with its source. Answers that aren't stated say so.",
  },
  {
    path: "/security-answers.json",
    title: "Answers for security reviews in JSON",
    description: "The same answers as records.",
  },
  {
    path: "/SHA256SUMS",
    title: "Digests of all files",
    description:
      "The SHA-256 digest of every published file. In a checkout, npm run verify compares a running site with its own build.",
  },
  {
    path: "/sbom.json",
    title: "Software bill of materials",
    description: "The packages that the site and its server use, in CycloneDX.",
  },
  {
    path: "/proof.json",
    title: "Measurements",
    description:
      "Bytes, requests, Lighthouse scores and times of each page, with the day and commit of each figure.",
  },
  {
    path: "/build.json",
    title: "Build record",
    description: "The commit, the Node version and the lock file behind the files.",
  },
  {
    path: molfarPackage,
    title: "The command molfar as an npm package",
    description: `Checks Molfar images and runs their tasks. Install it with npm install ${site.origin}${molfarPackage}.`,
  },
  {
    path: `${molfarPackage}.sha256`,
    title: "SHA-256 of that package",
    description: "One line, as sha256sum --check reads it.",
  },
  {
    path: "/.well-known/security.txt",
    title: "Security contact",
    description: "How to report a vulnerability, and when this contact expires.",
  },
];

/** Before moving `expires`, write to the address and see that the answer comes. */
export const securityContact = {
  mail: site.mail.security,
  policy: "/security",
  expires: "2027-11-01T00:00:00Z",
  languages: ["en"],
};

export type MachineFile = (typeof machineFiles)[number];

import { everyClaim } from "./every-claim.ts";

const opening = `# Every figure on the site

Each figure that a page shows, its place, what it covers, and where it comes from: \`spec\` (the specification), \`sample\` (made up, or a name that holds a number), \`seen\` (read in public material, which the record names) or \`counted\` (a count of records). Made from the claims in \`content/\` and from the records of the registry by \`tools/commands/write-claims.ts\`; \`tests/built/claims.test.ts\` keeps the list, this page and the built pages together.
`;

/** The text of contributing/claims.md: a table for each page. */
export function claimsPage(): string {
  const byPage = Map.groupBy(everyClaim, ({ where }) => where.split(", ")[0] ?? where);
  const tables = [...byPage].map(([path, entries]) => {
    const rows = entries.map(({ figure, where, scope, origin }) => {
      const place = where.slice(path.length + 2);
      return `| ${figure} | ${place} | ${scope} | ${origin} |`;
    });
    return [
      `## ${path}`,
      "| Figure | Where | Scope | Origin |",
      "| --- | --- | --- | --- |",
      ...rows,
    ].join("\n");
  });
  return `${[opening, ...tables].join("\n")}\n`
    .replace(/\n## /g, "\n\n## ")
    .replace(/\n{3,}/g, "\n\n");
}

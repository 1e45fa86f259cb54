import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@yno/tools/project-files";
import { expect, test } from "vitest";
import { lines } from "#content/derived/navigation.ts";
import * as words from "#content/for-programs.ts";
import { pages, placeholders } from "../../content/collections/pages.ts";
import { expiryWarning, llmsFullText, llmsText, securityTxt } from "./crawler-files.ts";

const { securityContact } = words;
const contactLines = securityTxt(securityContact).trimEnd().split("\n");
const values = (name: string) =>
  contactLines
    .filter((line) => line.startsWith(`${name}: `))
    .map((line) => line.slice(name.length + 2));

test("from 30 days before security.txt expires, a build says what to do about it", () => {
  const contact = { ...securityContact, expires: "2027-11-01T00:00:00Z" };
  expect(expiryWarning(contact, Date.parse("2027-10-02T00:00:00Z"))).toBeUndefined();
  const late = expiryWarning(contact, Date.parse("2027-10-02T00:00:01Z"));
  expect(late).toMatch(/^security\.txt expires in 29 days: .* content\/for-programs\.ts /);
});

test("security.txt has what RFC 9116 requires, and each field allowed once appears once", () => {
  for (const line of contactLines) expect(line).toMatch(/^[A-Z][A-Za-z-]+: \S.*$/);
  expect(values("Contact")).toEqual(["mailto:security@yno.example"]);
  expect(values("Expires")).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/)]);
  expect(values("Preferred-Languages")).toHaveLength(1);
  expect(values("Canonical")).toEqual(["https://www.yno.example/.well-known/security.txt"]);
});

test("the policy is a page of the site", () => {
  expect(pages.map(({ path }): string => path)).toContain(securityContact.policy);
});

const bytes = { "/llms-full.txt": 398_181 };
const runs = [{ path: "/runs/gst-f5-return.md", title: "GST F5 return", description: "A run." }];
const workflowFiles = [
  { path: "/workflow-files/gst-f5-return.md", title: "GST F5 return", description: "Its files." },
];
const text = llmsText({ words, pages, placeholders, lines, runs, workflowFiles, bytes });

test("llms.txt begins with the name and, quoted, what the site is", () => {
  expect(text).toMatch(/^# YNO\n\n> \S.*\n\n/);
});

test.each(pages)(
  "llms.txt names the Markdown of $path once, with the page's own description",
  (page) => {
    const address = `https://www.yno.example${page.path === "/" ? "/index" : page.path}.md`;
    const naming = text.split("\n").filter((line) => line.includes(`](${address})`));
    expect(naming).toEqual([expect.stringMatching(/^- \[[^\]]+\]\(/)]);
    expect(naming[0]?.endsWith(`: ${page.description}`)).toBe(true);
  },
);

test("optional entries come last: the pages without content yet", () => {
  const optional = text.split("## Optional\n")[1] ?? "";
  expect(optional.match(/^- /gm)).toHaveLength(placeholders.length);
  expect(optional).not.toContain("##");
});

test("llms.txt and the README name every file for programs", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  for (const { path } of words.machineFiles) {
    expect(text).toContain(`(https://www.yno.example${path})`);
    expect(readme).toContain(`\`${path}\``);
  }
});

test("llms.txt names every sample run by the address of its Markdown", () => {
  expect(text.split("## Sample runs\n")[1]).toContain(
    "- [GST F5 return](https://www.yno.example/runs/gst-f5-return.md): A run.",
  );
});

test("llms.txt names the files of every workflow", () => {
  expect(text.split("## Workflow files\n")[1]).toContain(
    "- [GST F5 return](https://www.yno.example/workflow-files/gst-f5-return.md): Its files.",
  );
});

test("the size of a large file is beside it, rounded to 10 kB", () => {
  const line = text.split("\n").find((each) => each.includes("/llms-full.txt)"));
  expect(line).toMatch(/ About 400 kB\.$/);
  expect(text.match(/ kB\./g)).toHaveLength(1);
});

test("a file for programs is a link in its list, and no bare path in the instructions", () => {
  const [before = ""] = text.split("\n## ");
  for (const { path } of words.machineFiles) expect(before).not.toContain(path);
  expect(text.split("## Files for programs\n")[1]).toContain(
    "(https://www.yno.example/v0.1/servers)",
  );
});

test("llms-full.txt holds every text under its address", () => {
  const full = llmsFullText([
    { path: "/", markdown: "# First\n" },
    { path: "/about", markdown: "# About\n\nText.\n" },
  ]);
  expect(full).toBe(
    "Source: https://www.yno.example/\n\n# First\n\n---\n\nSource: https://www.yno.example/about\n\n# About\n\nText.\n",
  );
});

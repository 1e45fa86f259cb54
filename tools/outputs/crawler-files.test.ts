import { expect, test } from "vitest";
import { securityContact } from "#content/security-contact.ts";
import { pages } from "../content/pages.ts";
import { securityTxt } from "./crawler-files.ts";

const day = 24 * 60 * 60 * 1000;
const lines = securityTxt(securityContact).trimEnd().split("\n");
const values = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));

test("security.txt does not expire within 30 days", () => {
  const [expires = ""] = values("Expires");
  const left = Math.floor((Date.parse(expires) - Date.now()) / day);
  expect(
    left,
    `security.txt expires in ${left} days: write to ${securityContact.mail}, see that the answer comes, and set 'expires' in content/security-contact.ts to a day within the next year.`,
  ).toBeGreaterThanOrEqual(30);
});

test("security.txt has what RFC 9116 requires, and each field allowed once appears once", () => {
  for (const line of lines) expect(line).toMatch(/^[A-Z][A-Za-z-]+: \S.*$/);
  expect(values("Contact")).toEqual(["mailto:security@yno.example"]);
  expect(values("Expires")).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/)]);
  expect(values("Preferred-Languages")).toHaveLength(1);
  expect(values("Canonical")).toEqual(["https://www.yno.example/.well-known/security.txt"]);
});

test("the policy is a page of the site", () => {
  expect(pages.map(({ path }): string => path)).toContain(securityContact.policy);
});

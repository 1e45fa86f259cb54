import { expect, test } from "vitest";
import { scriptHashes, styleHashes } from "./inline-scripts.ts";
import { withPolicy } from "./page-policy.ts";

const page = (script: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>${script}</script><style>p{color:red}</style></head><body></body></html>`;

test("the policy follows the character set and names everything inline", () => {
  const html = withPolicy(page("a()"));
  expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  for (const hash of [...scriptHashes(html), ...styleHashes(html)]) {
    expect(html).toContain(`'${hash}'`);
  }
});

test("a page that is changed gets the policy of what it holds now, and only that", () => {
  const changed = withPolicy(page("a()")).replace("a()", "b()");
  expect(withPolicy(changed)).toBe(withPolicy(page("b()")));
});

test("a document without its character set is refused", () => {
  expect(() => withPolicy("<html><head></head></html>")).toThrow("charSet");
});

import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { documents } from "./documents.ts";
import { htmlRules } from "./html-rules.ts";

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

async function problemsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`);
}

test.each(documents.map(({ file, html }) => ({ file, html })))(
  "$file is valid HTML",
  async ({ html }) => {
    expect(await problemsIn(html)).toEqual([]);
  },
);

test("HTML that is not valid is found", async () => {
  const html =
    '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><div><figcaption>A</figcaption></div></body></html>';
  expect((await problemsIn(html)).join("\n")).toContain("element-permitted-content");
});

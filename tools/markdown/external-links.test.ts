import { compile } from "@mdx-js/mdx";
import { site } from "@yno/brand/site";
import { expect, test } from "vitest";
import { externalLinks } from "./external-links.ts";

async function compiled(text: string): Promise<string> {
  return String(await compile(text, { rehypePlugins: [externalLinks], jsx: true }));
}

test("a link to another site becomes an ExternalLink, with what it says", async () => {
  const code = await compiled("1. See the [*status* page](https://status.example/now?a=1&b=2).");
  expect(code).toMatch(/import \{\s*ExternalLink\s*\} from "#app\/ui\/external-link\.tsx"/);
  expect(code).toContain('<ExternalLink href="https://status.example/now?a=1&amp;b=2">');
  expect(code).toMatch(/<_components\.em>\{?"?status/);
});

for (const href of ["/docs", "#part", "mailto:a@b.example", "tel:+6500000000", site.origin]) {
  test(`a link to ${href} stays as it is`, async () => {
    const code = await compiled(`See [there](${href}).`);
    expect(code).toContain(`<_components.a href="${href}">`);
    expect(code).not.toContain("ExternalLink");
  });
}

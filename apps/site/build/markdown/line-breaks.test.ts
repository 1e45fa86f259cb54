import { evaluate } from "@mdx-js/mdx";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withoutLineBreaks } from "./line-breaks.ts";

test("line breaks between blocks go, and those between words stay", async () => {
  const text =
    "# One\n\n1. A *b*\n   *c*\n\n   - d\n\n<section>\n\nLast *e*\n*f*\n\n***\n\n</section>\n";
  const { default: Document } = await evaluate(text, {
    ...runtime,
    rehypePlugins: [withoutLineBreaks],
  });
  expect(renderToStaticMarkup(Document({}))).toBe(
    "<h1>One</h1><ol><li><p>A <em>b</em>\n<em>c</em></p><ul><li>d</li></ul></li></ol><section><p>Last <em>e</em>\n<em>f</em></p><hr/></section>",
  );
});

import { evaluate } from "@mdx-js/mdx";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { documentHeadings } from "./document-headings.ts";

const text = `## Get *started*

${"word ".repeat(300)}

### Step one

## Get started

#### Aside
`;

test("headings get an address and a link to themselves, and are listed with the time to read", async () => {
  const { default: Document, ...exported } = await evaluate(text, {
    ...runtime,
    rehypePlugins: documentHeadings,
  });
  const html = renderToStaticMarkup(Document({}));
  expect(html).toContain(
    '<h2 id="get-started"><a class="heading-link" href="#get-started">Get <em>started</em></a></h2>',
  );
  expect(html).toContain('<h2 id="get-started-1">');
  expect(html).toContain('<h4 id="aside">Aside</h4>');
  expect(exported).toEqual({
    sections: [
      { id: "get-started", title: "Get started", level: 2 },
      { id: "step-one", title: "Step one", level: 3 },
      { id: "get-started-1", title: "Get started", level: 2 },
    ],
    minutes: 2,
  });
});

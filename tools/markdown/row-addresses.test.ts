import { evaluate } from "@mdx-js/mdx";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import remarkGfm from "remark-gfm";
import { expect, test } from "vitest";
import { rowAddresses } from "./row-addresses.ts";

async function rendered(markdown: string): Promise<string> {
  const { default: Document } = await evaluate(markdown, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rowAddresses],
  });
  return renderToStaticMarkup(Document({}));
}

const table = (column: string, cell: string) =>
  `| ${column} | Cause |\n|---|---|\n| ${cell} | It. |\n`;

test("the row of a finding has its code as its address, also inside a component", async () => {
  expect(await rendered(table("Finding", "`broken-json`"))).toContain('<tr id="broken-json">');
  const inside = `<section>\n\n${table("Code", "`timed-out`")}\n</section>`;
  expect(await rendered(inside)).toContain('<tr id="timed-out">');
});

test("no other row has an address: without a single code, or in another table", async () => {
  for (const [column, cell] of [
    ["Finding", "none"],
    ["Finding", "`one`, `two`"],
    ["Field", "`name`"],
  ] as const) {
    expect(await rendered(table(column, cell))).not.toContain("id=");
  }
});

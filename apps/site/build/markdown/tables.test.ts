import { evaluate } from "@mdx-js/mdx";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import remarkGfm from "remark-gfm";
import { expect, test } from "vitest";
import { rowAddresses, tableCellLabels } from "./tables.ts";

async function rendered(markdown: string): Promise<string> {
  const { default: Document } = await evaluate(markdown, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [tableCellLabels],
  });
  return renderToStaticMarkup(Document({}));
}

const table = "| Data | Kept *for* |\n|---|---|\n| Logs | 12 months |\n";

test("the first cell of a row is its heading, and the others have their column's heading", async () => {
  const html = await rendered(table);
  expect(html).toContain('<th scope="row">Logs</th>');
  expect(html).toContain('<td data-label="Kept for">12 months</td>');
});

test("a table inside a list is labelled too", async () => {
  const html = await rendered(`1. Kept:\n\n${table.replaceAll(/^/gm, "   ")}`);
  expect(html).toContain('data-label="Kept for"');
});

test("a table inside a component is labelled too", async () => {
  const html = await rendered(`<section>\n\n${table}\n</section>`);
  expect(html).toContain('data-label="Kept for"');
});

test("text without a table stays as it is", async () => {
  expect(await rendered("One *plain* line.")).toBe("<p>One <em>plain</em> line.</p>");
});

async function renderedRows(markdown: string): Promise<string> {
  const { default: Document } = await evaluate(markdown, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rowAddresses],
  });
  return renderToStaticMarkup(Document({}));
}

const rowTable = (column: string, cell: string) =>
  `| ${column} | Cause |\n|---|---|\n| ${cell} | It. |\n`;

test("the row of a finding has its code as its address, also inside a component", async () => {
  expect(await renderedRows(rowTable("Finding", "`broken-json`"))).toContain(
    '<tr id="broken-json">',
  );
  const inside = `<section>\n\n${rowTable("Code", "`timed-out`")}\n</section>`;
  expect(await renderedRows(inside)).toContain('<tr id="timed-out">');
});

test("no other row has an address: without a single code, or in another table", async () => {
  for (const [column, cell] of [
    ["Finding", "none"],
    ["Finding", "`one`, `two`"],
    ["Field", "`name`"],
  ] as const) {
    expect(await renderedRows(rowTable(column, cell))).not.toContain("id=");
  }
});

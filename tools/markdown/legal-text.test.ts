import type { Root } from "hast";
import { VFile } from "vfile";
import { expect, test } from "vitest";
import { legalDate } from "./legal-text.ts";

const text = "---\ntitle: Terms\nupdated: 2026-11-02\nsummary: What holds.\n---\n\nText.\n";

function exported(path: string): string {
  const tree: Root = { type: "root", children: [] };
  legalDate()(tree, new VFile({ path, value: text }));
  return JSON.stringify(tree.children);
}

test("a legal document exports its date, in words too", () => {
  expect(exported("/site/content/legal/terms.mdx")).toContain('"2 November 2026"');
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CopyMarkdown } from "./copy-button.tsx";

test.each([
  ["/", "/index.md"],
  ["/docs/mcp", "/docs/mcp.md"],
])("the Markdown of %s is %s", (path, file) => {
  expect(renderToStaticMarkup(<CopyMarkdown path={path} />)).toContain(`<a href="${file}"`);
});

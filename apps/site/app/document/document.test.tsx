import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Document } from "./document.tsx";

const page = { path: "/about", title: "About", description: "About us." };
const parts = { page, html: "<main></main>", script: "", sheets: [], head: [] };

test("no title or description ends its element early", () => {
  const title = "</title><script>";
  const description = '"><script>';
  const written = renderToStaticMarkup(
    <Document {...parts} page={{ ...page, title, description }} />,
  );
  expect(written).toContain("<title>&lt;/title&gt;&lt;script&gt;</title>");
  expect(written).toContain('content="&quot;&gt;&lt;script&gt;"');
});

test.each(['"</script>"', '"</SCRIPT "', '"<!--"'])("a script that holds %s is refused", (text) => {
  expect(() => renderToStaticMarkup(<Document {...parts} script={text} />)).toThrow(text);
});

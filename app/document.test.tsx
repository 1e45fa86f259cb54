import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Document } from "./document.tsx";

const page = { path: "/about", title: "About", description: "About us." };
const parts = { page, html: "<main></main>", headScript: "", sheets: [], head: [], module: "" };

test("no title or description ends its element early", () => {
  const title = "</title><script>";
  const description = '"><script>';
  const written = renderToStaticMarkup(
    <Document {...parts} page={{ ...page, title, description }} />,
  );
  expect(written).toContain("<title>&lt;/title&gt;&lt;script&gt;</title>");
  expect(written).toContain('content="&quot;&gt;&lt;script&gt;"');
});

test("the policy comes before everything that it governs", () => {
  const policy = "default-src 'none'";
  const sheets = [{ href: "/app.css" }];
  const written = renderToStaticMarkup(
    <Document {...parts} policy={policy} sheets={sheets} headScript="start()" />,
  );
  const place = written.indexOf("Content-Security-Policy");
  expect(place).toBeGreaterThan(0);
  expect(written.indexOf("app.css")).toBeGreaterThan(place);
  expect(written.indexOf("start()")).toBeGreaterThan(place);
});

test.each(['"</script>"', '"</SCRIPT "', '"<!--"'])("a script that holds %s is refused", (text) => {
  expect(() => renderToStaticMarkup(<Document {...parts} module={text} />)).toThrow(text);
});

import { createHash } from "node:crypto";
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { inlineScripts, scriptHashes } from "./inline-scripts.ts";

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const hashScript = (script: string) =>
  `sha256-${createHash("sha256").update(Buffer.from(script, "utf8")).digest("base64")}`;

test("the hash of a script covers every character between its tags", () => {
  const script = "\n  window.a = 'ü → 😀';\n";
  expect(scriptHashes(page(`<script>${script}</script>`))).toEqual([hashScript(script)]);
});

test("the hash of a known script is the known one", () => {
  // The example in MDN's page on script-src.
  expect(scriptHashes(page("<script>doSomething();</script>"))).toEqual([
    "sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc=",
  ]);
});

test("modules count like other scripts", () => {
  expect(inlineScripts(page('<script type="module" async="">import("/a.js")</script>'))).toEqual([
    'import("/a.js")',
  ]);
});

test("scripts in files and blocks of data have no hash", () => {
  const html = page(
    '<script src="/a.js"></script><script async="" src="/b.js"></script><script type="application/ld+json">{"@type":"Thing"}</script>',
  );
  expect(scriptHashes(html)).toEqual([]);
});

test("a script that is in the page twice is listed once", () => {
  expect(scriptHashes(page("<script>a()</script><p>and</p><script>a()</script>"))).toHaveLength(1);
});

test("the scripts of a page are found as a browser finds them", () => {
  const code = fc
    .string({ unit: fc.constantFrom(..."ab(){}<>&\"'/ \n", "ü", "😀", "script", "!--") })
    // A build never writes these; they change how the rest of a document is read.
    .filter((text) => !/<\/?script|<!--/.test(text));
  const element = fc.oneof(
    code.map((text) => `<script>${text}</script>`),
    code.map((text) => `<script type="module" async="">${text}</script>`),
    fc.constant('<script src="/a.js"></script>'),
    fc.constant("<p>Between</p>"),
  );
  fc.assert(
    fc.property(fc.array(element, { maxLength: 6 }), (elements) => {
      const html = page(elements.join(""));
      expect(inlineScripts(html)).toEqual(browserScripts(html));
      expect(scriptHashes(html)).toEqual([...new Set(browserScripts(html).map(hashScript))]);
    }),
  );
});

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The texts of the script elements without a `src`, read by an HTML parser. */
function browserScripts(html: string): string[] {
  const visit = (node: Node): string[] => {
    if (!("tagName" in node)) return [];
    if (node.tagName !== "script") return node.childNodes.flatMap(visit);
    if (node.attrs.some(({ name }) => name === "src")) return [];
    return [node.childNodes.map((child) => ("value" in child ? child.value : "")).join("")];
  };
  return parse(html).childNodes.flatMap(visit);
}

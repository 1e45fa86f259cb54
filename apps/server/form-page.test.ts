import fc from "fast-check";
import { expect, test } from "vitest";
import { pageWithOutcome } from "./form-page.ts";

const page = `<!DOCTYPE html><html><head><title>T</title></head><body><form action="/forms/support-request">
<p hidden data-outcome="" data-receipt="Receipt number:" data-refused="Not accepted."></p>
<div><label for="n">Name</label><input id="n" name="name"></div>
<div><textarea id="d" name="description"></textarea></div>
<div><select name="priority"><option value="">Choose</option><option value="high">High</option></select></div>
<div><input type="checkbox" name="agreeToTerms"></div></form></body></html>`;

test("a receipt is shown in the form's line", () => {
  const html = pageWithOutcome(page, "support-request", { receipt: "K3F9-QXM2-7HBD" });
  expect(html).toMatch(/<p [^>]*role="alert">Receipt number: K3F9-QXM2-7HBD<\/p>/);
  expect(html).not.toContain("hidden");
});

test("a refused field has its sentence, and everything that was typed is there", () => {
  const html = pageWithOutcome(page, "support-request", {
    errors: { name: "This field is empty." },
    typed: { name: " ", description: "It's <b>broken</b>", priority: "high", agreeToTerms: "on" },
  });
  expect(html).toContain(
    '<input id="n" name="name" value=" " aria-invalid="true" aria-describedby="n-refused">',
  );
  expect(html).toContain('<p id="n-refused" class="field-error">This field is empty.</p>');
  expect(html).toContain("It's &lt;b&gt;broken&lt;/b&gt;</textarea>");
  expect(html).toContain('<option value="high" selected="">');
  expect(html).toContain('name="agreeToTerms" checked=""');
  expect(html).toContain("Not accepted.</p>");
});

test("a text that begins with an empty line keeps it, because a browser drops the first one", () => {
  const typed = { description: "\nTwo" };
  const html = pageWithOutcome(page, "support-request", { errors: {}, typed });
  expect(html).toContain('name="description">\n\nTwo</textarea>');
});

test("a refused field keeps its hint", () => {
  const html = pageWithOutcome(
    page.replace('id="n"', 'id="n" aria-describedby="h"'),
    "support-request",
    {
      errors: { name: "This field is empty." },
      typed: {},
    },
  );
  expect(html).toContain('aria-describedby="h n-refused"');
});

test("no text leaves its field, and reading the page again gives it back", () => {
  const text = fc.string({ unit: fc.constantFrom(..."</textarea>\"'&<script>x ".split("")) });
  fc.assert(
    fc.property(text, (typed) => {
      const html =
        pageWithOutcome(page, "support-request", {
          errors: {},
          typed: { name: typed, description: `x${typed}` },
        }) ?? "";
      const elements = (html.match(/<[a-z]+/g) ?? []).length;
      expect(elements).toBe((page.match(/<[a-z]+/g) ?? []).length);
    }),
  );
});

test("a page without the form gives nothing", () => {
  expect(pageWithOutcome(page, "subscribe", { receipt: "K3F9-QXM2-7HBD" })).toBeUndefined();
});

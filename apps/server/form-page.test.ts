import fc from "fast-check";
import { expect, test } from "vitest";
import { fixtureFormPages } from "./fixtures.ts";
import { contentPlace, type FormOutcome, formPage, titlePlace } from "./form-page.ts";

const page = (outcome: FormOutcome) => formPage(fixtureFormPages, "support-request", outcome);

test("an empty form has every field with its label, what it asks for, and a field for programs", () => {
  const html = page({ kind: "empty" });
  expect(html).toContain("<title>Write &amp; send</title>");
  expect(html).toContain(
    '<form class="form grid gap-4" method="post" action="/forms/support-request">',
  );
  expect(html).toContain('<label for="name">Name *</label><input id="name" name="name" required');
  expect(html).toContain('<option value="high">High</option>');
  expect(html).toContain('<a href="/terms" target="_blank">Terms of Service</a>');
  expect(html).toContain('<span class="sr-only" inert><input type="text" name="homepage"');
  expect(html).not.toContain('role="alert"');
});

test("a receipt is shown in place of the form", () => {
  const html = page({ kind: "received", receipt: "K3F9-QXM2-7HBD" });
  expect(html).toContain(`<p role="alert">It&#39;s here. Receipt number: K3F9-QXM2-7HBD</p>`);
  expect(html).not.toContain("<form");
});

test("a refused field has its sentence, and everything that was typed is there", () => {
  const html = page({
    kind: "refused",
    errors: { name: "This field is empty." },
    typed: { name: " ", description: "It's <b>broken</b>", priority: "high", agreeToTerms: true },
  });
  expect(html).toContain('aria-invalid="true" aria-describedby="name-text"');
  expect(html).toContain('<p id="name-text" class="field-error">This field is empty.</p>');
  expect(html).toContain("It&#39;s &lt;b&gt;broken&lt;/b&gt;</textarea>");
  expect(html).toContain('<option value="high" selected>');
  expect(html).toMatch(/<input id="agreeToTerms"[^>]* checked>/);
  expect(html).toContain('<p role="alert" class="field-error">Not accepted.</p>');
});

test("a text that begins with an empty line keeps it, because a browser drops the first one", () => {
  const html = page({ kind: "refused", errors: {}, typed: { description: "\nTwo" } });
  expect(html).toMatch(/<textarea [^>]*>\n\nTwo<\/textarea>/);
});

test("no text leaves its field, nor is taken for a place of the frame", () => {
  const unit = fc.constantFrom(..."</textarea>\"'&<script>$& ".split(""), titlePlace, contentPlace);
  const countIn = (html: string) => (html.match(/<[a-z]+/g) ?? []).length;
  const refused = (typed: string) =>
    page({ kind: "refused", errors: {}, typed: { name: typed, description: typed } });
  fc.assert(
    fc.property(fc.string({ unit }), (typed) => {
      expect(countIn(refused(typed))).toBe(countIn(refused("")));
    }),
  );
});

import type { FieldErrors, Fields } from "@yno/intake/fields";
import { type Field, honeypotField, isRequired, isStarred, labelParts } from "@yno/intake/form";
import { type FormName, formNames, forms } from "@yno/intake/forms";
import { html, raw } from "hono/html";
import * as z from "zod";

/** Written by the build for this server alone (build/commands/finish-build.ts). */
export const formPagesFile = "_form-pages.json";

/** Where the title and the content go in the frame of a form's page. */
export const titlePlace = "%title%";
export const contentPlace = "%content%";

/** What the pages of forms are made of besides the fields: a frame in the site's style, and the words. */
export const formPagesShape = z.object({
  frame: z.string(),
  /** Said where something is refused. */
  refused: z.string(),
  /** Said before the number of what was received. */
  receipt: z.string(),
  forms: z.record(
    z.enum(formNames),
    z.object({
      heading: z.string(),
      text: z.string(),
      submit: z.string(),
      sent: z.string(),
      /** The page that has this form. */
      page: z.object({ path: z.string(), title: z.string() }),
    }),
  ),
});

export type FormPages = z.infer<typeof formPagesShape>;

/** What came of a form that was sent without JavaScript: nothing yet, its receipt, or a refusal. */
export type FormOutcome =
  | { kind: "empty" }
  | { kind: "received"; receipt: string }
  /** `sentence` says what is wrong with the whole form. */
  | { kind: "refused"; errors: FieldErrors; typed: Fields; sentence?: string };

/** The page of a form for visitors without JavaScript, with everything that they typed. */
export function formPage(pages: FormPages, form: FormName, outcome: FormOutcome): string {
  const { heading } = pages.forms[form];
  const title = String(html`${heading}`);
  const content = String(formContent(pages, form, outcome));
  return pages.frame.replaceAll(titlePlace, () => title).replace(contentPlace, () => content);
}

/** Its main content. What was typed is only ever text or the value of an attribute: `html` escapes both. */
export function formContent(pages: FormPages, form: FormName, outcome: FormOutcome) {
  const { heading, text, submit, sent, page } = pages.forms[form];
  const { typed = {}, errors = {} } = outcome.kind === "refused" ? outcome : {};
  const sentence = outcome.kind === "refused" ? (outcome.sentence ?? pages.refused) : "";
  return html`<section class="grid max-w-160 gap-6" aria-labelledby="heading">
    <h1 id="heading" class="text-44">${heading}</h1>
    ${
      outcome.kind === "received"
        ? html`<p role="alert">${sent} ${pages.receipt} ${outcome.receipt}</p>`
        : html`${text && html`<p>${text}</p>`}
    <form class="form grid gap-4" method="post" action="/forms/${form}">
      ${sentence && html`<p role="alert" class="field-error">${sentence}</p>`}
      ${Object.entries<Field>(forms[form].fields).map(([name, field]) => fieldHtml(name, field, typed[name], errors[name]))}
      <span class="sr-only" inert><input type="text" name="${honeypotField}" autocomplete="off"></span>
      <p><button type="submit" class="button button-primary button-small">${submit}</button></p>
    </form>`
    }
    <p><a href="${page.path}">${page.title}</a></p>
  </section>`;
}

function fieldHtml(name: string, field: Field, value: string | boolean = "", error?: string) {
  const below = error ?? field.hint;
  const own = {
    id: name,
    name,
    required: isRequired(field),
    "aria-invalid": error !== undefined && "true",
    "aria-describedby": below !== undefined && `${name}-text`,
  };
  const star = isStarred(field) ? " *" : "";
  const text =
    below &&
    html`<p id="${name}-text" class="${error ? "field-error" : "field-hint"}">${below}</p>`;
  if (field.rule === "ticked") {
    const label = labelParts(field.label).map((part) =>
      part.to === undefined
        ? part.text
        : html`<a href="${part.to}" target="_blank">${part.text}</a>`,
    );
    return html`<div class="check"><input${attributes({ ...own, type: "checkbox", checked: value === true })}><label for="${name}">${label}${star}</label>${text}</div>`;
  }
  const { rows, ...input } = field.control ?? {};
  return html`<div class="field"><label for="${name}">${field.label}${star}</label>${
    field.options
      ? html`<div class="select"><select${attributes(own)}><option value="">${field.choose ?? ""}</option>${field.options.map(
          (option) =>
            html`<option${attributes({ value: option.value, selected: option.value === value })}>${option.label}</option>`,
        )}</select></div>`
      : rows
        ? // A browser drops a line break at the very start.
          html`<textarea${attributes({ ...own, rows })}>\n${value}</textarea>`
        : html`<input${attributes({ ...own, ...input, value: String(value) })}>`
  }${text}</div>`;
}

/** Attributes of an element: true for one without a value, false for none. */
function attributes(all: Readonly<Record<string, string | number | boolean>>) {
  return Object.entries(all).map(([name, value]) =>
    value === false ? "" : value === true ? raw(` ${name}`) : html`${raw(` ${name}`)}="${value}"`,
  );
}

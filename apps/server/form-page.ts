import type { FieldErrors } from "@yno/intake/fields";
import { type FormName, isFormName } from "@yno/intake/forms";
import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from "parse5";
import { pageParameter } from "./connected-forms.ts";
import type { SiteFiles } from "./site-files.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** What came of a form that was sent without JavaScript. */
export type FormOutcome =
  | { receipt: string }
  | { errors: FieldErrors; typed: Readonly<Record<string, string>>; sentence?: string };

/** A page with a form. */
export type FormPage = { path: string; html: string };

/** The pages with a form, by the form. */
export type FormPages = ReadonlyMap<string, readonly FormPage[]>;

/** The name of the form that posts to an address. */
function formOf(address = ""): string | undefined {
  return /^\/forms\/([\w-]+)(?:[?#]|$)/.exec(address)?.[1];
}

/** The pages on which forms are, by the form. */
export function formPages({ files }: SiteFiles): FormPages {
  const pages = new Map<string, FormPage[]>();
  for (const { path, type: mediaType, identity } of files.values()) {
    if (!mediaType.startsWith("text/html")) continue;
    const html = Buffer.from(identity.body).toString("utf8");
    for (const [, form = ""] of html.matchAll(/action="\/forms\/([\w-]+)/g)) {
      pages.set(form, [...(pages.get(form) ?? []), { path, html }]);
    }
  }
  return pages;
}

/**
 * The page from which a form is sent, which its address names (connected-forms.ts); one with that
 * form where it names none.
 *
 * @param query of the address to which the form is sent
 */
export function sendingPage(pages: FormPages, form: string, query: string): FormPage | undefined {
  const named = new URLSearchParams(query).get(pageParameter);
  const known = pages.get(form) ?? [];
  return known.find(({ path }) => path === named) ?? known[0];
}

/** The receipt that an address gives to its page, which leads there after a form was accepted. */
export function receiptIn(query: string): { form: FormName; receipt: string } | undefined {
  const given = new URLSearchParams(query);
  const [receipt, form] = [given.get("receipt") ?? "", given.get("form") ?? ""];
  if (!/^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){2}$/.test(receipt) || !isFormName(form)) return undefined;
  return { form, receipt };
}

/**
 * A built page with the outcome of one of its forms: the receipt, or each refused field with its
 * sentence, or one sentence for the whole form, and everything that was typed. What was typed is only ever text or a value in the tree.
 *
 * @returns the HTML; undefined when the page has no such form
 */
export function pageWithOutcome(
  html: string,
  form: FormName,
  outcome: FormOutcome,
): string | undefined {
  // Without JavaScript, what is in a `<noscript>` is part of the page.
  const document = parse(html, { scriptingEnabled: false });
  const place = find(document, (each) => formOf(attribute(each, "action")) === form);
  const line = place && find(place, (each) => attribute(each, "data-outcome") !== undefined);
  if (!place || !line) return undefined;
  for (let around: Node | null = place; around && "attrs" in around; around = around.parentNode) {
    if (around.tagName === "details") setAttribute(around, "open", "");
  }
  removeAttribute(line, "hidden");
  setAttribute(line, "role", "alert");
  line.childNodes = [];
  if ("receipt" in outcome) {
    tree.insertText(line, `${attribute(line, "data-receipt")} ${outcome.receipt}`);
    return serialize(document);
  }
  tree.insertText(line, outcome.sentence ?? attribute(line, "data-refused") ?? "");
  for (const [name, text] of Object.entries(outcome.typed)) {
    const control = find(place, (each) => attribute(each, "name") === name);
    if (control) type(control, text);
  }
  for (const [name, sentence] of Object.entries(outcome.errors)) {
    const control = find(place, (each) => attribute(each, "name") === name);
    if (control) refuse(control, sentence);
  }
  return serialize(document);
}

function type(control: Element, text: string): void {
  switch (control.tagName) {
    case "textarea":
      control.childNodes = [];
      // A browser drops a line break at the very start.
      tree.insertText(control, text.startsWith("\n") ? `\n${text}` : text);
      return;
    case "select": {
      const option = find(control, (each) => attribute(each, "value") === text);
      if (option) setAttribute(option, "selected", "");
      return;
    }
    default:
      if (attribute(control, "type") === "checkbox") setAttribute(control, "checked", "");
      else setAttribute(control, "value", text);
  }
}

/** As the page's own code does it: the control is invalid, and described by the sentence. */
function refuse(control: Element, sentence: string): void {
  const id = `${attribute(control, "id") ?? attribute(control, "name")}-refused`;
  setAttribute(control, "aria-invalid", "true");
  const hint = attribute(control, "aria-describedby");
  setAttribute(control, "aria-describedby", hint ? `${hint} ${id}` : id);
  const { parentNode: parent } = control;
  if (!parent) return;
  const text = tree.createElement("p", control.namespaceURI, [
    { name: "id", value: id },
    { name: "class", value: "field-error" },
  ]);
  tree.insertText(text, sentence);
  tree.appendChild(parent, text);
}

function find(within: Node, matches: (element: Element) => boolean): Element | undefined {
  if (!("childNodes" in within)) return undefined;
  for (const child of within.childNodes) {
    if ("tagName" in child && matches(child)) return child;
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
}

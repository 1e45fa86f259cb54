import { attribute, documents, type Element, elementsIn, textContent } from "./documents.ts";

/** The main part of a page. */
export function mainOf(address: string): Element {
  const page = documents.find((document) => document.address === address);
  const main = page?.elements.find((element) => attribute(element, "id") === "main");
  if (!main) throw new Error(`${address} was not built, or has no main part.`);
  return main;
}

/** The elements under one that have a tag name, or with a dot before it a class. */
export function parts(element: Element, ...names: string[]): Element[] {
  return elementsIn(element).filter(
    (each) =>
      each !== element &&
      names.some((name) =>
        name.startsWith(".")
          ? (attribute(each, "class") ?? "").split(/\s+/).includes(name.slice(1))
          : each.tagName === name,
      ),
  );
}

/** The text of an element in one line. */
export function words(element: Element): string {
  return textContent(element).replace(/\s+/g, " ").trim();
}

export function allWords(elements: readonly Element[]): string[] {
  return elements.map(words);
}

/** The one element of a list in which a part says exactly a text. */
export function holding(elements: readonly Element[], tag: string, text: string): Element {
  const [found, ...others] = elements.filter((each) =>
    parts(each, tag).some((part) => words(part) === text),
  );
  if (!found || others.length > 0) throw new Error(`'${text}' isn't in exactly one of the parts.`);
  return found;
}

/** A section by the text of its heading. */
export function section(main: Element, heading: string): Element {
  const found = parts(main, "section").find(
    (each) => words(parts(each, "h2")[0] ?? each) === heading,
  );
  if (!found) throw new Error(`There is no section '${heading}'.`);
  return found;
}

/** The texts that an element lacks. */
export function missing(element: Element, texts: readonly string[]): string[] {
  const text = words(element);
  return texts.filter((each) => !text.includes(each.replace(/\s+/g, " ")));
}

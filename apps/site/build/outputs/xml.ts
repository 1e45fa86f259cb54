/** XML as text; made by `xml` alone, so that nothing unescaped gets in. */
export type Xml = { readonly markup: string };

/**
 * An element. Text and values of attributes are escaped; characters that XML doesn't allow (control
 * characters, lone surrogates) are left out.
 *
 * @param children elements, and text as strings
 */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Xml | string)[]
): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = children.map((child) =>
    typeof child === "string" ? escaped(child) : child.markup,
  );
  const start = `<${name}${written.join("")}`;
  return { markup: inside.length > 0 ? `${start}>${inside.join("")}</${name}>` : `${start}/>` };
}

/** A whole document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.markup}\n`;
}

const references: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // An XML reader turns raw ones in attributes into spaces, and carriage returns everywhere into
  // newlines.
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text for an element or an attribute, of XML as of HTML. */
export function escaped(text: string): string {
  return text
    .replace(notInXml, "")
    .replace(/[&<>"\t\n\r]/g, (character) => references[character] ?? character);
}

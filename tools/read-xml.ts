/** An element with the text directly in it. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  text: string;
};

const name = "[A-Za-z_][\\w.:-]*";
const token = new RegExp(
  `<(?<end>/)(?<closed>${name})\\s*>|<(?<opened>${name})(?<attributes>(?:\\s+${name}="[^"<]*")*)\\s*(?<empty>/?)>|(?<text>[^<]+)`,
  "y",
);
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Reads the part of XML that the build writes: a declaration and elements.
 *
 * @throws Error when the document is not well-formed
 */
export function readXml(document: string): XmlElement {
  const declaration = /^<\?xml version="1\.0" encoding="utf-8"\?>\n/.exec(document)?.[0];
  if (declaration === undefined) throw new Error("The XML declaration is missing.");
  if (forbidden.test(document)) throw new Error("A character is not allowed in XML.");
  const top = { name: "", attributes: {}, children: [] as XmlElement[], text: "" };
  const open: (typeof top)[] = [top];
  token.lastIndex = declaration.length;
  while (token.lastIndex < document.length) {
    const place = token.lastIndex;
    const groups = token.exec(document)?.groups;
    const inside = open.at(-1);
    if (!groups || !inside)
      throw new Error(`Not well-formed: ${document.slice(place, place + 80)}`);
    if (groups.text !== undefined) inside.text += unescaped(groups.text);
    if (groups.closed !== undefined && open.pop()?.name !== groups.closed)
      throw new Error(`</${groups.closed}> closes another element.`);
    if (groups.opened === undefined) continue;
    const attributes = readAttributes(groups.attributes ?? "");
    const element = { name: groups.opened, attributes, children: [], text: "" };
    inside.children.push(element);
    if (groups.empty === "") open.push(element);
  }
  const [root, ...others] = top.children;
  if (open.length !== 1 || !root || others.length > 0 || top.text.trim() !== "")
    throw new Error("A document has one root element, and nothing beside it.");
  return root;
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w.:-]+)="([^"]*)"/g)].map(
    ([, key = "", value = ""]) => [key, unescaped(value)] as const,
  );
  if (new Set(pairs.map(([key]) => key)).size < pairs.length)
    throw new Error(`An attribute is there twice: ${text}`);
  return Object.fromEntries(pairs);
}

function unescaped(text: string): string {
  if (text.includes("]]>")) throw new Error("Text holds ']]>'.");
  return text.replace(/&(?:(\w+);|#(\d+);|)/g, (written, entity = "", code) => {
    const value = code === undefined ? entities[entity] : String.fromCodePoint(Number(code));
    if (value === undefined) throw new Error(`'${written}' isn't a reference.`);
    return value;
  });
}

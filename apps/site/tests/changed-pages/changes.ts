/**
 * What translators, password managers and other extensions do to a page. No function uses anything
 * from outside its own body, so that any driver can send it to a browser as text.
 */
export type Change = {
  name: string;
  /** A page with much of what it changes. */
  place: string;
  apply: () => void;
};

/** A page of each kind: every component that renders a page, or a large part of one, is in one of them. */
export const pageOfEachKind = [
  ...["/", "/docs/molfar-image", "/docs/artifact-transformation", "/terms", "/news"],
  ...["/mcp-registry", "/integrations", "/resources", "/workflows", "/platform", "/pricing"],
  ...["/api", "/support", "/login", "/no-such-page"],
] as const;

/** Puts the text of the page into `<font>` elements, as the translators of browsers do. */
function wrapText(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isCode = node.parentElement?.closest("script, style, textarea, noscript");
    if (!isCode && node.nodeValue?.trim()) texts.push(node);
  }
  for (const text of texts) {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

/** Puts every field into an element with a button beside it, as password managers do. */
function wrapFields(): void {
  for (const field of document.querySelectorAll("input, textarea, select")) {
    const frame = document.createElement("span");
    const fill = document.createElement("button");
    fill.type = "button";
    fill.textContent = "Fill in";
    field.replaceWith(frame);
    frame.append(field, fill);
  }
}

/** Puts elements of the kinds that the page is made of into it, at several depths. */
function insertElements(): void {
  for (const parent of document.querySelectorAll(
    "body, #root > div, header, main, main > div, nav",
  )) {
    const note = document.createElement("div");
    note.className = "from-elsewhere";
    note.textContent = "An extension wrote this.";
    parent.prepend(note);
  }
}

/** Marks the root element, the body and fields with attributes, as many extensions do. */
function addAttributes(): void {
  for (const element of document.querySelectorAll("html, body, main, input, a, button")) {
    element.setAttribute("data-from-elsewhere", "");
    element.classList.add("from-elsewhere");
  }
}

/** Puts elements into the head, before and after those of the page. */
function addToHead(): void {
  const meta = document.createElement("meta");
  meta.name = "from-elsewhere";
  const link = document.createElement("link");
  link.rel = "help";
  link.href = "/support";
  const data = document.createElement("script");
  data.type = "text/from-elsewhere";
  document.head.prepend(data, meta);
  document.head.append(link);
}

/** Removes what blockers remove: elements of the page, of its frame and of its head. */
function removeElements(): void {
  const unwanted = [
    "main p",
    "main h2",
    "footer li",
    "nav li",
    "link[rel=icon]",
    "link[rel=stylesheet]",
  ];
  for (const selector of unwanted) document.querySelector(selector)?.remove();
}

/** Each kind of change, to be made when the document has been read (`DOMContentLoaded`). */
export const changes = [
  { name: "text in font elements", place: "/news", apply: wrapText },
  { name: "fields in wrappers", place: "/support", apply: wrapFields },
  { name: "elements inserted", place: "/", apply: insertElements },
  { name: "attributes added", place: "/support", apply: addAttributes },
  { name: "head added to", place: "/", apply: addToHead },
  { name: "elements removed", place: "/news", apply: removeElements },
] as const satisfies readonly Change[];

/** Where a translator puts its translation. */
export type Translation = "moves the text" | "replaces the text";

/**
 * Translates the page and any text added later, as the translators of browsers do: the text goes
 * into `<font>` elements, as it is or as a copy. The words don't change, so that the page can be
 * compared with an untranslated one.
 */
export function keepTranslating(way: Translation): void {
  const translate = (text: Node) => {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim()) return;
    if (parent.closest("head, font, script, style, textarea, noscript, option, title")) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
    inner.append(way === "moves the text" ? text : text.cloneNode());
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      texts.push(node);
    }
    for (const text of texts) translate(text);
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateIn);
  }).observe(document.body, { childList: true, subtree: true });
}

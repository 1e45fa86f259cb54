import type { Element, Root } from "hast";

/** An element in the places where selectors look. Elements that look the same to them are one shape. */
export type Shape = {
  readonly tag: string;
  readonly id: string;
  readonly classes: ReadonlySet<string>;
  /** The kind of an `input`. */
  readonly control: string;
  readonly parent: Shape | null;
  readonly children: Map<string, Shape>;
};

/** What a script adds to the body or shows in it although the sheet of the site may be missing. */
const shownWithoutSheet = { "boot-failed": ["button"], consent: [] } as const;

/**
 * The shapes of what a document shows at first, outer ones first. What only a script shows, or a
 * click, isn't in it: the sheet of the site is there by then.
 *
 * @param page what is inside the body
 */
export function shownAtFirst(page: Root): readonly Shape[] {
  const shapes: Shape[] = [];
  const add = (tag: string, parent: Shape | null, { properties = {} }: Partial<Element> = {}) => {
    const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
    const id = String(properties.id ?? "");
    const control = tag === "input" ? String(properties.type ?? "text") : "";
    const key = [tag, id, control, ...names].join(" ");
    const known = parent?.children.get(key);
    if (known) return known;
    const shape = { tag, id, control, parent, classes: new Set(names), children: new Map() };
    parent?.children.set(key, shape);
    shapes.push(shape);
    return shape;
  };
  const read = (from: Element | Root, parent: Shape) => {
    for (const node of from.children) {
      if (node.type === "element" && !isUnseen(node)) read(node, add(node.tagName, parent, node));
    }
  };
  const html = add("html", null);
  add("head", html);
  const body = add("body", html);
  for (const [name, inside] of Object.entries(shownWithoutSheet)) {
    const shape = add("section", body, { properties: { className: [name] } });
    for (const tag of inside) add(tag, shape);
  }
  read(page, body);
  return shapes;
}

function isUnseen({ tagName, properties: { hidden, popover, open } }: Element): boolean {
  const isSet = (value: unknown) => value !== undefined && value !== null && value !== false;
  return isSet(hidden) || isSet(popover) || (tagName === "dialog" && !isSet(open));
}

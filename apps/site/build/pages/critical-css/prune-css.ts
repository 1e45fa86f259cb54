import type { Element, Root } from "hast";
import { type MediaQuery, type Selector, type SelectorComponent, transform } from "lightningcss";
import type { RootFlag } from "#app/browser/platform/signals.ts";

/**
 * What no element is in at first: the sheet of the site has come before anyone can hover, press or
 * open a dialog, and no page has a shadow tree. The part that an address names is only marked, which
 * can come with the sheet.
 */
const noStatesAtFirst = new Set(["hover", "active", "host", "modal", "target"]);

/** What the head script doesn't set, but visitors do while the sheet is on its way. */
const setByVisitors = new Set(["open", "hidden"]);

/** What scripts set on the root before the sheet is there. A flag that's added has to be named here. */
const flags: Record<RootFlag, true> = {
  ...{ theme: true, sidebar: true, query: true, laidOut: true },
  ...{ hydrated: true, intake: true, failed: true, consent: true },
};
const setOnRoot = new Set(Object.keys(flags).map((flag) => plain(`data${flag}`)));

/** Parts of controls that only some kinds of `input` have. */
const partsOfKinds: readonly [RegExp, RegExp][] = [
  [/^-webkit-(?:date|calendar)/, /^(?:date|datetime-local|month|time|week)$/],
  [/^file-selector-button$/, /^file$/],
  [/^-webkit-search/, /^search$/],
  [/^-webkit-(?:inner|outer)-spin-button$/, /^number$/],
];

/** Tailwind asks about what all browsers have that read its sheets, and repeats the rule without it. */
const asksForColorMix =
  /@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** What such a rule says before, to browsers that can't mix colours. */
const beforeColorMix = /(?<=[{;])([\w-]+):[^;{}"']+;(?=\1:[^;{}]*color-mix\()/g;

/** What Tailwind says to browsers older than the targets below, which have no `@property`. */
const forOlderBrowsers = /@layer properties\{@supports [^{}]*\{[^{}]*\{[^{}]*\}\}\}/;

/**
 * What shows with a pointer, in print, in forced colours, or when something changes; and how far a
 * ring is from what has the focus.
 */
const shownLater =
  /(?<=[{;])(?:transition(?:-[a-z]+)?|cursor|resize|anchor-(?:name|scope)|overscroll-behavior|outline-offset|forced-color-adjust|-webkit-tap-highlight-color|(?:-webkit-)?(?:print-color-adjust|user-select)):[^;{}]*(?:;|(?=\}))/g;

/**
 * A sheet without the rules that match nothing in a document as it was sent, and without those for
 * paper and forced colours. Everything else that isn't a rule with a selector stays: faces, layers,
 * and the animations and properties that are used.
 *
 * A selector goes only if no element of the document has its elements, classes, attributes and ids in
 * that order, or if it needs a pointer, a selection, or a part of a control that the document doesn't
 * have. Of the root, the attributes that scripts set before the sheet comes don't count.
 */
export function pruneCss(css: string, shapes: readonly Shape[]): string {
  const [html] = shapes;
  // Most selectors name a class that the document doesn't have.
  const canMatch = (selector: Selector) =>
    html && hasClasses(html, selector) && shapes.some((shape) => matches(shape, selector));
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css.replace(asksForColorMix, "$1").replace(forOlderBrowsers, "")),
    minify: true,
    // Those of Tailwind, so that nothing is shortened into what an older browser can't read.
    targets: {
      safari: version(16, 4),
      ios_saf: version(16, 4),
      firefox: version(128),
      chrome: version(111),
    },
    visitor: {
      Rule: {
        media({ value }) {
          const { mediaQueries } = value.query;
          const isLater = mediaQueries.every(
            (query) => (isPaper(query) || hasForcedColours(query)) && query.qualifier !== "not",
          );
          return isLater && mediaQueries.length > 0 ? [] : undefined;
        },
        page: () => [],
        style({ value }) {
          return value.selectors.some(canMatch) ? undefined : [];
        },
      },
      Selector(selector) {
        return canMatch(selector) ? undefined : [];
      },
    },
  });
  return withoutLeftovers(code.toString().replace(/^\/\*![^*]*\*\/\s*/, ""));
}

/**
 * What pruning leaves behind: properties that no rule reads now, declarations that show later or that
 * Lightning CSS has repeated, and rules and conditions with nothing inside. An empty layer keeps its
 * place in the order.
 */
function withoutLeftovers(css: string): string {
  // Tailwind's own properties, which its other utilities set.
  const ifUnset = (value: string, name: string, otherwise: string) =>
    css.includes(`${name}:`) || css.includes(`@property ${name}{syntax:"*";inherits:false;`)
      ? value
      : otherwise;
  const set = css.replace(/var\((--tw-[\w-]+),([^()]*)\)/g, ifUnset);
  const read = new Set(Array.from(set.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const isRead = (declaration: string, name: string) => (read.has(name) ? declaration : "");
  const animations = (css.match(/(?<=[{;])animation(?:-name)?:[^;{}]*/g) ?? []).join(" ");
  const isPlayed = (keyframes: string, name: string) =>
    animations.split(/[\s:,]/).includes(name) ? keyframes : "";
  return withoutEmpty(
    saidAlike(set)
      .replace(shownLater, "")
      .replace(beforeColorMix, "")
      .replace(/(?<=[{;])animation-[a-z]+:[^;{}]*(?:;|(?=\}))/g, animations ? "$&" : "")
      .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, isPlayed)
      .replace(/@property (--[\w-]+)\{[^{}]*\}/g, isRead)
      .replace(/(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g, isRead)
      .replace(/(?<=[{;])((?:[\w-]+:[^;{}"']+;)+?)\1+/g, "$1")
      // Its long names for `light-dark()` are on every page.
      .replaceAll("--lightningcss-", "--")
      .replaceAll(";}", "}"),
  );
}

/** The same in fewer ways, which compresses better. The site reads from left to right. */
function saidAlike(css: string): string {
  return css
    .replace(/(margin|padding|border)-inline-start/g, "$1-left")
    .replace(/(margin|padding|border)-inline-end/g, "$1-right")
    .replace(/padding-block:([^;{} ]+);padding-inline:([^;{} ]+)(?=[;}])/g, "padding:$1 $2")
    .replace(/("[^"]*")|, /g, (_, text?: string) => text ?? ",")
    .replace(/padding-top:([^;{} ]+);padding-bottom:([^;{} ]+)(?=[;}])/g, "padding-block:$1 $2");
}

function isPaper({ mediaType }: MediaQuery): boolean {
  return mediaType === "print";
}

/** Forced colours: until the sheet comes, a page has those of the system without our corrections. */
function hasForcedColours({ condition }: MediaQuery): boolean {
  return condition?.type === "feature" && condition.value.name === "forced-colors";
}

function withoutEmpty(css: string): string {
  const less = css.replace(/(?<=[{};]|^)(?!@layer)[^{};]+\{\}/g, "");
  return less === css ? css : withoutEmpty(less);
}

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Whether an element fits the end of a selector, and those around it the rest. */
function matches(shape: Shape, selector: Selector): boolean {
  const split = selector.findLastIndex(({ type }) => type === "combinator");
  if (!selector.slice(split + 1).every((part) => fits(shape, part))) return false;
  if (split < 0) return true;
  const rest = selector.slice(0, split);
  // A ring comes at once. What else the focus shows is that of another element.
  if (rest.some(isFocus)) return false;
  return around(shape, selector[split]).some((other) => matches(other, rest));
}

function isFocus(part: SelectorComponent): boolean {
  if (part.type !== "pseudo-class") return false;
  const isAll = part.kind === "is" && part.selectors.every((inner) => inner.some(isFocus));
  return isAll || part.kind === "focus-visible" || isLater(part);
}

function around(shape: Shape, combinator: SelectorComponent | undefined): readonly Shape[] {
  const { parent } = shape;
  const name = combinator?.type === "combinator" ? combinator.value : "";
  if (name === "child") return parent ? [parent] : [];
  if (name === "descendant") return parent ? [parent, ...around(parent, combinator)] : [];
  // Their order isn't known, and what a script takes away may be between them.
  if (name === "next-sibling" || name === "later-sibling")
    return [...(parent?.children.values() ?? [])];
  return [shape];
}

function fits(shape: Shape, part: SelectorComponent): boolean {
  if (part.type === "class") return shape.classes.has(part.name);
  if (part.type === "id") return shape.id === part.name;
  if (part.type === "type") return shape.tag === part.name;
  if (part.type === "attribute") {
    if (setByVisitors.has(part.name)) return true;
    if (shape.tag === "html") return setOnRoot.has(plain(part.name));
    const value = shape.attributes.get(plain(part.name));
    const wanted = part.operation?.operator === "equal" ? part.operation.value : value;
    return value !== undefined && value === wanted;
  }
  if (part.type === "pseudo-class") {
    if (part.kind === "is" || part.kind === "where") {
      return part.selectors.some((inner) => matches(shape, inner));
    }
    if (part.kind === "has")
      return part.selectors.some((inner) => !inner.some(isFocus) && hasClasses(shape, inner));
    if (part.kind === "disabled") return shape.attributes.has("disabled");
    // Firefox's own states of controls come with what visitors do; the ring is that of `:focus-visible`.
    if (part.kind === "custom" && part.name.startsWith("-moz-")) return false;
    return !isLater(part);
  }
  if (part.type === "pseudo-element") {
    if (part.kind === "selection" || part.kind === "backdrop") return false;
    if (part.kind === "placeholder") return shape.attributes.has("placeholder");
    const name = part.kind === "custom" ? part.name : part.kind;
    const kinds = partsOfKinds.find(([names]) => names.test(name))?.[1];
    if (kinds) return kinds.test(shape.control);
    // The other names of browsers are for parts of controls too, except for the marker of `summary`.
    return part.kind !== "custom" || name === "-webkit-details-marker" || takesText(shape);
  }
  return true;
}

/** Whether the document of an element has the classes of a selector somewhere. */
function hasClasses({ allClasses }: Shape, selector: Selector): boolean {
  return selector.every((part) => part.type !== "class" || allClasses.has(part.name));
}

function isLater(part: SelectorComponent): boolean {
  return part.type === "pseudo-class" && noStatesAtFirst.has(part.kind);
}

/** The name of an attribute, which is `aria-current` in a sheet and `ariaCurrent` in a tree. */
function plain(name: string): string {
  return name.replaceAll("-", "").toLowerCase();
}

/** Whether it takes text, a date, a file or an option. */
function takesText({ tag, control }: Shape): boolean {
  return (
    /^(?:textarea|select)$/.test(tag) || (control !== "" && !/^(?:radio|checkbox)$/.test(control))
  );
}

/** An element in the places where selectors look. Elements that look the same to them are one shape. */
type Shape = {
  readonly tag: string;
  readonly id: string;
  readonly classes: ReadonlySet<string>;
  /** Those of the whole document. */
  readonly allClasses: ReadonlySet<string>;
  /** With their values, which selectors compare. */
  readonly attributes: ReadonlyMap<string, string>;
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
  const allClasses = new Set<string>();
  const add = (tag: string, parent: Shape | null, { properties = {} }: Partial<Element> = {}) => {
    const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
    const id = String(properties.id ?? "");
    const control = tag === "input" ? String(properties.type ?? "text") : "";
    const set = Object.entries(properties).filter(([, value]) => value !== false);
    const attributes = new Map(set.map(([name, value]) => [plain(name), String(value)]));
    const key = [tag, id, control, ...names, "", ...[...attributes].flat()].join(" ");
    const known = parent?.children.get(key);
    if (known) return known;
    for (const name of names) allClasses.add(name);
    const own = { tag, id, control, parent, classes: new Set(names), attributes };
    const shape = { ...own, allClasses, children: new Map() };
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

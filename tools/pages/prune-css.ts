import type { Element, Root } from "hast";
import { type Selector, transform } from "lightningcss";

/**
 * What the selectors of a sheet can match in what a document shows at first: elements, `.classes`
 * and `#ids` in `all`, and the bare classes. `controls` tells whether one of its elements takes text,
 * a date, a file or an option.
 */
export type Names = {
  readonly all: ReadonlySet<string>;
  readonly classes: readonly string[];
  readonly controls: boolean;
};

/** What scripts add or show although the sheet of the site may be missing. */
const shownWithoutSheet = [".boot-failed", ".consent"];

/**
 * No element is in them at first: the sheet of the site has come before anyone can hover or press, and
 * no page has a shadow tree.
 */
const noStatesAtFirst = new Set(["hover", "active", "host"]);

/** The names in a page, whose tree is what is inside its body. */
export function namesIn(page: Root): Names {
  const all = new Set(["html", "head", "body", ...shownWithoutSheet]);
  const classes = new Set(shownWithoutSheet.map((name) => name.slice(1)));
  let controls = false;
  const read = (parent: Element | Root): void => {
    for (const node of parent.children) {
      if (node.type !== "element" || isUnseen(node)) continue;
      const { tagName, properties } = node;
      all.add(tagName);
      for (const name of Array.isArray(properties.className) ? properties.className : []) {
        all.add(`.${name}`);
        classes.add(String(name));
      }
      if (properties.id) all.add(`#${properties.id}`);
      controls ||=
        /^(?:textarea|select)$/.test(tagName) ||
        (tagName === "input" && properties.type !== "radio" && properties.type !== "checkbox");
      read(node);
    }
  };
  read(page);
  return { all, classes: [...classes], controls };
}

/** What only a script shows, or a click: the sheet of the site is there by then. */
function isUnseen({ tagName, properties: { hidden, popover, open } }: Element): boolean {
  const isSet = (value: unknown) => value !== undefined && value !== null && value !== false;
  return isSet(hidden) || isSet(popover) || (tagName === "dialog" && !isSet(open));
}

/**
 * A sheet without the rules that match nothing in a document as it was sent, and without those for
 * paper. Everything else that isn't a rule with a selector stays: faces, layers, properties, animations.
 *
 * A selector goes only if it needs an element, a class or an id that the document doesn't have, a
 * pointer, or a part of a control that the document doesn't have. Attributes don't count, since the
 * script before the first paint sets some.
 */
export function pruneCss(css: string, names: Names): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
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
          const isPaper = mediaQueries.every(
            ({ mediaType, qualifier }) => mediaType === "print" && qualifier !== "not",
          );
          return isPaper && mediaQueries.length > 0 ? [] : undefined;
        },
        style({ value }) {
          return value.selectors.some((selector) => canMatch(selector, names)) ? undefined : [];
        },
      },
      Selector(selector) {
        return canMatch(selector, names) ? undefined : [];
      },
    },
  });
  return withoutLeftovers(code.toString().replace(/^\/\*![^*]*\*\/\s*/, ""));
}

/**
 * What pruning leaves behind: properties that no rule reads now, declarations that Lightning CSS has
 * repeated, and questions to the browser about nothing.
 */
function withoutLeftovers(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const isRead = (declaration: string, name: string) => (read.has(name) ? declaration : "");
  return withoutEmpty(
    css
      .replace(/(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g, isRead)
      .replace(/(?<=[{;])([\w-]+:[^;{}"']+;)\1+/g, "$1"),
  );
}

function withoutEmpty(css: string): string {
  const less = css.replace(/@supports[^{}]*\{\}/g, "");
  return less === css ? css : withoutEmpty(less);
}

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

function canMatch(selector: Selector, names: Names): boolean {
  return selector.every((part) => {
    if (part.type === "class") return names.all.has(`.${part.name}`);
    if (part.type === "id") return names.all.has(`#${part.name}`);
    if (part.type === "type") return names.all.has(part.name);
    if (part.type === "pseudo-class") {
      if (part.kind === "is" || part.kind === "where") {
        return part.selectors.some((inner) => canMatch(inner, names));
      }
      // Firefox's own states of controls; the ring of a link is that of `:focus-visible`.
      if (part.kind === "custom" && part.name.startsWith("-moz-")) return names.controls;
      return !noStatesAtFirst.has(part.kind);
    }
    if (part.type === "pseudo-element") {
      // Browsers' own names for parts of controls, such as `::-webkit-datetime-edit`.
      const isPart = ["custom", "file-selector-button", "placeholder"].includes(part.kind);
      return names.controls || !isPart;
    }
    return true;
  });
}

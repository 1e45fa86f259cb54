import type { XmlElement } from "../read-xml.ts";
import { type Kind, kinds } from "./kinds.ts";

/** How often an element may occur in another. */
type Count = "one" | "at most one" | "any";

export type ElementRule = {
  /** A star marks those that are required. */
  attributes?: Readonly<Record<string, Kind>>;
  children?: Readonly<Record<string, Count>>;
  /** Without it, the element mustn't contain text directly. */
  text?: Kind;
};

/**
 * Elements that contain something their rule doesn't allow, or lack something it requires: a
 * sentence for each.
 *
 * @param rules by the name of the element
 * @param common attributes that every element may have
 */
export function xmlProblems(
  element: XmlElement,
  rules: Readonly<Record<string, ElementRule>>,
  common: Readonly<Record<string, Kind>> = {},
  where = element.name,
): string[] {
  const { attributes = {}, children = {}, text } = rules[element.name] ?? {};
  const known = Object.fromEntries(
    Object.entries({ ...common, ...attributes }).map(([name, kind]) => [
      name.replace("*", ""),
      kind,
    ]),
  );
  const missing = Object.keys(attributes)
    .filter((name) => name.endsWith("*") && !(name.slice(0, -1) in element.attributes))
    .map((name) => `${where} has no ${name.slice(0, -1)}.`);
  const wrong = Object.entries(element.attributes).flatMap(([name, value]) => {
    const kind = known[name];
    if (kind === undefined) return [`${where} has an attribute ${name}.`];
    return kinds[kind](value) ? [] : [`${where}: ${name} isn't a valid ${kind}: '${value}'`];
  });
  const unknown = element.children
    .filter(({ name }) => !Object.hasOwn(children, name))
    .map(({ name }) => `${where} holds ${name}.`);
  const counts = Object.entries(children).flatMap(([name, count]) => {
    const found = element.children.filter((child) => child.name === name).length;
    const isRight = count === "any" || found === 1 || (count === "at most one" && found === 0);
    return isRight ? [] : [`${where} holds ${found} of ${name}.`];
  });
  return [
    ...missing,
    ...wrong,
    ...unknown,
    ...counts,
    ...textProblems(element, text, where),
    ...element.children
      .filter(({ name }) => Object.hasOwn(children, name))
      .flatMap((child) => xmlProblems(child, rules, common, `${where}/${child.name}`)),
  ];
}

function textProblems({ text }: XmlElement, kind: Kind | undefined, where: string): string[] {
  if (kind === undefined) return text.trim() === "" ? [] : [`${where} holds text.`];
  return kinds[kind](text) ? [] : [`${where} isn't a valid ${kind}: '${text}'`];
}

/** The text of each element with this name directly inside another. */
export function childTexts(element: XmlElement, name: string): string[] {
  return element.children.filter((child) => child.name === name).map(({ text }) => text);
}

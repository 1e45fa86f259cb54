import type { Part } from "./in-page.ts";

const states = {
  focused: ":focus",
  chosen: ":checked, [aria-checked=true], [aria-selected=true]",
  disabled: ":disabled, [aria-disabled=true]",
};
type Words = string | RegExp;

/**
 * What a journey looks for in the page, narrowed down from left to right, as in
 * `role("dialog", "Menu").role("link", /^Terms/)`. Only visible elements with an area are found.
 */
export type Target = ReturnType<typeof from>;

const from = (...parts: readonly Part[]) => {
  const and = (...part: Part): Target => from(...parts, part);
  const source = (wanted: Part[1]) => (wanted instanceof RegExp ? wanted : JSON.stringify(wanted));
  return {
    /** Those inside that have a role, and an accessible name if one is given. */
    role: (role: string, name: Words = /^/) => and("role", role).named(name),
    /** Those inside that a CSS selector matches. */
    css: (selector: string) => and("css", selector),
    /** The innermost elements with a text, inside or this element itself. */
    text: (text: Words) => and("text", text),
    /** Those with an accessible name. */
    named: (name: Words) => and("named", name),
    /** The fields that hold a value. */
    valued: (value: Words) => and("valued", value),
    is: (state: keyof typeof states) => and("matches", states[state]),
    not: (state: keyof typeof states) => and("matches", `:not(${states[state]})`),
    /** One of them, counted from 0. */
    nth: (index: number) => and("nth", index),
    /** JavaScript for the page. */
    toString: () => `[${parts.map(([kind, wanted]) => `["${kind}", ${source(wanted)}]`)}]`,
  };
};

export const { role, css, text } = from();

import type { Locator } from "@playwright/test";

type Role = Parameters<Locator["getByRole"]>[0];
export type State = "focused" | "chosen" | "disabled";

/** A text that has to be equal, or a pattern that it has to match; and both as JSON. */
type Words = string | RegExp;
export type Pattern = string | { source: string; flags: string };

/** One part of a target, as JSON: a method of `Target` and its argument. */
export type Part =
  | readonly ["role", Role]
  | readonly ["css", string]
  | readonly ["text" | "named" | "valued", Pattern]
  | readonly ["is" | "not", State]
  | readonly ["nth", number];

/**
 * What a journey looks for in the page, narrowed down from left to right, as in
 * `role("dialog", "Menu").role("link", /^Terms/)`. Only visible elements are found.
 */
export class Target {
  readonly #parts: readonly Part[];

  constructor(...parts: readonly Part[]) {
    this.#parts = parts;
  }

  /** Those inside that have a role, and an accessible name if one is given. */
  readonly role = (role: Role, name?: Words) =>
    name === undefined ? this.#with("role", role) : this.#with("role", role).named(name);
  /** Those inside that a CSS selector matches. */
  readonly css = (selector: string) => this.#with("css", selector);
  /** The innermost elements with a text, inside or this element itself. */
  readonly text = (text: Words) => this.#with("text", patternOf(text));
  /** Those with an accessible name. */
  readonly named = (name: Words): Target => this.#with("named", patternOf(name));
  /** The fields that hold a value. */
  readonly valued = (value: Words) => this.#with("valued", patternOf(value));
  readonly is = (state: State) => this.#with("is", state);
  readonly not = (state: State) => this.#with("not", state);
  /** One of them, counted from 0. */
  readonly nth = (index: number) => this.#with("nth", index);
  readonly toJSON = () => this.#parts;

  #with(...part: Part): Target {
    return new Target(...this.#parts, part);
  }
}

function patternOf(words: Words): Pattern {
  return typeof words === "string" ? words : { source: words.source, flags: words.flags };
}

export const { role, css, text } = new Target();

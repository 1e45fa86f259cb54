import type { Locator } from "@playwright/test";

type Role = Parameters<Locator["getByRole"]>[0];

/** A text that has to be equal, or a pattern that it has to match; and both as JSON. */
type Words = string | RegExp;
export type Pattern = string | { source: string; flags: string };

const states = {
  focused: ":focus",
  chosen: ":checked, [aria-checked=true], [aria-selected=true]",
  disabled: ":disabled, [aria-disabled=true]",
};
type State = keyof typeof states;

/** One part of a target, as JSON. */
export type Part =
  | readonly ["role" | "css" | "matches", string]
  | readonly ["text" | "named" | "valued", Pattern]
  | readonly ["nth", number];

/**
 * What a journey looks for in the page, narrowed down from left to right, as in
 * `role("dialog", "Menu").role("link", /^Terms/)`. Only visible elements are found.
 */
export class Target {
  readonly toJSON: () => readonly Part[];

  constructor(...parts: readonly Part[]) {
    this.toJSON = () => parts;
  }

  /** Those inside that have a role, and an accessible name if one is given. */
  readonly role = (role: Role, name: Words = /(?:)/) => this.#with("role", role).named(name);
  /** Those inside that a CSS selector matches. */
  readonly css = (selector: string) => this.#with("css", selector);
  /** The innermost elements with a text, inside or this element itself. */
  readonly text = (text: Words) => this.#with("text", patternOf(text));
  /** Those with an accessible name. */
  readonly named = (name: Words): Target => this.#with("named", patternOf(name));
  /** The fields that hold a value. */
  readonly valued = (value: Words) => this.#with("valued", patternOf(value));
  readonly is = (state: State) => this.#with("matches", states[state]);
  readonly not = (state: State) => this.#with("matches", `:not(${states[state]})`);
  /** One of them, counted from 0. */
  readonly nth = (index: number) => this.#with("nth", index);

  #with(...part: Part): Target {
    return new Target(...this.toJSON(), part);
  }
}

const patternOf = (words: Words): Pattern =>
  typeof words === "string" ? words : { source: words.source, flags: words.flags };

export const { role, css, text } = new Target();

import type { KeyInput } from "puppeteer-core";

/** A key, by its name in `KeyboardEvent.key`. */
export type Key = KeyInput;

/** What a browser is set to when it starts. */
export type Mode = "usual" | "dark and still" | "without scripts";

/** What an engine starts with: the address of the site, which is the proxy too, and when it ends. */
export type Surroundings = { site: string; mode: Mode; signal: AbortSignal };

/** One browser with one window. */
export type Driver = {
  resize: (width: number, height: number) => Promise<unknown>;
  /** Opens an address and waits for its load event. */
  open: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page and returns the text that it gives. */
  run: (expression: string) => Promise<string>;
  click: (x: number, y: number) => Promise<unknown>;
  /** Presses keys together. */
  press: (keys: readonly Key[]) => Promise<unknown>;
  /** Types a text, key by key. */
  type: (text: string) => Promise<unknown>;
  /** A PNG of the viewport, in Base64. */
  screenshot: () => Promise<string>;
};

/** How long an engine may take for one command. */
export const limitMs = 30_000;

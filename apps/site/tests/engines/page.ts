import type { KeyInput } from "puppeteer-core";
import { expect, vi } from "vitest";
import { bundleScript } from "#build/pages/bundle-script.ts";
import { inWords } from "#e2e/support/check-layout.ts";
import { unexpected } from "../layout/exceptions.ts";
import { measure } from "../layout/measure.ts";
import { findingsIn } from "../layout/rules.ts";
import type { Shown } from "./in-page.ts";
import type { Target } from "./target.ts";

/** One browser with one page. */
export type Driver = {
  /** Opens a path of the site and waits for its load event. */
  open: (path: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  click: (x: number, y: number) => Promise<unknown>;
  /** Presses keys together, by their names in `KeyboardEvent.key`. */
  press: (...keys: KeyInput[]) => Promise<unknown>;
  /** Types a text, key by key, where the focus is. */
  type: (text: string) => Promise<unknown>;
  /** A PNG of the page, in Base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<unknown>;
};

export type Width = "desktop" | "phone";
const viewports: Record<Width, [number, number]> = { desktop: [1440, 900], phone: [390, 844] };
const lib = { entry: "tests/engines/in-page.ts", formats: ["iife" as const], name: "inPage" };
const finder = await bundleScript(lib.entry, { build: { lib } });

/** The page in an engine's window, as a visitor sees and uses it. */
export type Page = ReturnType<typeof pageIn>;

/** Adds to an engine what a journey does with a page. Waits end after 30 s: a slow machine must not fail. */
export function pageIn(driver: Driver) {
  let own: Width | undefined;

  const evaluate = async (expression: string) =>
    JSON.parse(String(await driver.evaluate(`JSON.stringify(${expression}) ?? "null"`)));

  /** Runs a function in the page. It can only use its arguments, which are JSON. */
  const run = <Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> => evaluate(`(${body})(...${JSON.stringify(args)})`);

  /** Waits until a function in the page returns true. While a page changes, calls to the old one fail. */
  const until = <Args extends readonly unknown[]>(
    condition: (...args: Args) => boolean,
    ...args: Args
  ) => expect.poll(() => run(condition, ...args), { message: `${condition}, ${args}` }).toBe(true);

  /** What fits a target now. One element alone can be scrolled into view. */
  const find = (target: Target, scroll: boolean): Promise<Shown[]> =>
    evaluate(`(() => { ${finder}; return inPage.find(${target}, ${scroll}) })()`);

  const findOne = (target: Target, inReach: boolean) => {
    let last = "";
    const look = async () => {
      const found = await find(target, inReach);
      const [now, before] = [JSON.stringify(found), last];
      last = now;
      const [only] = found.length === 1 ? found : [];
      if (only && (!inReach || (now === before && !only.cover))) return only;
      throw new Error(`Of ${target} there is ${now}.`);
    };
    return vi.waitFor(look, { timeout: 30_000 });
  };

  const click = (target: Target) => findOne(target, true).then(({ x, y }) => driver.click(x, y));

  const resize = async (width: Width) => {
    if (width !== own) await driver.resize(...viewports[width]);
    own = width;
  };

  return {
    ...{ ...driver, run, until, click, resize },
    /** Opens a path and waits until the page is hydrated and has its fonts. */
    async visit(path: string) {
      await driver.open(path);
      await until(isComplete);
    },
    /** Waits until the address is a path with its query. */
    expectAt: (path: string) => until((to) => location.pathname + location.search === to, path),
    /** Waits until exactly one element fits. */
    see: (target: Target) => findOne(target, false),
    /** Waits until exactly one element fits, it's still, and a click would hit it. */
    reach: (target: Target) => findOne(target, true),
    /** Waits until no element fits. */
    gone: (target: Target) =>
      expect.poll(() => find(target, false), { message: `${target}` }).toEqual([]),
    /** Replaces the text of a field in one step, as pasting does, with the events of editing. */
    async fill(target: Target, text: string) {
      await click(target);
      await run((replacement) => {
        document.execCommand("selectAll");
        document.execCommand(replacement ? "insertText" : "delete", false, replacement);
      }, text);
    },
    /** Checks the page by the layout rules, at this width or resized in place to those given. */
    async look(...widths: Width[]) {
      const before = own ?? "desktop";
      // A page without scripts may be seen and clicked before all of it has come.
      await until(() => document.readyState === "complete");
      for (const width of widths.length > 0 ? widths : [before]) {
        await resize(width);
        const boxes = await run(measure);
        const said = unexpected(findingsIn(boxes), boxes.address).map(inWords);
        expect(said.join("\n"), `what the rules find on ${boxes.address}, ${width}`).toBe("");
      }
      await resize(before);
    },
  };
}

/** Whether the page answers to clicks and has its fonts. */
export function isComplete(): boolean {
  if (matchMedia("(scripting: none)").matches) return true;
  if (![...document.fonts].some(({ family }) => family.includes("Overpass"))) return false;
  return document.documentElement.dataset.hydrated !== undefined;
}

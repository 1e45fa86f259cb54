import { join } from "node:path";
import { build } from "vite";
import { expect } from "vitest";
import { root } from "#tools/project-files.ts";
import { unexpected } from "../layout/exceptions.ts";
import { measure } from "../layout/measure.ts";
import { findingsIn } from "../layout/rules.ts";
import { type Driver, EngineLost } from "./engine.ts";
import type { Answer, Shown, Wanted } from "./in-page.ts";

/** How long something may take to appear. A slow machine must not fail. */
const patienceMs = 30_000;

const viewports = { desktop: [1440, 900], phone: [390, 844] } as const;

export type Width = keyof typeof viewports;

/** The code of `in-page.ts` with its library, as an expression that puts it into a page. */
export async function bundleInPage(): Promise<string> {
  const lib = { entry: join(root, "tests/engines/in-page.ts"), formats: ["iife" as const] };
  const settings = { write: false, lib: { ...lib, name: "inPage" } };
  const made = await build({ configFile: false, logLevel: "error", build: settings });
  const [output] = Array.isArray(made) ? made : [made];
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error("Vite made no bundle of in-page.ts.");
  return `(() => { ${chunk.code}\n return ""; })()`;
}

/**
 * The page in an engine's window, as a visitor sees and uses it.
 *
 * A target narrows down from part to part, each inside the one before it: `dialog "Menu" >> link
 * /^Terms/`. A part is a role with or without a name, `css=`, or `text=` for the innermost element
 * of that text. `name=`, `value=`, `is=` and `not=` (focused, chosen, disabled) filter, and `nth=`
 * chooses, from 0. Only visible elements are found.
 */
export class Page {
  readonly #driver: Driver;
  readonly #inPage: string;
  readonly #site: string;
  readonly #scripts: boolean;
  #width: Width | undefined;

  constructor(driver: Driver, inPage: string, site: string, scripts: boolean) {
    this.#driver = driver;
    this.#inPage = inPage;
    this.#site = site;
    this.#scripts = scripts;
  }

  readonly #steps: Readonly<Record<string, (rest: string) => Promise<unknown>>> = {
    load: (path) => this.#driver.open(`${this.#site}${path}`),
    visit: async (path) => {
      await this.go(`load ${path}`);
      await this.until(isComplete);
    },
    at: (path) => this.until((to) => location.pathname + location.search === to, path),
    see: (target) => this.see(target),
    gone: (target) => this.#wait("gone", target),
    reach: (target) => this.#wait("reach", target),
    focused: (target) => this.see(`${target} >> is=focused`),
    click: async (target) => {
      const { x, y } = await this.#wait("reach", target);
      await this.#driver.click(x, y);
    },
    fill: async (rest) => {
      const [, target = "", text] = /^(.*?) with ?(.*)$/.exec(rest) ?? [];
      await this.go(`click ${target}; press Control a`);
      await (text ? this.#driver.type(text) : this.#driver.press(["Backspace"]));
    },
    press: (keys) => this.#driver.press(keys.split(" ")),
    type: (text) => this.#driver.type(text),
    resize: async (width) => {
      if (width === this.#width) return;
      this.#width = width as Width;
      const [columns, rows] = viewports[this.#width];
      await this.#driver.resize(columns, rows);
      await this.until((wanted) => innerWidth === wanted, columns);
    },
    look: (widths) => this.#look(widths ? widths.split(" ") : [`${this.#width}`]),
  };

  /**
   * Takes steps, separated by semicolons or on lines of their own: `visit` a path and wait until
   * the page is alive and laid out, or only `load` it; wait to be `at` one, to `see` a target, for it to be
   * `gone`, in `reach` of a click or `focused`; `click` it, or `fill` it `with` a text; `press`
   * keys together, `type`, and `look` by the layout rules, at this width or those named.
   */
  async go(steps: string): Promise<void> {
    const verbs = Object.keys(this.#steps).join("|");
    // Texts may hold a semicolon, so a step begins with its verb.
    for (const step of steps.trim().split(new RegExp(`[;\\n]\\s*(?=(?:${verbs})\\b)`))) {
      const [, verb = "", rest = ""] = /^(\w+) ?(.*)$/.exec(step.trim()) ?? [];
      const take = this.#steps[verb];
      if (!take) throw new Error(`No step begins with '${verb}': ${step}`);
      await take(rest);
    }
  }

  /** Waits until exactly one element fits and has an area. */
  async see(target: string): Promise<Shown> {
    const { found } = await this.#wait("see", target);
    return found[0] as Shown;
  }

  /** Runs a function in the page. It can only use its arguments, which are JSON. */
  async run<Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return JSON.parse(await this.#call(`(${body})(...${JSON.stringify(args)})`));
  }

  /** Waits until a function in the page returns true. */
  async until<Args extends readonly unknown[]>(
    condition: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    const end = Date.now() + patienceMs;
    while (!(await this.run(condition, ...args).catch(unlessLost))) {
      if (Date.now() > end) expect.fail(`Waited for ${condition} with ${JSON.stringify(args)}.`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  async #wait(wanted: Wanted, target: string): Promise<Answer> {
    const wait = this.#scripts ? "waitFor" : "checkNow";
    const call = `globalThis.${wait}?.(${JSON.stringify(wanted)}, ${JSON.stringify(target)})`;
    let answer: Answer | null | undefined;
    for (const end = Date.now() + patienceMs; Date.now() < end; ) {
      answer = await this.#call(call).then(JSON.parse, unlessLost);
      if (answer?.ok) return answer;
      // A new document doesn't know the checks yet.
      if (answer === null) await this.#driver.run(this.#inPage).catch(unlessLost);
      else await new Promise((resolve) => setTimeout(resolve, 40));
    }
    return expect.fail(`Waited for '${wanted} ${target}', but there is ${JSON.stringify(answer)}.`);
  }

  /** Evaluates an expression, and waits for what it promises. Firefox can't where scripts are disabled. */
  #call(expression: string): Promise<string> {
    const [start, wait] = this.#scripts ? ["async ", "await "] : ["", ""];
    return this.#driver.run(`(${start}() => JSON.stringify(${wait}${expression}) ?? "null")()`);
  }

  async #look(widths: readonly string[]): Promise<void> {
    const own = this.#width;
    for (const width of widths) {
      await this.go(`resize ${width}`);
      const boxes = await this.run(measure);
      const said = unexpected(findingsIn(boxes), boxes.address).map(
        ({ rule, element, rect, sentence }) => `${rule}: ${element} at ${rect}: ${sentence}`,
      );
      const where = `${boxes.address}, ${width}`;
      if (said.length > 0) expect.fail(`The layout rules find on ${where}:\n${said.join("\n")}`);
    }
    await this.go(`resize ${own}`);
  }
}

/** Whether the page listens to the visitor, and its far parts, of which the footer is the last, are laid out. */
function isComplete(): boolean {
  const footer = document.querySelector(".site-footer");
  const { alive } = document.documentElement.dataset;
  return alive !== undefined && !!footer && getComputedStyle(footer).contentVisibility !== "auto";
}

/** While a page changes, calls to the old one fail; keep asking. */
function unlessLost(error: unknown): undefined {
  if (error instanceof EngineLost) throw error;
}

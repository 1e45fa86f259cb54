import { join } from "node:path";
import { expect } from "vitest";
import { bundleScript } from "#tools/pages/bundle-script.ts";
import { root } from "#tools/project-files.ts";
import { unexpected } from "../layout/exceptions.ts";
import { measure } from "../layout/measure.ts";
import { findingsIn } from "../layout/rules.ts";
import { type Driver, EngineLost, type Key } from "./engine.ts";
import type { Answer, Shown, Wanted } from "./in-page.ts";
import type { Target } from "./target.ts";

/** How long something may take to appear. A slow machine must not fail. */
const patienceMs = 30_000;

const viewports = { desktop: [1440, 900], phone: [390, 844] } as const;

export type Width = keyof typeof viewports;

/** The code of `in-page.ts` with its library, as an expression that puts it into a page. */
export async function bundleInPage(): Promise<string> {
  const module = "tests/engines/in-page.ts";
  const code = await bundleScript(module, {
    build: { lib: { entry: join(root, module), formats: ["iife"], name: "inPage" } },
  });
  return `(() => { ${code}\n return ""; })()`;
}

/** The engine, the bundle of `in-page.ts`, the site's address, and whether its scripts run. */
type Setting = { driver: Driver; inPage: string; site: string; scripts: boolean };

/** The page in an engine's window, as a visitor sees and uses it. */
export class Page {
  readonly #setting: Setting;
  #width: Width | undefined;
  /** Whether nothing has been done since the last look at this width. */
  #isLookedAt = false;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** Opens a path and waits for its load event. */
  readonly open = (path: string) => this.#setting.driver.open(`${this.#setting.site}${path}`);

  /** Opens a page and waits until it's alive and laid out, if it has scripts. */
  async visit(path: string): Promise<void> {
    this.#isLookedAt = false;
    await this.open(path);
    if (this.#setting.scripts) await this.until(isComplete);
  }

  /** Has the page load another document, or its own again, and waits until that is alive and laid out. */
  async load(how: () => void): Promise<void> {
    this.#isLookedAt = false;
    const before = await this.run(() => performance.timeOrigin);
    await this.#call(`setTimeout(${how})`);
    await this.until((time) => performance.timeOrigin !== time, before);
    await this.until(isComplete);
  }

  /** Waits until the address is a path with its query. */
  readonly expectAt = (path: string) =>
    this.until((to) => location.pathname + location.search === to, path);
  /** Waits until exactly one element fits and has an area. */
  readonly see = async (target: Target) => (await this.#wait("see", target)).found[0] as Shown;
  /** Waits until no element that fits has an area. */
  readonly gone = (target: Target) => this.#wait("gone", target);
  /** Waits until exactly one element fits and a click would hit it. */
  readonly reach = (target: Target) => this.#wait("reach", target);

  async click(target: Target): Promise<void> {
    const { x, y } = await this.reach(target);
    this.#isLookedAt = false;
    await this.#setting.driver.click(x, y);
  }

  /** Replaces the text of a field in one step, as pasting does. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.run(replaceText, text);
    // Firefox scrolls to what was typed in its next frame, and a page without scripts can't tell when
    // that is. A picture shows a whole frame.
    if (!this.#setting.scripts) await this.#setting.driver.screenshot();
  }

  /** Presses keys together. */
  readonly press = (...keys: Key[]) => {
    this.#isLookedAt = false;
    return this.#setting.driver.press(keys);
  };
  /** Types a text, key by key, where the focus is. */
  readonly type = (text: string) => {
    this.#isLookedAt = false;
    return this.#setting.driver.type(text);
  };

  async resize(width: Width): Promise<void> {
    if (width === this.#width) return;
    this.#width = width;
    const [columns, rows] = viewports[width];
    await this.#setting.driver.resize(columns, rows);
    await this.until((wanted) => innerWidth === wanted, columns);
  }

  /** Checks the state in which a journey ends, unless it was the last thing that it did. */
  readonly lookAtLast = async () => this.#isLookedAt || this.look();

  /** Checks the page by the layout rules, at this width or resized in place to those given. */
  async look(...widths: Width[]): Promise<void> {
    const own = this.#width ?? "desktop";
    // A page without scripts may be seen and clicked before all of it has come.
    await this.until(() => document.readyState === "complete");
    for (const width of widths.length > 0 ? widths : [own]) {
      await this.resize(width);
      const boxes = await this.run(measure);
      const said = unexpected(findingsIn(boxes), boxes.address).map(
        ({ rule, element, rect, sentence }) => `${rule}: ${element} at ${rect}: ${sentence}`,
      );
      const where = `${boxes.address}, ${width}`;
      if (said.length > 0) expect.fail(`The layout rules find on ${where}:\n${said.join("\n")}`);
    }
    await this.resize(own);
    this.#isLookedAt = widths.length === 0 || widths.includes(own);
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

  async #wait(wanted: Wanted, target: Target): Promise<Answer> {
    const wait = this.#setting.scripts ? "waitFor" : "checkNow";
    const call = `globalThis.${wait}?.(${JSON.stringify(wanted)}, ${JSON.stringify(target)})`;
    let answer: Answer | null | undefined;
    for (const end = Date.now() + patienceMs; Date.now() < end; ) {
      answer = await this.#call(call).then(JSON.parse, unlessLost);
      if (answer?.ok) return answer;
      // A new document doesn't know the checks yet.
      if (answer === null) await this.#setting.driver.run(this.#setting.inPage).catch(unlessLost);
      else await new Promise((resolve) => setTimeout(resolve, 40));
    }
    return expect.fail(
      `Waited for ${wanted}(${JSON.stringify(target)}), but there is ${JSON.stringify(answer)}.`,
    );
  }

  /** Evaluates an expression and awaits it, which Firefox can't where scripts are disabled. */
  #call(expression: string): Promise<string> {
    const [start, wait] = this.#setting.scripts ? ["async ", "await "] : ["", ""];
    return this.#setting.driver.run(
      `(${start}() => JSON.stringify(${wait}${expression}) ?? "null")()`,
    );
  }
}

/** Replaces the text of the field with the focus, with the events of editing. */
function replaceText(text: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
    activeElement.select();
  }
  document.execCommand(text ? "insertText" : "delete", false, text);
}

/** Whether the page answers to clicks and is laid out down to the footer, its last part. */
function isComplete(): boolean {
  const footer = document.querySelector(".site-footer");
  const { hydrated } = document.documentElement.dataset;
  return (
    hydrated !== undefined && !!footer && getComputedStyle(footer).contentVisibility !== "auto"
  );
}

/** While a page changes, calls to the old one fail; keep asking. */
function unlessLost(error: unknown): undefined {
  if (error instanceof EngineLost) throw error;
}

import { join } from "node:path";
import { expect, vi } from "vitest";
import { bundleScript } from "#tools/pages/bundle-script.ts";
import { root } from "#tools/project-files.ts";
import { inWords } from "../journeys/support/check-layout.ts";
import { unexpected } from "../layout/exceptions.ts";
import { measure } from "../layout/measure.ts";
import { findingsIn } from "../layout/rules.ts";
import type { Driver, Key } from "./engine.ts";
import type { Shown } from "./in-page.ts";
import type { Target } from "./target.ts";

/** How long something may take to appear. A slow machine must not fail. */
const patience = { timeout: 30_000, interval: 40 };

const viewports = { desktop: [1440, 900], phone: [390, 844] } as const;

export type Width = keyof typeof viewports;

const entry = join(root, "tests/engines/in-page.ts");
const lib = { entry, formats: ["iife" as const], name: "inPage" };
const finder = await bundleScript(entry, { build: { lib } });

/** The page in an engine's window, as a visitor sees and uses it. */
export class Page {
  readonly #driver: Driver;
  readonly #site: string;
  #width: Width = "desktop";

  constructor(driver: Driver, site: string) {
    [this.#driver, this.#site] = [driver, site];
  }

  /** Opens a path and waits until the page is alive and laid out. */
  async visit(path: string): Promise<void> {
    await this.#driver.open(`${this.#site}${path}`);
    await this.until(isComplete);
  }

  /** Has the page load another document, or its own again, and waits until that is alive and laid out. */
  async load(how: () => void): Promise<void> {
    const before = await this.run(() => performance.timeOrigin);
    await this.#evaluate(`setTimeout(${how})`);
    await this.until((time) => performance.timeOrigin !== time, before);
    await this.until(isComplete);
  }

  /** Waits until the address is a path with its query. */
  readonly expectAt = (path: string) =>
    this.until((to) => location.pathname + location.search === to, path);
  /** Waits until exactly one element fits. */
  readonly see = (target: Target) => this.#find("see", target);
  /** Waits until exactly one element fits, it's still, and a click would hit it. */
  readonly reach = (target: Target) => this.#find("reach", target);
  /** Waits until no element fits. */
  async gone(target: Target): Promise<void> {
    const found = () => this.#look(target);
    await expect.poll(found, { ...patience, message: JSON.stringify(target) }).toEqual([]);
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.reach(target);
    await this.#driver.click(x, y);
  }

  /** Replaces the text of a field in one step, as pasting does. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.run(replaceText, text);
  }

  /** Presses keys together. */
  readonly press = (...keys: Key[]) => this.#driver.press(keys);
  /** Types a text, key by key, where the focus is. */
  readonly type = (text: string) => this.#driver.type(text);

  async resize(width: Width): Promise<void> {
    if (width === this.#width) return;
    this.#width = width;
    const [columns, rows] = viewports[width];
    await this.#driver.resize(columns, rows);
    await this.until((wanted) => innerWidth === wanted, columns);
  }

  /** Checks the page by the layout rules, at this width or resized in place to those given. */
  async look(...widths: Width[]): Promise<void> {
    const own = this.#width;
    // A page without scripts may be seen and clicked before all of it has come.
    await this.until(() => document.readyState === "complete");
    for (const width of widths.length > 0 ? widths : [own]) {
      await this.resize(width);
      const boxes = await this.run(measure);
      const said = unexpected(findingsIn(boxes), boxes.address).map(inWords);
      expect(said.join("\n"), `what the rules find on ${boxes.address}, ${width}`).toBe("");
    }
    await this.resize(own);
  }

  /** Runs a function in the page. It can only use its arguments, which are JSON. */
  async run<Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#evaluate(`(${body})(...${JSON.stringify(args)})`);
  }

  /** Waits until a function in the page returns true. While a page changes, calls to the old one fail. */
  async until<Args extends readonly unknown[]>(
    condition: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    const message = `${condition} with ${JSON.stringify(args)}`;
    await expect.poll(() => this.run(condition, ...args), { ...patience, message }).toBe(true);
  }

  /** What fits a target now; one element alone can be scrolled into view. */
  #look(target: Target, scroll = false): Promise<Shown[]> {
    const call = `inPage.find(${JSON.stringify(target)}, ${scroll})`;
    return this.#evaluate(`(() => { ${finder}; return ${call}; })()`);
  }

  #find(wanted: "see" | "reach", target: Target): Promise<Shown> {
    let before = "";
    return vi.waitFor(async () => {
      const found = await this.#look(target, wanted === "reach");
      const [now, [only]] = [JSON.stringify(found), found];
      const isInReach = now === before && !only?.cover;
      before = now;
      if (only && found.length === 1 && (wanted === "see" || isInReach)) return only;
      throw new Error(`Waited for ${wanted}(${JSON.stringify(target)}), but there is ${now}.`);
    }, patience);
  }

  async #evaluate(expression: string) {
    return JSON.parse(await this.#driver.run(`JSON.stringify(${expression}) ?? "null"`));
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
    matchMedia("(scripting: none)").matches ||
    (hydrated !== undefined && !!footer && getComputedStyle(footer).contentVisibility !== "auto")
  );
}

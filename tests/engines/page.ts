import { expect } from "vitest";
import type { Action, Driver } from "./driver.ts";
import { EngineLost } from "./driver.ts";
import type { EngineChecks } from "./in-page/in-page.ts";
import { type Key, keyCode } from "./keys.ts";
import { describeTarget, type Shown, type Target } from "./target.ts";

/** How long something may take to appear. A slow machine must not fail. */
const patienceMs = 15_000;

/** The page in an engine's window, as a visitor sees and uses it. Waits for each target. */
export class Page {
  readonly #driver: Driver;
  readonly #origin: string;
  readonly #inPage: string;
  readonly #scripts: boolean;

  /** `inPage` is what `bundleInPage` has made; `scripts` says whether pages run JavaScript. */
  constructor(
    driver: Driver,
    { origin, inPage, scripts }: { origin: string; inPage: string; scripts: boolean },
  ) {
    this.#driver = driver;
    this.#origin = origin;
    this.#inPage = inPage;
    this.#scripts = scripts;
  }

  get engine(): Driver["name"] {
    return this.#driver.name;
  }

  /** Opens a path of the site, and waits until the page listens to the visitor. */
  async visit(path: string): Promise<void> {
    await this.load(path);
    await this.until("the page to be alive", () => this.run(isAlive));
  }

  /** Opens a path of the site and waits for its load event. */
  async load(path: string): Promise<void> {
    await this.#driver.open(`${this.#origin}${path}`);
  }

  /** Runs a function in the page. It can only use its arguments, which are JSON. */
  async run<Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const call = `(${body})(...${JSON.stringify(args)})`;
    // Where scripts are disabled, Firefox doesn't settle promises either.
    const source = this.#scripts
      ? `async () => JSON.stringify(await ${call}) ?? "null"`
      : `() => JSON.stringify(${call}) ?? "null"`;
    return JSON.parse(await this.#driver.run(source));
  }

  /** The visible elements of a target at this moment. */
  async all(target: Target): Promise<Shown[]> {
    return this.#ask("find", target);
  }

  /** Waits until exactly one element fits, with a visible area. */
  async see(target: Target): Promise<Shown> {
    let shown: Shown[] = [];
    await this.until(
      `one visible ${describeTarget(target)}`,
      async () => {
        shown = await this.all(target);
        return shown.length === 1 && shown.every(({ box }) => box.width > 0 && box.height > 0);
      },
      () => `there are ${briefly(shown)}`,
    );
    const [only] = shown;
    if (!only) throw new Error(`There is no ${describeTarget(target)}.`);
    return only;
  }

  /** Waits until nothing that fits has a visible area. */
  async gone(target: Target): Promise<void> {
    let left: Shown[] = [];
    await this.until(
      `no ${describeTarget(target)}`,
      async () => {
        const shown = await this.all(target);
        left = shown.filter(({ box }) => box.width > 0 && box.height > 0);
        return left.length === 0;
      },
      () => `there are ${briefly(left)}`,
    );
  }

  /** Waits until a condition of what is shown for a target is met. */
  async seeThat(target: Target, what: string, condition: (shown: Shown) => boolean): Promise<void> {
    let shown: Shown | undefined;
    await this.until(
      `${describeTarget(target)} to be ${what}`,
      async () => {
        [shown] = await this.all(target);
        return shown !== undefined && condition(shown);
      },
      () => `it is ${JSON.stringify(shown)}`,
    );
  }

  async focused(target: Target): Promise<void> {
    await this.seeThat(target, "focused", (shown) => shown.focused);
  }

  /** Waits until the address is a path with its query. */
  async at(path: string): Promise<void> {
    let address = "";
    await this.until(
      `the address to be ${path}`,
      async () => {
        address = await this.run(currentAddress);
        return address === path;
      },
      () => `it is ${address}`,
    );
  }

  /** Waits until a target can be hit: it has an area, has stopped moving, and nothing covers its centre. */
  async reach(target: Target): Promise<Shown> {
    await this.#still(target);
    return this.see(target);
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.#still(target);
    await this.#point([
      { type: "pointerMove", x, y, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.#still(target);
    await this.#point([{ type: "pointerMove", x, y, duration: 0 }]);
  }

  /** Replaces the text of a field by typing. */
  async fill(target: Target, text: string): Promise<void> {
    await this.see(target);
    await this.#ask("select", target);
    await this.type(text);
  }

  /** Writes a text at the caret in one step, as pasting does. */
  async insert(text: string): Promise<void> {
    await this.#ask("insert", text);
  }

  /** Presses keys together, the last one at last: `press("Control", "k")`. */
  async press(...pressed: readonly Key[]): Promise<void> {
    const values = pressed.map(keyCode);
    await this.#keys([
      ...values.map((value) => ({ type: "keyDown" as const, value })),
      ...values.toReversed().map((value) => ({ type: "keyUp" as const, value })),
    ]);
  }

  /** Types what is focused, key by key. */
  async type(text: string): Promise<void> {
    await this.#keys(
      Array.from(text).flatMap((value) => [
        { type: "keyDown" as const, value },
        { type: "keyUp" as const, value },
      ]),
    );
  }

  async back(): Promise<void> {
    await this.run(() => history.back());
  }

  async print(): Promise<void> {
    await this.#driver.print();
  }

  /** Waits for a condition. */
  async until(
    what: string,
    condition: () => Promise<boolean>,
    instead: () => string = () => "it didn't come",
  ): Promise<void> {
    const end = Date.now() + patienceMs;
    for (;;) {
      if (await condition().catch(unlessLost)) return;
      if (Date.now() > end) expect.fail(`Waited for ${what}, but ${instead()}.`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  /** Where a target is, once it has stopped moving and nothing covers it. */
  async #still(target: Target): Promise<{ x: number; y: number }> {
    await this.see(target);
    let before = "";
    let place: ReturnType<EngineChecks["bringIntoView"]> = { x: 0, y: 0, cover: null };
    await this.until(
      `${describeTarget(target)} to be still and uncovered`,
      async () => {
        place = await this.#ask("bringIntoView", target);
        const now = JSON.stringify(place);
        const still = now === before;
        before = now;
        return still && place.cover === null;
      },
      () => `a click at ${place.x}, ${place.y} would hit ${place.cover}`,
    );
    return place;
  }

  async #point(actions: Action["actions"]): Promise<void> {
    await this.#driver.act([
      { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions },
    ]);
  }

  async #keys(actions: Action["actions"]): Promise<void> {
    await this.#driver.act([{ type: "key", id: "keyboard", actions }]);
  }

  /** Asks the checks' own code in the page, which is put there first when it is missing. */
  async #ask<Name extends keyof EngineChecks>(
    name: Name,
    ...args: Parameters<EngineChecks[Name]>
  ): Promise<ReturnType<EngineChecks[Name]>> {
    const call = `globalThis.engineChecks.${name}(...${JSON.stringify(args)})`;
    const source = `() => globalThis.engineChecks ? JSON.stringify(${call}) ?? "null" : ""`;
    let answer = await this.#driver.run(source);
    if (answer === "") {
      await this.#driver.run(this.#inPage);
      answer = await this.#driver.run(source);
    }
    return JSON.parse(answer);
  }
}

/** The elements found instead, for messages. */
function briefly(shown: readonly Shown[]): string {
  if (shown.length === 0) return "none";
  return shown
    .map(({ name, text, box }) => {
      const place = [box.x, box.y, box.width, box.height].map(Math.round).join(", ");
      return `'${(name || text).slice(0, 60)}' at ${place}`;
    })
    .join("; ");
}

/** While a page changes, calls to the old one fail; keep asking. */
function unlessLost(error: unknown): false {
  if (error instanceof EngineLost) throw error;
  return false;
}

function isAlive(): boolean {
  return document.documentElement.hasAttribute("data-alive");
}

function currentAddress(): string {
  return location.pathname + location.search;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { KeyInput } from "puppeteer-core";
import { withFonts } from "#tests/fonts/fonts.ts";
import { root } from "#tools/project-files.ts";

export type Name = "Firefox" | "WebKit";

/** A key, by its name in `KeyboardEvent.key`. */
export type Key = KeyInput;

/** What a browser is set to when it starts. */
export type Mode = "usual" | "dark and still" | "without scripts";

/** What a driver starts with: the address of the site, which is the proxy too, and what takes complaints. */
export type Surroundings = { site: string; mode: Mode; reportError: (text: string) => void };

/** One browser, with one window in it. Every method may throw an EngineLost. */
export type Driver = {
  /** Gives the viewport a size in CSS pixels. */
  resize: (width: number, height: number) => Promise<unknown>;
  /** Opens an address and waits for its load event. */
  open: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page, and returns the text that it gives or resolves to. */
  run: (expression: string) => Promise<string>;
  click: (x: number, y: number) => Promise<unknown>;
  /** Presses keys together. */
  press: (keys: readonly Key[]) => Promise<unknown>;
  /** Types a text, key by key. */
  type: (text: string) => Promise<unknown>;
  /** A PNG of the viewport, in Base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<unknown>;
};

/** The engine is gone or doesn't answer. The message names it and holds its last output. */
export class EngineLost extends Error {}

/** How long an engine may take for one command. */
const limitMs = 30_000;

/** How the libraries say that a browser is gone or doesn't answer. */
const goneWords = /(target|session|connection) closed|session ?id|ECONN|hang up|timed out/i;

/** A program that ends when this process does, however that ends. */
export type Program = {
  /** Waits for what is asked of the program. Throws an EngineLost if it ends or hangs meanwhile. */
  within: <Answer>(answer: Promise<Answer>, ms?: number) => Promise<Answer>;
  /** Waits until it prints what matches. */
  printed: (pattern: RegExp) => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts a program. The folder of its profile, if it has one, is removed when it ends. */
export function start(
  name: string,
  profile: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(
    process.execPath,
    [join(root, "tests/engines/keeper.ts"), profile, ...command],
    // Ctrl-C in a terminal doesn't reach a separate group; the end of its input does.
    { stdio: "pipe", detached: true, env: { ...withFonts(), ...env } },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output = `${output}${text}`.slice(-2_000);
    });
  }
  // The keeper may be gone before its input is closed.
  child.stdin.on("error", () => undefined);
  const closed = once(child, "close");
  const lost = (what: string) => {
    const last = output.trim();
    return new EngineLost(
      `${name} ${what}. ${last ? `Its last output:\n${last}` : "It printed nothing."}`,
    );
  };
  const within: Program["within"] = async (answer, ms = limitMs) => {
    const late = AbortSignal.timeout(ms);
    const end = Promise.race([
      once(late, "abort").then(() => `hasn't answered for ${ms / 1000} s`),
      closed.then(() => "has ended"),
    ]).then((what) => Promise.reject(lost(what)));
    try {
      return await Promise.race([answer, end]);
    } catch (error) {
      if (goneWords.test(String(error))) throw lost("is gone");
      throw error;
    }
  };
  return {
    within,
    printed: (pattern) =>
      within(
        new Promise((resolve) => {
          const look = () => {
            const match = pattern.exec(output);
            if (match) resolve(match[1] ?? "");
          };
          look();
          for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
        }),
      ),
    stop: async () => {
      child.stdin.end();
      await closed;
    },
  };
}

import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { splitProgress } from "../checks/progress.ts";
import { runChild, stopTree } from "../child.mjs";
import { root } from "../project-files.ts";

/** The programs that the commands start, each a script for the Node that runs this one. */
const programs = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
  knip: "node_modules/knip/bin/knip.js",
  redocly: "node_modules/@redocly/cli/bin/cli.js",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
  checkContent: "tools/commands/check-content.ts",
  language: "tools/commands/language.ts",
  vite: "node_modules/vite/bin/vite.js",
  fonts: "tools/commands/make-fonts.ts",
  finishBuild: "tools/commands/finish-build.ts",
  server: "apps/server/main.ts",
} as const;

type Program = keyof typeof programs;

type Options = TimeLimits & {
  env?: Record<string, string>;
  /** Keeps what the program prints, instead of showing it. */
  keepOutput?: boolean;
  /** Gets each line in which a program under `keepOutput` says how far it is. */
  tell?: (progress: string) => void;
};

/** How a program ended, what it printed where that was kept, and whether we were told to stop. */
export type Run = { code: number; output: string; stopped: boolean };

/** What is still there of a program this long after it was asked to stop is ended. */
const graceMilliseconds = 1_000;

/** Runs one of the programs until it ends, with the same Node. */
export async function run(
  program: Program,
  args: readonly string[],
  options: Options = {},
): Promise<Run> {
  // On any other signal Playwright would leave its server behind.
  const stopSignal = program === "playwright" ? "SIGINT" : "SIGTERM";
  const printed: string[] = [];
  let watch: Watch | undefined;
  const { code, stopped } = await runChild(
    process.execPath,
    [join(root, programs[program]), ...args],
    {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: options.keepOutput ? ["ignore", "pipe", "pipe"] : "inherit",
    },
    {
      stopSignal,
      // A program with the terminal may take its time to end, as a server does.
      ...(options.keepOutput && { stopWithin: graceMilliseconds }),
      started: (child) => {
        watch = watchTime(options, () => stopTree(child, stopSignal, 10 * graceMilliseconds));
        const keep = (text: string) => {
          printed.push(text);
          watch?.heard();
        };
        child.stdout?.setEncoding("utf8").on("data", keep);
        child.stderr?.setEncoding("utf8").on("data", (text: string) => {
          const { progress, rest } = splitProgress(text);
          if (progress) options.tell?.(progress);
          keep(rest);
        });
      },
    },
  );
  watch?.clear();
  const note = watch?.note();
  const output = printed.join("") + (note ? `\n${note}` : "");
  return { code, stopped, output };
}

/** Limits in minutes: for the whole run, and for the time without output. */
export type TimeLimits = { limitMinutes?: number; silentMinutes?: number };

/** A running program under limits. */
type Watch = {
  /** Something moved: the time of silence starts again. */
  heard: () => void;
  /** Ends all waiting. */
  clear: () => void;
  /** The sentence that says why the program was stopped, or nothing. */
  note: () => string;
};

/** Stops a program that runs over a limit. */
export function watchTime(limits: TimeLimits, stop: () => void): Watch {
  let note = "";
  const timers: NodeJS.Timeout[] = [];
  const stopAfter = (minutes: number | undefined, reason: string) => {
    if (minutes === undefined) return undefined;
    const timer = setTimeout(() => {
      if (note !== "") return;
      note = `It was stopped after ${minutes} minutes ${reason}.`;
      stop();
    }, minutes * 60_000);
    timers.push(timer);
    return timer;
  };
  stopAfter(limits.limitMinutes, "because it had not ended");
  const silence = stopAfter(limits.silentMinutes, "without a line of output");
  return {
    heard: () => {
      if (note === "") silence?.refresh();
    },
    clear: () => {
      for (const timer of timers) clearTimeout(timer);
    },
    note: () => note,
  };
}

/** A port of this machine that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("The system gave no port to test on.");
}

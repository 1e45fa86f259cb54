import { join } from "node:path";
import { runChild } from "./child.mjs";
import { root } from "./project-files.ts";

/** The programs that the commands start, each a script for the Node that runs this one. */
const programs = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
  redocly: "node_modules/@redocly/cli/bin/cli.js",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
  reactRouter: "node_modules/@react-router/dev/bin.cjs",
  checkContent: "tools/check-content.ts",
  fonts: "tools/make-fonts.ts",
  finishBuild: "tools/finish-build.ts",
  server: "server/main.ts",
} as const;

type Program = keyof typeof programs;

type Options = {
  env?: Record<string, string>;
  /** Keeps what the program prints, instead of showing it. */
  keepOutput?: boolean;
  /** Ends the program after this time. */
  limitMinutes?: number;
};

/** How a program ended, what it printed where that was kept, and whether we were told to stop. */
export type Run = { code: number; output: string; stopped: boolean };

/** Runs one of the programs to its end with the Node that runs this one. */
export async function run(
  program: Program,
  args: readonly string[],
  options: Options = {},
): Promise<Run> {
  // On any other signal Playwright would leave its server behind.
  const stopSignal = program === "playwright" ? "SIGINT" : "SIGTERM";
  const printed: Buffer[] = [];
  let limit: NodeJS.Timeout | undefined;
  let note = "";
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
      started: (child) => {
        child.stdout?.on("data", (text: Buffer) => printed.push(text));
        child.stderr?.on("data", (text: Buffer) => printed.push(text));
        const minutes = options.limitMinutes;
        if (minutes === undefined) return;
        limit = setTimeout(() => {
          note = `\nIt was stopped after ${minutes} minutes without an end.`;
          child.kill(stopSignal);
          limit = setTimeout(() => child.kill("SIGKILL"), 10_000);
        }, minutes * 60_000);
      },
    },
  );
  clearTimeout(limit);
  return { code, stopped, output: Buffer.concat(printed).toString("utf8") + note };
}

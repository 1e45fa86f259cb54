import { join } from "node:path";
import { type TimeLimits, type Watch, watchTime } from "../checks/time-limits.ts";
import { runChild } from "../child.mjs";
import { root } from "../project-files.ts";

/** The programs that the commands start, each a script for the Node that runs this one. */
const programs = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
  knip: "node_modules/knip/bin/knip.js",
  redocly: "node_modules/@redocly/cli/bin/cli.js",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
  reactRouter: "node_modules/@react-router/dev/bin.cjs",
  checkContent: "tools/commands/check-content.ts",
  fonts: "tools/commands/make-fonts.ts",
  finishBuild: "tools/commands/finish-build.ts",
  server: "server/main.ts",
} as const;

type Program = keyof typeof programs;

type Options = TimeLimits & {
  env?: Record<string, string>;
  /** Keeps what the program prints, instead of showing it. */
  keepOutput?: boolean;
  /** Shows what the program says on standard error while it runs, also with `keepOutput`. */
  showProgress?: boolean;
};

/** How a program ended, what it printed where that was kept, and whether we were told to stop. */
export type Run = { code: number; output: string; stopped: boolean };

/** Runs one of the programs until it ends, with the same Node. */
export async function run(
  program: Program,
  args: readonly string[],
  options: Options = {},
): Promise<Run> {
  // On any other signal Playwright would leave its server behind.
  const stopSignal = program === "playwright" ? "SIGINT" : "SIGTERM";
  const printed: Buffer[] = [];
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
      started: (child) => {
        watch = watchTime(
          options,
          () => child.kill(stopSignal),
          () => child.kill("SIGKILL"),
        );
        const keep = (text: Buffer) => {
          printed.push(text);
          watch?.heard();
        };
        child.stdout?.on("data", keep);
        child.stderr?.on("data", (text: Buffer) => {
          if (!options.showProgress) return keep(text);
          watch?.heard();
          process.stderr.write(text);
        });
      },
    },
  );
  watch?.clear();
  const note = watch?.note();
  const output = Buffer.concat(printed).toString("utf8") + (note ? `\n${note}` : "");
  return { code, stopped, output };
}

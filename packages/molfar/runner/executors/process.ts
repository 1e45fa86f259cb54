import type { Executor } from "../executor.ts";
import { startChild } from "./child.ts";

/** Runs workers as processes of the caller. It isn't a sandbox. */
export function processExecutor(cwd: string, path: string): Executor {
  return {
    name: "process",
    paths: ({ in: input, out, tmp }) => ({ in: input, out, tmp }),
    start({ image, task, variables }) {
      const words = "words" in image.start ? image.start.words : [];
      const argv = [...words, ...(task.args ?? [])];
      const env: Record<string, string> = { PATH: path, LANG: "C.UTF-8", TZ: "UTC" };
      for (const { name, value } of variables) env[name] = value;
      return { argv, ...startChild(argv, { cwd, env }) };
    },
  };
}

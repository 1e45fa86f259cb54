import { chownSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import { attemptDefaults } from "../../contract/attempts.ts";
import type { Executor, Start } from "../executor.ts";
import { startChild } from "./child.ts";

/** Uid and gid of workers where the runner itself is root. */
export const unprivileged = 65_532;

/** The label that says to which run a container belongs. */
const runLabel = "molfar.run";

/** How often a container that isn't there yet is sent its signal again. */
const signalAgainMs = 100;

const inside = { in: "/molfar/in", out: "/molfar/out", tmp: "/tmp" } as const;

type Network = "bridge" | "none" | "host";

/** The command line of an engine: its program, the folder it starts in, and its environment. */
type Client = {
  engine: "docker" | "podman";
  cwd: string;
  clientEnvironment: Readonly<Record<string, string>>;
};

export type ContainerOptions = Client & {
  uid: number;
  gid: number;
  network: Network;
  /** The certificate of the API, which the container finds at the place of the contract. */
  apiCa?: string;
};

/** Calls the command line of an engine. A failed call is an answer, too. */
export function askEngine({ engine, cwd, clientEnvironment }: Client, args: readonly string[]) {
  return execa(engine, args, {
    ...{ cwd, env: clientEnvironment, extendEnv: false, reject: false },
    stdin: "ignore",
  });
}

/** Runs workers as containers, through the command line of the engine. */
export function containerExecutor(options: ContainerOptions): Executor {
  const { engine, cwd, clientEnvironment } = options;
  const ask = (args: readonly string[]) => askEngine(options, args);
  return {
    name: engine,
    paths: () => inside,
    prepare({ out, tmp }) {
      // Only root can give a folder away, and only root's workers run as somebody else.
      if (options.uid !== unprivileged) return;
      for (const path of [out, tmp]) chownSync(path, options.uid, options.gid);
    },
    start(start) {
      const argv = [engine, ...runArguments(start, options)];
      const secrets = start.variables.filter(({ secret }) => secret);
      const values = Object.fromEntries(secrets.map(({ name, value }) => [name, value]));
      let isOver = false;
      const kill = async (signal: "SIGTERM" | "SIGKILL") => {
        // It fails where the container hasn't begun, and then the signal would be lost.
        while ((await ask(["kill", "--signal", signal.slice(3), start.name])).failed && !isOver) {
          await wait(signalAgainMs);
        }
      };
      const env = { ...clientEnvironment, ...values };
      const signal = (name: "SIGTERM" | "SIGKILL") => void kill(name);
      const { ended, ...child } = startChild(argv, { cwd, env, signal });
      void ended.then(() => {
        isOver = true;
      });
      return {
        ...{ argv, ...child },
        // 125 is the engine's own failure: the container was never there.
        ended: ended.then((end) =>
          end.exitCode === 125
            ? { exitCode: null, signal: null, notStarted: `${engine} couldn't start the container` }
            : end,
        ),
      };
    },
    async removeLeftovers(run) {
      const found = await ask(["ps", "--all", "--quiet", "--filter", `label=${runLabel}=${run}`]);
      const ids = found.failed ? [] : found.stdout.split("\n").filter(Boolean);
      if (ids.length > 0) await ask(["rm", "--force", ...ids]);
      return ids.length;
    },
  };
}

/** The arguments of `run`. Secrets appear by name only, and their values in no argument. */
export function runArguments(start: Start, options: ContainerOptions): string[] {
  const { folder, limits, task, image } = start;
  const reference = "reference" in image.start ? image.start.reference : "";
  const { memoryMib } = limits;
  const memory = memoryMib % 1024 === 0 ? `${memoryMib / 1024}g` : `${memoryMib}m`;
  const mount = (path: string, to: string, ...more: readonly string[]) => [
    "--mount",
    ["type=bind", `source=${path}`, `target=${to}`, ...more].map(quotedField).join(","),
  ];
  const [entry, ...rest] = task.command ?? [];
  return [
    ...["run", "--rm", "--init", "--name", start.name, "--label", `${runLabel}=${start.run}`],
    ...["--pull", "never", "--read-only"],
    ...["--user", `${options.uid}:${options.gid}`, "--cap-drop", "ALL"],
    ...["--security-opt", "no-new-privileges", "--pids-limit", String(attemptDefaults.processes)],
    ...["--cpus", String(limits.cpus), "--memory", memory, "--memory-swap", memory],
    ...["--network", options.network],
    // Without this, Podman makes /run and /var/tmp writable.
    ...(options.engine === "podman" ? ["--read-only-tmpfs=false"] : []),
    // Only a user without rights has user ids to keep: Podman refuses this for root.
    ...(options.engine === "podman" && options.uid !== unprivileged ? ["--userns", "keep-id"] : []),
    ...mount(folder.in, inside.in, "readonly"),
    ...mount(folder.out, inside.out),
    ...mount(folder.tmp, inside.tmp),
    ...(options.apiCa ? mount(options.apiCa, "/etc/molfar/ca.pem", "readonly") : []),
    ...start.variables.flatMap(({ name, value, secret }) => [
      "--env",
      secret ? name : `${name}=${value}`,
    ]),
    ...(entry === undefined ? [] : ["--entrypoint", entry]),
    reference,
    ...rest,
    ...(task.args ?? []),
  ];
}

/** A field of a `--mount`, which both engines read as a line of CSV. A path may hold anything. */
function quotedField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

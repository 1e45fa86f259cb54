import { chownSync } from "node:fs";
import { execa } from "execa";
import { attemptDefaults } from "../../contract/attempts.ts";
import type { Executor, Start } from "../executor.ts";
import { startChild } from "./child.ts";

/** Uid and gid of workers where the runner itself is root. */
export const unprivileged = 65_532;

const inside = { in: "/molfar/in", out: "/molfar/out", tmp: "/tmp" } as const;

type Network = "bridge" | "none" | "host";

/** @property engine the command line to use: `docker` or `podman` */
export type ContainerOptions = {
  engine: "docker" | "podman";
  uid: number;
  gid: number;
  network: Network;
  /** The certificate of the API, which the container finds at the place of the contract. */
  apiCa?: string;
  cwd: string;
  /** The environment of the command line itself, to which secrets are added. */
  clientEnvironment: Readonly<Record<string, string>>;
};

/** Runs workers as containers, through the command line of the engine. */
export function containerExecutor(options: ContainerOptions): Executor {
  const { engine, cwd, clientEnvironment } = options;
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
      const kill = (signal: "SIGTERM" | "SIGKILL") => {
        const args = ["kill", "--signal", signal.slice(3), start.name];
        // It fails where the container has ended already, or hasn't begun.
        void execa(engine, args, { cwd, env: clientEnvironment, extendEnv: false, reject: false });
      };
      const env = { ...clientEnvironment, ...values };
      const { ended, ...child } = startChild(argv, { cwd, env, signal: kill });
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
  };
}

/** The arguments of `run`. Secrets appear by name only, and their values in no argument. */
export function runArguments(start: Start, options: ContainerOptions): string[] {
  const { folder, limits, task, image } = start;
  const reference = "reference" in image.start ? image.start.reference : "";
  const { memoryMib } = limits;
  const memory = memoryMib % 1024 === 0 ? `${memoryMib / 1024}g` : `${memoryMib}m`;
  const volume = (path: string, to: string) => ["--volume", `${path}:${to}`];
  const [entry, ...rest] = task.command ?? [];
  return [
    ...["run", "--rm", "--init", "--name", start.name, "--pull", "never", "--read-only"],
    ...["--user", `${options.uid}:${options.gid}`, "--cap-drop", "ALL"],
    ...["--security-opt", "no-new-privileges", "--pids-limit", String(attemptDefaults.processes)],
    ...["--cpus", String(limits.cpus), "--memory", memory, "--memory-swap", memory],
    ...["--network", options.network],
    ...(options.engine === "podman" ? ["--userns", "keep-id"] : []),
    ...volume(folder.in, `${inside.in}:ro`),
    ...volume(folder.out, inside.out),
    ...volume(folder.tmp, inside.tmp),
    ...(options.apiCa ? volume(options.apiCa, "/etc/molfar/ca.pem:ro") : []),
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

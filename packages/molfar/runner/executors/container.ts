import { chownSync } from "node:fs";
import { posix } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import { attemptDefaults } from "../../contract/failures.ts";
import type { SetVariable } from "../../contract/variables.ts";
import type { Executor, Start, WorkerEnd } from "../executor.ts";
import { startChild } from "./process.ts";

/** Uid and gid of workers where the runner itself is root. */
export const unprivileged = 65_532;

/** The label that says to which run a container belongs. */
const runLabel = "molfar.run";

/** How often a container that isn't there yet is sent its signal again. */
const signalAgainMs = 100;

const inside = { in: "/molfar/in", out: "/molfar/out", tmp: "/tmp" } as const;

/** What engines mount for everybody to write to, whatever an image says. */
const sharedMemory = ["/dev/shm", "/dev/mqueue"];

/** Where a container finds the certificate of the API. */
const apiCaPath = "/etc/molfar/ca.pem";

/**
 * The volumes of an image that have to be covered, so that only the runner's folders are writable.
 *
 * @param declared paths as the image has them; a relative one starts at the root
 * @returns the paths, or the one that can't be covered without covering a folder of the runner
 */
export function volumesToCover(
  declared: readonly string[],
): { volumes: readonly string[] } | { overlapping: string } {
  const own: readonly string[] = Object.values(inside);
  const volumes = new Set<string>();
  for (const volume of declared) {
    const path = posix.resolve("/", volume);
    if (own.includes(path)) continue;
    if (own.some((each) => isWithin(each, path) || isWithin(path, each))) {
      return { overlapping: volume };
    }
    volumes.add(path);
  }
  return { volumes: [...volumes] };
}

function isWithin(path: string, folder: string): boolean {
  return path.startsWith(folder === "/" ? "/" : `${folder}/`);
}

type Network = "bridge" | "none" | "host";

/** The command line of an engine, which finds its daemon by variables of this process. */
export type Client = { engine: "docker" | "podman"; cwd: string };

export type ContainerOptions = Client & {
  uid: number;
  gid: number;
  network: Network;
  /** The certificate of the API, which the container finds at the place of the contract. */
  apiCa?: string;
};

/** Calls the command line of an engine. A failed call is an answer, too. */
export function askEngine({ engine, cwd }: Client, args: readonly string[]) {
  return execa(engine, args, { cwd, reject: false, stdin: "ignore" });
}

/** Runs workers as containers, through the command line of the engine. */
export function containerExecutor(options: ContainerOptions): Executor {
  const { engine, cwd } = options;
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
      const seen = secrets.filter((each) => !isHidden(each));
      const values = Object.fromEntries(seen.map(({ name, value }) => [name, value]));
      const hidden = secrets.filter(isHidden).map(({ name, value }) => `${name}=${value}\n`);
      let isOver = false;
      const kill = async (signal: "SIGTERM" | "SIGKILL") => {
        // It fails where the container hasn't begun, and then the signal would be lost.
        while ((await ask(["kill", "--signal", signal.slice(3), start.name])).failed && !isOver) {
          await wait(signalAgainMs);
        }
      };
      const env = { ...process.env, ...values };
      const piped = hidden.length > 0 && { input: hidden.join("") };
      const signal = (name: "SIGTERM" | "SIGKILL") => void kill(name);
      const { ended, ...child } = startChild(piped ? [...throughPipe, ...argv] : argv, {
        ...{ cwd, env, signal },
        ...piped,
      });
      void ended.then(() => {
        isOver = true;
      });
      return {
        ...{ argv, ...child },
        ended: ended.then(async (end) => {
          const known = end.exitCode === 0 ? end : await explainEnd(end, start, options);
          // Not by --rm: what's gone can't be asked how it ended.
          await ask(["rm", "--force", "--volumes", start.name]);
          return known;
        }),
      };
    },
  };
}

/** Removes the containers of a run, and gives their number, or undefined where the engine doesn't answer. */
export async function removeContainers(client: Client, run: string): Promise<number | undefined> {
  const filter = `label=${runLabel}=${run}`;
  const found = await askEngine(client, ["ps", "--all", "--quiet", "--filter", filter]);
  if (found.failed) return undefined;
  const ids = found.stdout.split("\n").filter(Boolean);
  if (ids.length === 0) return 0;
  const removed = await askEngine(client, ["rm", "--force", "--volumes", ...ids]);
  return removed.failed ? undefined : ids.length;
}

/** Beginnings of variables that the client, or the language that it's written in, reads itself. */
const readByClient =
  /^_?(BUILD|CONTAINER|DBUS_|DOCKER_|GO|LISTEN_|NOTIFY_|OTEL_|PODMAN_|REGISTRY_|SSH_|STORAGE_|XDG_)/;

/**
 * Whether a secret is passed on standard input, so that it doesn't set up the client. There each
 * line is a variable, of less than 64 KiB.
 */
function isHidden({ name, value, secret }: SetVariable): boolean {
  return secret && readByClient.test(name) && /^[^\r\n]{0,20000}$/.test(value);
}

/** What Node calls a pipe is a socket, which can't be opened as /dev/stdin. */
const throughPipe = ["sh", "-c", 'cat | "$@"', "sh"] as const;

/** What an engine itself ends with is below, and 128 with the number of a signal is the worker's. */
const firstSignalCode = 128;

/** How a worker ended that didn't succeed, by what the engine knows of its container. */
async function explainEnd(end: WorkerEnd, start: Start, client: Client): Promise<WorkerEnd> {
  const asked = await askEngine(client, [
    ...["inspect", "--type", "container", "--format", "{{json .State}}", start.name],
  ]);
  const state = asked.failed ? undefined : containerState(asked.stdout);
  if (!state?.hasStarted && end.exitCode !== null && end.exitCode < firstSignalCode) {
    const notStarted = `${client.engine} couldn't start the container`;
    return { exitCode: null, signal: null, notStarted };
  }
  // Podman doesn't always know that memory was the reason.
  const signal = end.exitCode === 137 ? "SIGKILL" : end.signal;
  return { ...end, signal, ...(state?.outOfMemory && { outOfMemory: start.limits.memoryMib }) };
}

/** Reads `.State` of a container, which both engines give as JSON. Undefined where it's something else. */
function containerState(json: string): { hasStarted: boolean; outOfMemory: boolean } | undefined {
  try {
    const { StartedAt, OOMKilled }: Record<string, unknown> = JSON.parse(json);
    // The first year is how Go writes a time that never was.
    const hasStarted = typeof StartedAt === "string" && !StartedAt.startsWith("0001-");
    return { hasStarted, outOfMemory: OOMKilled === true };
  } catch {
    return undefined;
  }
}

/** The arguments of `run`. Secrets appear by name only, and their values in no argument. */
export function runArguments(start: Start, options: ContainerOptions): string[] {
  const { folder, limits, task, image } = start;
  const { reference, volumes } =
    "reference" in image.start ? image.start : { reference: "", volumes: [] };
  const { memoryMib } = limits;
  const memory = memoryMib % 1024 === 0 ? `${memoryMib / 1024}g` : `${memoryMib}m`;
  const mount = (...fields: readonly string[]) => ["--mount", fields.map(quotedField).join(",")];
  const bind = (path: string, to: string, ...more: readonly string[]) =>
    mount("type=bind", `source=${path}`, `target=${to}`, ...more);
  const [entry, ...rest] = task.command ?? [];
  return [
    ...["run", "--init", "--name", start.name, "--label", `${runLabel}=${start.run}`],
    ...["--pull", "never", "--read-only"],
    ...["--user", `${options.uid}:${options.gid}`, "--cap-drop", "ALL"],
    ...["--security-opt", "no-new-privileges", "--pids-limit", String(attemptDefaults.processes)],
    ...["--cpus", String(limits.cpus), "--memory", memory, "--memory-swap", memory],
    ...["--network", options.network],
    // Without this, Podman makes /run and /var/tmp writable.
    ...(options.engine === "podman" ? ["--read-only-tmpfs=false"] : []),
    // Only a user without rights has user ids to keep: Podman refuses this for root.
    ...(options.engine === "podman" && options.uid !== unprivileged ? ["--userns", "keep-id"] : []),
    ...bind(folder.in, inside.in, "readonly"),
    ...bind(folder.out, inside.out),
    ...bind(folder.tmp, inside.tmp),
    ...(options.apiCa ? bind(options.apiCa, apiCaPath, "readonly") : []),
    // An engine makes the volumes of an image writable, unless something else is mounted there. An
    // empty folder hides what the image has at that path: Docker mounts no unnamed volume read-only.
    ...[...new Set([...sharedMemory, ...volumes])].flatMap((path) =>
      mount("type=tmpfs", `target=${path}`, "ro"),
    ),
    ...start.variables.flatMap((each) => {
      const { name, value, secret } = each;
      return isHidden(each) ? [] : ["--env", secret ? name : `${name}=${value}`];
    }),
    ...(start.variables.some(isHidden) ? ["--env-file", "/dev/stdin"] : []),
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

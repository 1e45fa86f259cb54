import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";

export const engines = ["docker", "podman"] as const;

export type Engine = (typeof engines)[number];

/** Podman and perhaps Docker of these tests alone, of which nothing is left however they end. */
export type Room = {
  /** What makes `docker` and `podman` those of the room, and temporary files, too. */
  env: Readonly<Record<string, string>>;
  /** Removed with the room. */
  folder: string;
  close: () => Promise<void>;
};

/** As root without the right to raise limits, Podman's defaults are refused, and crun on hybrid groups. */
const podmanSettings = `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "none"
tmp_dir = "/var/lib/containers/libpod"
`;

/** Where the keeper has mounted memory. */
const storageSettings = `[storage]
driver = "overlay"
graphroot = "/var/lib/containers/storage"
runroot = "/var/lib/containers/run"
`;

/**
 * Opens separate namespaces for Podman, and starts a Docker daemon there. Without Docker containers
 * have the network of this machine.
 *
 * @throws Error with the last words of what didn't start
 */
export async function openRoom({ docker = true } = {}): Promise<Room> {
  // Programs of the system may be in a folder that isn't in PATH.
  const path = `${process.env.PATH}:/usr/sbin:/sbin`;
  const folder = mkdtempSync(join(tmpdir(), "yno-containers-"));
  for (const name of ["bin", "store", "client", "temporary"]) mkdirSync(join(folder, name));
  // Without a parent and in a separate group, it's killed neither by Ctrl-C in a terminal nor with
  // this process. The end of a pipe reaches it. Node closes the usual one with `setsid`.
  const program = ["--fork", process.execPath, join(import.meta.dirname, "keeper.ts"), folder];
  const keeper = spawn("setsid", docker ? [...program, "docker"] : program, {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    env: { ...process.env, PATH: path },
  });
  const [, stdout, stderr, pipe] = keeper.stdio;
  if (!stdout || !stderr || !(pipe instanceof Socket)) throw new Error("A pipe is missing.");
  // The keeper may be gone before its pipe is closed.
  pipe.on("error", () => undefined);
  let [said, isGone] = ["", false];
  stderr.on("data", (text) => {
    said = `${said}${text}`.slice(-2_000);
  });
  const closed = once(keeper, "close").then(() => {
    isGone = true;
  });
  const endedEarly = () => new Error(`The room ended before it was ready.\n${said.trim()}`);
  const [first] = await Promise.race([once(stdout, "data"), closed.then(() => [""])]);
  if (isGone) throw endedEarly();
  writeFileSync(join(folder, "containers.conf"), podmanSettings);
  writeFileSync(join(folder, "storage.conf"), storageSettings);
  const registries = 'unqualified-search-registries = ["docker.io"]\n';
  writeFileSync(join(folder, "registries.conf"), registries);
  // Podman reads the settings of Docker's client, too.
  writeFileSync(join(folder, "client/config.json"), "{}");
  const env = {
    PATH: `${join(folder, "bin")}:${path}`,
    DOCKER_HOST: `unix://${join(folder, "docker.sock")}`,
    DOCKER_CONFIG: join(folder, "client"),
    TMPDIR: join(folder, "temporary"),
    CONTAINERS_CONF: join(folder, "containers.conf"),
    CONTAINERS_STORAGE_CONF: join(folder, "storage.conf"),
    CONTAINERS_REGISTRIES_CONF: join(folder, "registries.conf"),
  };
  const namespaces = docker ? "--mount --pid --net" : "--mount --pid";
  const enter = `exec nsenter --target ${String(first).trim()} ${namespaces} --wd="$PWD" -- podman "$@"`;
  writeFileSync(join(folder, "bin/podman"), `#!/bin/sh\nPATH=\${PATH#*:}\n${enter}\n`);
  chmodSync(join(folder, "bin/podman"), 0o755);
  while (docker && (await execa("docker", ["version"], { env, reject: false })).failed) {
    if (isGone) throw endedEarly();
    await wait(50);
  }
  return {
    ...{ env, folder },
    close: async () => {
      pipe.end();
      await closed;
    },
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import { root } from "#tools/project-files.ts";
import { podmanSettings } from "../containers/room.ts";

/** Podman for these tests alone: of its images and containers nothing is left when they end. */
export type Engine = {
  /** Runs `podman` in the project's folder, and rejects with its output when it fails. */
  podman: (...args: readonly string[]) => Promise<string>;
  /** Makes an image of the folder of a file system. */
  importImage: (folder: string, name: string) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens namespaces of processes and mounts, with a file system in memory for all that Podman writes.
 * They last until the input of their first process closes, which happens however this process ends.
 * Then that removes the folder, and the kernel ends and unmounts everything in them.
 */
export async function openEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "yno-image-"));
  const room = spawn(
    "unshare",
    [
      ...["--mount", "--pid", "--mount-proc", "--fork", "--kill-child", "sh", "-c"],
      'mount -t tmpfs -o mode=755 room "$1" && echo ready && cat; umount --lazy "$1"; rmdir "$1"',
      ...["sh", folder],
    ],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  const closed = once(room, "close");
  let said = "";
  room.stderr.on("data", (text) => (said += text));
  const isReady = await Promise.race([once(room.stdout, "data"), closed.then(() => false)]);
  if (!isReady) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(said.trim());
  }
  const inside = `/proc/${firstProcess(room)}/root${folder}`;
  for (const name of ["storage", "run", "libpod", "temporary"]) mkdirSync(join(inside, name));
  writeFileSync(join(inside, "containers.conf"), podmanSettings);
  const group = `yno-image-${process.pid}`;
  const options = {
    cwd: root,
    env: {
      CONTAINERS_CONF: join(folder, "containers.conf"),
      TMPDIR: join(folder, "temporary"),
      // Health checks are asked for by the tests, without systemd's timers.
      DISABLE_HC_SYSTEMD: "true",
    },
  };
  const program = [
    ...["--target", String(firstProcess(room)), "--mount", "--pid", "--wd=.", "--", "podman"],
    ...["--root", join(folder, "storage"), "--runroot", join(folder, "run")],
    ...["--tmpdir", join(folder, "libpod"), "--storage-driver", "overlay"],
  ];
  const podman: Engine["podman"] = async (command = "", ...args) => {
    const grouped = command === "run" ? [command, "--cgroup-parent", group] : [command];
    const { stdout } = await execa("nsenter", [...program, ...grouped, ...args], options);
    return stdout;
  };
  return {
    podman,
    async importImage(from, name) {
      await execa("tar", ["-C", from, "-cf", join(inside, "image.tar"), "."]);
      await podman("import", "--change", "ENV PATH=/bin", join(folder, "image.tar"), name);
      rmSync(join(inside, "image.tar"));
    },
    async close() {
      room.stdin.end();
      await closed;
      await removeGroups(group);
    },
  };
}

/** The first process of the namespaces, as it's called outside. */
function firstProcess({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8"));
}

/** Removes the control groups that Podman made, once the kernel has ended what ran in them. */
async function removeGroups(name: string): Promise<void> {
  const groups = globSync(`/sys/fs/cgroup/{,*/}${name}{,/**}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    // A group that holds another can't be removed.
    .toSorted((one, other) => other.length - one.length);
  for (const group of groups) {
    while (!isRemoved(group)) await wait(20);
  }
}

function isRemoved(group: string): boolean {
  try {
    rmdirSync(group);
    return true;
  } catch (error) {
    if (Reflect.get(Object(error), "code") === "EBUSY") return false;
    throw error;
  }
}

/** In the engine's own words, why this machine's kernel runs no containers; undefined if it does. */
export async function imageRefused(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "yno-probe-"));
  let engine: Engine | undefined;
  try {
    mkdirSync(join(folder, "bin"));
    await execa("cp", [(await execa("which", ["busybox"])).stdout, join(folder, "bin/busybox")]);
    engine = await openEngine();
    await engine.importImage(folder, "localhost/probe");
    await engine.podman("run", "--network", "none", "localhost/probe", "busybox", "true");
    return undefined;
  } catch (error) {
    const { stderr } = Object(error);
    return String(stderr || (error instanceof Error ? error.message : error)).trim();
  } finally {
    await engine?.close();
    rmSync(folder, { recursive: true });
  }
}

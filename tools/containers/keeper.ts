/**
 * Keeps namespaces that hold everything which is started in them: processes and mounts, and with
 * Docker its daemon and networks. When this process is told to stop, or when its pipe closes, which
 * happens however the tests end, the first process in there is killed, and the kernel ends and
 * unmounts all the rest.
 *
 * `node keeper.ts <folder> [docker]`; prints the id of that first process once all is mounted.
 */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const [folder = "", docker = ""] = process.argv.slice(2);
const ready = join(folder, "ready");
/** The control groups of containers: Docker's are told so, Podman's always have this name. */
const groups = [`yno-${process.pid}`, "libpod_parent"];

/**
 * What can be written is in memory, so that nothing has to be removed from a disk. Podman keeps its
 * locks in /dev/shm.
 */
const inside = `
set -eu
mount -t tmpfs -o mode=755 store "$1"
mount -t tmpfs locks /dev/shm
mkdir "$1/docker" "$1/podman"
mkdir -p /var/lib/containers
mount --bind "$1/podman" /var/lib/containers
if [ "$5" ]; then
  mount -t tmpfs -o mode=755 run /run
  busybox ip link set lo up
  dockerd --host "unix://$2" --data-root "$1/docker" --cgroup-parent "$3" &
else
  sleep infinity &
fi
: > "$4"
wait
`;

const child = spawn(
  // However this process ends, the first one of the namespaces ends with it.
  "setpriv",
  [
    ...["--pdeathsig", "KILL", "unshare", "--pid", "--mount", "--mount-proc"],
    ...(docker ? ["--net"] : []),
    ...["--fork", "--kill-child", "sh", "-c", inside, "sh"],
    ...[join(folder, "store"), join(folder, "docker.sock"), groups[0] ?? "", ready, docker],
  ],
  { stdio: ["ignore", "inherit", "inherit"] },
);

/** The first process of the namespaces, once there is one. */
function first(): number | undefined {
  const pid = child.pid ?? 0;
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim()) || undefined;
  } catch {
    return undefined;
  }
}

function stop(): void {
  const pid = first();
  if (pid === undefined) child.kill("SIGKILL");
  else process.kill(pid, "SIGKILL");
}

/**
 * Groups without processes: others that have some aren't removed. Docker makes its own inside the
 * group of this process.
 */
function removeGroups(): void {
  const top = "/sys/fs/cgroup";
  const own = readFileSync("/proc/self/cgroup", "utf8").trim().split("\n");
  const parents = new Set(["/", ...own.map((line) => line.replace(/^[^:]*:[^:]*:/, ""))]);
  for (const controller of [".", ...namesIn(top)]) {
    for (const parent of parents) {
      for (const group of groups) {
        const path = join(top, controller, parent, group);
        for (const name of namesIn(path)) removeEmpty(join(path, name));
        removeEmpty(path);
      }
    }
  }
}

function namesIn(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

function removeEmpty(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // It isn't there, or still in use.
  }
}

child.once("error", ({ message }) => console.error(message));
child.once("close", () => {
  removeGroups();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
});
new Socket({ fd: 3 })
  .once("close", stop)
  .on("error", () => undefined)
  .resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);

while (!existsSync(ready)) await wait(10);
console.info(first());

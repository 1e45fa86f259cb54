import { canStart } from "@yno/molfar/internal/commands/find-program";
import { execa } from "execa";
import { engines } from "#tests/containers/client.ts";
import { busyboxLayer, loadImages, shellImage } from "#tests/containers/images.ts";
import { openRoom } from "#tests/containers/room.ts";
import { root } from "../project-files.ts";
import { aptInstall, canInstall } from "./apt.ts";

/** What the containers of the tests start, and what those programs start in turn. */
const programs = [
  ...["docker", "dockerd", "containerd", "docker-init", "iptables"],
  ...["podman", "conmon", "catatonit", "runc"],
  ...["busybox", "unshare", "nsenter", "setpriv", "setsid"],
] as const;

/** Debian's packages. Its newer versions have the client of Docker in a separate one. */
const packages = [
  ...["docker.io", "docker-cli", "iptables"],
  ...["podman", "conmon", "catatonit", "netavark", "runc"],
  ...["busybox-static"],
] as const;

/** What of the container engines isn't on this machine and what to do about it, once installing it was tried. */
export async function ensureContainers(): Promise<string[]> {
  if (missingPrograms().length > 0 && canInstall()) {
    console.info("Installing Docker and Podman with apt-get.");
    await aptInstall(packages);
  }
  return containersMissing();
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The same without installing anything. By default of this process's PATH and user. */
export function containersMissing(path = usualPath(), user = process.getuid?.()): string[] {
  if (user !== 0) {
    return ["Containers need a Docker daemon of the tests, which only root on Linux can start."];
  }
  const missing = missingPrograms(path);
  if (missing.length === 0) return [];
  return [
    `Containers need ${missing.join(", ")}, which this machine doesn't have: on Debian, run 'apt-get install ${packages.join(" ")}'.`,
  ];
}

function missingPrograms(path = usualPath()): string[] {
  return programs.filter((name) => !canStart(name, root, path));
}

/** Programs of the system may be in a folder that isn't in PATH. */
function usualPath(): string {
  return `${process.env.PATH}:/usr/sbin:/sbin`;
}

/**
 * Starts a container that prints a word, in each engine. Where the kernel refuses containers, nothing
 * that can be installed helps.
 *
 * @returns what the engine says then
 * @throws Error where a container doesn't start for another reason
 */
export async function containersRefused(): Promise<string[]> {
  try {
    const room = await openRoom();
    for (const signal of signals) process.once(signal, room.close);
    try {
      const images = [shellImage(await busyboxLayer(room))];
      for (const engine of engines) {
        await loadImages(room, engine, images);
        await execa(engine, ["run", "--rm", "busybox:1", "echo", "word"], { env: room.env });
      }
      return [];
    } finally {
      for (const signal of signals) process.off(signal, room.close);
      await room.close();
    }
  } catch (error) {
    const refusal = refusalIn(error instanceof Error ? error.message : String(error));
    if (refusal === undefined) throw error;
    return [`This kernel doesn't start containers: ${refusal}`];
  }
}

/** The last line in which a program says that the kernel doesn't let it, or can't. */
export function refusalIn(words: string): string | undefined {
  return words
    .split("\n")
    .map((line) => line.trim())
    .findLast((line) =>
      /operation not permitted|permission denied|not supported|not implemented|isn't mounted|need to insmod/i.test(
        line,
      ),
    );
}

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { canStart } from "@yno/molfar/internal/runner/executors/process";
import { aptInstall, canInstall } from "./apt.ts";

/** What a step starts beside the programs of npm. */
type Need = {
  /** How a sentence about it begins. */
  who: string;
  programs: readonly string[];
  /** Debian's packages of them. */
  packages: readonly string[];
  /** Whether it makes separate namespaces. */
  asRoot?: boolean;
};

const room = ["podman", "conmon", "runc", "busybox", "unshare", "nsenter", "setpriv", "setsid"];

/** What the steps need, by the names of their tests' projects. */
const needs = {
  // Expressions of CWL run in Node, which both engines look for by this name.
  cwltool: {
    ...{ who: "Exported workflows need", packages: ["cwltool", "toil"] },
    programs: ["cwltool", "toil-cwl-runner", "node"],
  },
  postgres: {
    ...{ who: "Forms in PostgreSQL need", programs: ["initdb"], packages: ["postgresql"] },
  },
  image: {
    ...{ who: "The image of the site needs", programs: room, asRoot: true },
    packages: ["podman", "conmon", "runc", "busybox-static"],
  },
  containers: {
    ...{ who: "Containers need", asRoot: true },
    programs: [
      ...["docker", "dockerd", "containerd", "docker-init", "iptables"],
      ...[...room, "catatonit"],
    ],
    // Newer versions of Debian have the client of Docker in a separate package.
    packages: [
      ...["docker.io", "docker-cli", "iptables"],
      ...["podman", "conmon", "catatonit", "netavark", "runc"],
      ...["busybox-static"],
    ],
  },
} as const satisfies Readonly<Record<string, Need>>;

/** A step that starts programs which this machine may lack. */
export type Needy = keyof typeof needs;

export const needy = ["cwltool", "postgres", "containers", "image"] as const satisfies Needy[];

/** Installs what a step lacks, where that's possible. */
export async function ensurePrograms(step: Needy): Promise<void> {
  const { packages } = needs[step];
  if (missingPrograms(step, usualPath()).length === 0 || !canInstall()) return;
  console.info(`Installing ${packages.join(", ")} with apt-get.`);
  await aptInstall(packages);
}

/** What a step lacks and what to do about it, in one sentence. By default for this process's PATH and user. */
export function programsMissing(
  step: Needy,
  path = usualPath(),
  user = process.getuid?.(),
): string[] {
  const { who, packages, asRoot = false }: Need = needs[step];
  if (asRoot && user !== 0) {
    return [`${who} separate namespaces, which only root on Linux can make: run this as root.`];
  }
  const missing = missingPrograms(step, path);
  if (missing.length === 0) return [];
  return [
    `${who} ${missing.join(", ")}, which this machine doesn't have: on Debian, run 'apt-get install ${packages.join(" ")}'.`,
  ];
}

function missingPrograms(step: Needy, path: string): string[] {
  return needs[step].programs.filter((name) => !canStart(name, process.cwd(), path));
}

/** Programs of the system may be in a folder that isn't in PATH. */
function usualPath(): string {
  return `${process.env.PATH}:/usr/sbin:/sbin:${findPostgres() ?? ""}`;
}

/** Where Debian puts the programs of each version of PostgreSQL. */
const versions = "/usr/lib/postgresql";

/** The folder with PostgreSQL's programs, of the newest version that is here. */
export function findPostgres(): string | undefined {
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, globSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What tests start beside the programs of npm. */
type Need = {
  /** How a sentence about it begins. */
  who: string;
  /** Debian's packages of it. */
  packages: readonly string[];
  /** What of it this machine lacks. */
  missing: () => readonly string[];
};

const room = ["podman", "conmon", "runc", "busybox", "unshare", "nsenter", "setpriv", "setsid"];
const roomPackages = ["podman", "conmon", "runc", "busybox-static"];

/** What the tests need, by the names of their folders. */
export const needs = {
  chromium: {
    who: "Views and journeys need",
    packages: ["chromium-headless-shell", "chromium"],
    missing: () => (findBrowser() ? [] : ["Chrome or Chromium"]),
  },
  firefox: {
    who: "Firefox needs",
    packages: ["firefox-esr"],
    missing: () => (findFirefox() ? [] : ["firefox"]),
  },
  webkit: {
    who: "WebKit needs",
    packages: ["webkit2gtk-driver", "xvfb"],
    missing: () =>
      Object.entries(findWebKit()).flatMap(([name, path]) => (path === "" ? [name] : [])),
  },
  // Expressions of CWL run in Node, which both engines look for by this name.
  cwltool: {
    who: "Exported workflows need",
    packages: ["cwltool", "toil"],
    missing: () => without(["cwltool", "toil-cwl-runner", "node"]),
  },
  cluster: {
    who: "Workflows on a cluster need",
    packages: [
      ...["cwltool", "toil", "iproute2", "munge", "slurmctld", "slurmd"],
      ...["slurm-client", "slurm-wlm-basic-plugins"],
    ],
    missing: () => [
      ...without(["cwltool", "toil-cwl-runner", "node", "ip", "unshare", "nsenter"]),
      ...without(["munged", "slurmctld", "slurmd", "sbatch"]),
      ...namespaces(),
    ],
  },
  postgres: {
    who: "Forms in PostgreSQL need",
    packages: ["postgresql"],
    missing: () => (findPostgres() ? [] : ["initdb"]),
  },
  image: {
    who: "The image of the site needs",
    packages: roomPackages,
    missing: () => [...without(room), ...namespaces()],
  },
  containers: {
    who: "Containers need",
    // Newer versions of Debian have the client of Docker in a separate package.
    packages: [
      ...["docker.io", "docker-cli", "iptables", "catatonit", "netavark"],
      ...roomPackages,
    ],
    missing: () => [
      ...without(["docker", "dockerd", "containerd", "docker-init", "iptables", "catatonit"]),
      ...without(room),
      ...namespaces(),
    ],
  },
} as const satisfies Readonly<Record<string, Need>>;

export type Needed = keyof typeof needs;

/** A sentence where this machine lacks what some tests need, with what to do about it. */
export function lacks(name: Needed): string | undefined {
  const { who, packages, missing } = needs[name];
  const lacking = missing();
  if (lacking.length === 0) return undefined;
  return `${who} ${lacking.join(", ")}, which this machine doesn't have: on Debian, run 'apt-get install ${packages.join(" ")}' as root.`;
}

/** Programs that the system may keep in folders that aren't in PATH. */
const folders = () => [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];

/** The path of a program, found by name as a shell finds it. */
function program(...names: readonly string[]): string | undefined {
  return names.flatMap((name) => folders().map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function without(names: readonly string[]): string[] {
  return names.filter((name) => !program(name));
}

/** Containers are tested in namespaces of their own, which the kernel gives to root. */
function namespaces(): string[] {
  const isRoot = process.getuid?.() === 0;
  const made = isRoot && spawnSync("unshare", ["--mount", "--pid", "--net", "--fork", "true"]);
  return made && made.status === 0 ? [] : ["root's right to make namespaces"];
}

/** The paths of the browsers on PATH. The shell has no window to draw, which halves the time of the journeys. */
export function findBrowsers(): string[] {
  const names = ["chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable"];
  return names.flatMap((name) => program(name) ?? []);
}

/** The path of a Chrome or Chromium: CHROMIUM, or one on PATH. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM ?? findBrowsers()[0];
}

export function findFirefox(): string | undefined {
  return program("firefox-esr", "firefox");
}

/**
 * The paths of WebKit's programs: the driver, the small browser that it drives, and a screen for it.
 * One that isn't here is "".
 */
export function findWebKit() {
  // The newest of GTK 3 first: the journeys were written with it.
  const [browser = ""] = ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].flatMap((folder) =>
    globSync(`/usr/{lib,lib64,libexec,lib/*}/${folder}/MiniBrowser`),
  );
  return {
    WebKitWebDriver: program("WebKitWebDriver") ?? "",
    MiniBrowser: browser,
    Xvfb: program("Xvfb") ?? "",
  };
}

/** The folder with PostgreSQL's programs, of the newest version that Debian has installed. */
export function findPostgres(): string | undefined {
  const versions = "/usr/lib/postgresql";
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, "bin"))
    .find((folder) => isProgram(join(folder, "initdb")));
}

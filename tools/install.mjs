import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "./child.mjs";

/** A failed installation, with a sentence that can be shown to the user. */
export class InstallError extends Error {}

/** What npm prints when it cannot reach the registry, as opposed to one that refuses. */
const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|EAI_FAIL|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/** The path of the Node that the project was tested with, once installed. */
export function pinnedNode(root) {
  return join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
}

/** Makes node_modules hold exactly what the lock file says; does nothing when it already does. */
export async function install(root) {
  const stamp = join(root, "node_modules", ".installed");
  const wanted = fingerprint(root);
  if (existsSync(pinnedNode(root))) {
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
    if (npmLeftExactly(root)) {
      writeFileSync(stamp, wanted);
      return;
    }
  }
  await npmCi(root);
  writeFileSync(stamp, wanted);
}

/** Changes when other packages are wanted, or the same ones for another kind of machine. */
function fingerprint(root) {
  const fields = [
    ...["name", "version", "dependencies", "devDependencies", "optionalDependencies"],
    ...["overrides", "allowScripts"],
  ];
  const wanted = manifests(root).map((path) => {
    const manifest = readJson(root, path);
    return fields.map((field) => manifest[field]);
  });
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(JSON.stringify([wanted, process.platform, process.arch]))
    .digest("hex");
}

/** The package.json of the project and of each of its packages, as the lock file lists them. */
function manifests(root) {
  const { packages } = readJson(root, "package-lock.json");
  return Object.keys(packages)
    .filter((path) => !path.includes("node_modules"))
    .map((path) => join(path, "package.json"))
    .filter((path) => existsSync(join(root, path)));
}

/**
 * Whether npm itself, run by hand, has installed what the lock file says; it spares a second
 * installation after `npm ci`. npm writes down as its last act what it put into node_modules. The
 * packages are asked too, because `npm install --package-lock-only` writes the same without them.
 */
function npmLeftExactly(root) {
  if (!existsSync(join(root, "node_modules", ".package-lock.json"))) return false;
  const recorded = listPackages(readJson(root, "node_modules/.package-lock.json"));
  return [...listPackages(readJson(root, "package-lock.json"))].every(
    ([path, { version, optional }]) => {
      // Packages for other kinds of machine are left out.
      if (!recorded.has(path)) return optional === true;
      const manifest = `${path}/package.json`;
      return (
        recorded.get(path).version === version &&
        existsSync(join(root, manifest)) &&
        readJson(root, manifest).version === version
      );
    },
  );
}

async function npmCi(root) {
  const wanted = [...listPackages(readJson(root, "package-lock.json"))]
    .filter(([, entry]) => !entry.optional)
    .map(([path]) => join(root, path, "package.json"));
  console.info(`Installing ${wanted.length} packages with 'npm ci'.`);
  rmSync(join(root, "node_modules", ".installed"), { force: true });

  const stopCounting = countAloud(wanted);
  const [npm, ...first] = npmCommand();
  let output = "";
  const { code, stopped, error } = await runChild(
    npm,
    [
      ...first,
      "ci",
      // Also where NODE_ENV or npm's own settings say that development dependencies are not wanted.
      "--include=dev",
      // Warnings here are about the machine's Node, which only runs this installation.
      "--loglevel=error",
      "--no-audit",
      "--no-fund",
      // npm's own limits keep a machine without a network waiting for many minutes.
      "--fetch-retries=3",
      "--fetch-retry-factor=2",
      "--fetch-retry-mintimeout=1000",
      "--fetch-retry-maxtimeout=8000",
      "--fetch-timeout=60000",
    ],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      // npm is a .cmd file on Windows, which only a shell starts.
      shell: process.platform === "win32" && npm === "npm",
    },
    {
      started: (child) => {
        child.stdout?.on("data", (text) => (output += text));
        child.stderr?.on("data", (text) => (output += text));
      },
    },
  );
  stopCounting();

  if (stopped) process.exit(code || 1);
  if (error) {
    throw new InstallError(
      "npm could not be started: install Node together with npm from https://nodejs.org and run the command again.",
    );
  }
  const reason = unreachable.exec(output)?.[0];
  if (code !== 0 && reason) {
    throw new InstallError(
      `The packages could not be downloaded, because the npm registry does not answer (${reason}): connect to the internet, or correct the registry and proxy that 'npm config list' shows, and run the command again.`,
    );
  }
  if (code !== 0) {
    throw new InstallError(
      `${output.trim()}\n\nThe packages could not be installed: 'npm ci' ended with code ${code} and the message above.`,
    );
  }
  if (!existsSync(pinnedNode(root))) {
    throw new InstallError(
      `The packages are installed, but ${pinnedNode(root)} is missing: allow install scripts ('npm config get ignore-scripts' must say false), remove node_modules and run the command again.`,
    );
  }
  console.info(`Installed ${wanted.length} packages.`);
}

/** Says how far the installation is: often on a terminal, now and then in a log. */
function countAloud(manifests) {
  const started = Date.now();
  const terminal = process.stdout.isTTY;
  const timer = setInterval(
    () => {
      const there = manifests.filter((path) => existsSync(path)).length;
      const seconds = Math.round((Date.now() - started) / 1000);
      const line = `  ${there} of ${manifests.length} packages, ${seconds} s`;
      process.stdout.write(terminal ? `\r${line}` : `${line}\n`);
    },
    terminal ? 500 : 10_000,
  );
  return () => {
    clearInterval(timer);
    if (terminal) process.stdout.write(`\r${" ".repeat(50)}\r`);
  };
}

/** The npm that runs this command, or the one on PATH when it was not started by npm. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, cli] : ["npm"];
}

/** Every package of others in a lock file, by its path. Those of the project are links. */
function listPackages(lock) {
  return new Map(
    Object.entries(lock.packages).filter(
      ([path, { link }]) => path.includes("node_modules") && link !== true,
    ),
  );
}

function readJson(root, path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

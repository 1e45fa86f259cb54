import { join } from "node:path";
import { loadImages } from "@yno/tools/containers/images";
import { openRoom, type Room } from "@yno/tools/containers/room";
import { freePort } from "@yno/tools/free-port";
import { root } from "@yno/tools/project-files";
import { execa } from "execa";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf, baseImage, cachePath, packagesPath } from "../base.ts";

const image = "localhost/site";
let room: Room;
let url: string;

beforeAll(async () => {
  room = await openRoom({ docker: false });
  const base = await baseImage(room);
  await loadImages(room, "podman", [base]);
  await podman("run", "--rm", "--network=none", base.name, "true");
  const cache = await answerOf("npm", "config", "get", "cache");
  // The format that keeps the health check.
  await podman(
    ...["build", "--format=docker", "--layers=false", "--isolation=chroot", "--network=host"],
    ...[`--volume=${cache}:${cachePath}`, `--build-arg=BASE=${base.name}`, `--tag=${image}`],
    ...[`--volume=${join(root, "node_modules")}:${packagesPath}:ro`, "."],
  );
  url = await start("site");
}, 15 * 60_000);

afterAll(() => room?.close());

/** Runs `podman` in the project's folder, and rejects with its output when it fails. */
async function podman(...args: readonly string[]): Promise<string> {
  // Health checks are asked for by the tests, without systemd's timers.
  const env = { ...room.env, DISABLE_HC_SYSTEMD: "true" };
  return (await execa("podman", args, { cwd: root, env })).stdout;
}

/** Starts the image as compose.yaml does, with forms that arrive in its volume, and waits for it. */
async function start(name: string): Promise<string> {
  const port = await freePort();
  await podman(
    ...["run", "--detach", "--name", name, "--network=host"],
    ...[`--env=PORT=${port}`, "--env=INTAKE=on", "--volume=submissions:/data"],
    ...["--read-only", "--read-only-tmpfs=false", "--cap-drop=ALL"],
    ...["--security-opt=no-new-privileges", image],
  );
  while (!(await isHealthy(name))) {
    const state = await podman("inspect", "--format={{.State.Status}}", name);
    if (state !== "running") throw new Error(await podman("logs", name));
  }
  return `http://127.0.0.1:${port}`;
}

/** Runs the health check of the image once. */
function isHealthy(name: string): Promise<boolean> {
  return podman("healthcheck", "run", name).then(
    () => true,
    () => false,
  );
}

async function send(url: string): Promise<string> {
  const response = await fetch(`${url}/forms/subscribe`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "the form" },
    body: JSON.stringify({ fields: { email: "ada@harbour.example" } }),
  });
  expect(response.status).toBe(201);
  return (await response.json()).receipt;
}

/** Runs a script in the container, and gives what it prints. */
function evaluate(script: string): Promise<string> {
  return podman("exec", "site", "node", "--eval", script);
}

test("a page is served", async () => {
  const response = await fetch(`${url}/pricing`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<h1");
});

test("the server has no rights, and can write to its volume only", async () => {
  const status = await evaluate("console.log(fs.readFileSync('/proc/1/status', 'utf8'))");
  expect(status).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
  expect(status).toMatch(/^CapEff:\t0+$/m);
  const folders = ["/data", "/site/apps/site/dist/client", "/tmp"];
  const tried = await evaluate(
    `for (const folder of ${JSON.stringify(folders)}) {
      try { fs.writeFileSync(folder + "/a", ""); console.log("written") }
      catch ({ code }) { console.log(code) }
    }`,
  );
  expect(tried.split("\n")).toEqual(["written", "EROFS", "EROFS"]);
});

test("the image holds the server, what it depends on and the built site, and nothing else", async () => {
  const folders = ["", "/apps/site/dist", "/node_modules", "/apps/server"].map(
    (folder) => `/site${folder}`,
  );
  const lists = await evaluate(
    `for (const folder of ${JSON.stringify(folders)}) console.log(fs.readdirSync(folder).join(" "))`,
  );
  const [site, build, packages = "", server] = lists.split("\n");
  expect(site).toBe("apps node_modules package.json packages");
  expect(build).toBe("client compressed");
  expect(packages.split(" ")).toContain("hono");
  for (const name of ["vite", "vitest", "typescript", "react", "node"]) {
    expect(packages.split(" ")).not.toContain(name);
  }
  expect(server).not.toContain(".test.ts");
});

// From here on the tests follow each other.
test("a submission survives the kill of its container, in the volume", async () => {
  const receipt = await send(url);
  await podman("kill", "--signal=KILL", "site");
  await podman("rm", "site");
  expect(await send(await start("next"))).toBe(receipt);
  const shown = await podman("exec", "next", "node", "apps/server/inbox.ts", "show", receipt);
  expect(shown).toContain("ada@harbour.example");
});

test("an address is erased from a database too large for memory, with one folder to write to", async () => {
  const fill = "CREATE TABLE filler AS SELECT zeroblob(8000000)";
  await podman(
    ...["exec", "next", "node", "--eval"],
    `new (require("node:sqlite").DatabaseSync)("/data/intake.db").exec("${fill}")`,
  );
  const inbox = ["exec", "next", "node", "apps/server/inbox.ts"];
  const erased = await podman(...inbox, "erase", "--email", "ada@harbour.example");
  expect(erased).toContain("1 submission");
});

test("SIGTERM ends the server with code 0", async () => {
  await podman("stop", "next");
  expect(await podman("inspect", "--format={{.State.ExitCode}}", "next")).toBe("0");
});

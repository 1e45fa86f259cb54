import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#tools/commands/free-port.ts";
import { answerOf, makeBase, npmCache } from "../base.ts";
import { type Engine, openEngine } from "../engine.ts";

const base = "localhost/base";
const image = "localhost/site";
let engine: Engine;

beforeAll(async () => {
  engine = await openEngine();
  const folder = mkdtempSync(join(tmpdir(), "yno-base-"));
  try {
    await makeBase(folder);
    await engine.importImage(folder, base);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const cache = await answerOf("npm", "config", "get", "cache");
  // The format that keeps the health check.
  await engine.podman(
    ...["build", "--format=docker", "--layers=false", "--isolation=chroot", "--network=host"],
    ...[`--volume=${cache}:${npmCache}`, `--build-arg=BASE=${base}`, `--tag=${image}`, "."],
  );
}, 15 * 60_000);

afterAll(() => engine?.close());

/** Starts the image as compose.yaml does, with forms that arrive in its volume, and waits for it. */
async function start(name: string, volume = name): Promise<string> {
  const port = await freePort();
  await engine.podman(
    ...[
      "run",
      "--detach",
      "--name",
      name,
      "--network=host",
      `--env=PORT=${port}`,
      "--env=INTAKE=on",
    ],
    ...["--read-only", "--read-only-tmpfs=false", "--cap-drop=ALL"],
    ...["--security-opt=no-new-privileges", `--volume=${volume}:/data`, image],
  );
  while (!(await isHealthy(name))) {
    const state = await engine.podman("inspect", "--format={{.State.Status}}", name);
    if (state !== "running") throw new Error(await engine.podman("logs", name));
  }
  return `http://127.0.0.1:${port}`;
}

/** Runs the health check of the image once. */
function isHealthy(name: string): Promise<boolean> {
  return engine.podman("healthcheck", "run", name).then(
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

/** Runs a script in a container, and gives what it prints. */
function evaluate(name: string, script: string): Promise<string> {
  return engine.podman("exec", name, "node", "--eval", script);
}

test("a page is served once the health check passes, and SIGTERM ends the server with code 0", async () => {
  const url = await start("pages");
  const response = await fetch(`${url}/pricing`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<h1");
  await engine.podman("stop", "pages");
  expect(await engine.podman("inspect", "--format={{.State.ExitCode}}", "pages")).toBe("0");
});

test("the server has no rights, and can write to its volume only", async () => {
  await start("rights");
  const status = await evaluate("rights", "console.log(fs.readFileSync('/proc/1/status', 'utf8'))");
  expect(status).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
  expect(status).toMatch(/^CapEff:\t0+$/m);
  const write = (folder: string) =>
    evaluate(
      "rights",
      `try { fs.writeFileSync('${folder}/a', ''); console.log('written') } catch ({ code }) { console.log(code) }`,
    );
  expect(await write("/data")).toBe("written");
  expect(await write("/site/build/client")).toBe("EROFS");
  expect(await write("/tmp")).toBe("EROFS");
});

test("a submission survives the kill of its container, in the volume", async () => {
  const receipt = await send(await start("killed", "submissions"));
  await engine.podman("kill", "--signal=KILL", "killed");
  await engine.podman("rm", "killed");
  const url = await start("next", "submissions");
  expect(await send(url)).toBe(receipt);
  const shown = await engine.podman(
    "exec",
    "next",
    "node",
    "apps/server/inbox.ts",
    "show",
    receipt,
  );
  expect(shown).toContain("ada@harbour.example");
});

test("the image holds the server, what it depends on and the built site, and nothing else", async () => {
  await start("content");
  const list = (folder: string) =>
    evaluate("content", `console.log(fs.readdirSync('${folder}').join(' '))`);
  expect(await list("/site")).toBe("apps build node_modules package.json packages");
  expect(await list("/site/build")).toBe("client compressed");
  const packages = (await list("/site/node_modules")).split(" ");
  expect(packages).toContain("hono");
  for (const name of ["vite", "vitest", "typescript", "react", "node"]) {
    expect(packages).not.toContain(name);
  }
  expect(await list("/site/apps/server")).not.toContain(".test.ts");
});

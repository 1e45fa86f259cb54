import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBuildFolder, openSocket, removeBuildFolder } from "./fixtures.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const bigSize = 32 * 1024 * 1024;
const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((network) => network?.address === "::1");
let folder: string;

beforeAll(async () => {
  folder = await makeBuildFolder({ "big.bin": new Uint8Array(bigSize) });
});

const children: ChildProcess[] = [];
const holders: Server[] = [];

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  for (const holder of holders) holder.close();
  return removeBuildFolder(folder);
});

type Run = {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  exit: Promise<number | NodeJS.Signals | null>;
};

function run(port: string, build = folder, intake: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, [main, build], {
    env: { ...process.env, PORT: port, ...intake },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const exit = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("close", (code, signal) => resolve(code ?? signal)),
  );
  return { child, output, exit };
}

/** Starts the server on a free port and waits until it has printed its address. */
async function runningServer(
  intake?: Readonly<Record<string, string>>,
): Promise<Run & { port: number }> {
  const started = run("0", folder, intake);
  while (!started.output.stdout.includes("\n")) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (started.child.exitCode !== null) throw new Error(started.output.stderr);
  }
  const port = Number(/:(\d+)\n$/.exec(started.output.stdout)?.[1]);
  return { ...started, port };
}

/** Holds a port, and returns its number. */
async function holdPort(): Promise<number> {
  const holder = createServer();
  holders.push(holder);
  await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
  const address = holder.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

test("the server prints one line with its address, and answers there in IPv4 and IPv6", async () => {
  const { output, port } = await runningServer();
  expect(output.stdout).toBe(`YNO site on http://localhost:${port}\n`);
  expect((await fetch(`http://localhost:${port}/about`)).status).toBe(200);
  for (const host of ["127.0.0.1", ...(hasIpv6 ? ["[::1]"] : [])]) {
    expect(await (await fetch(`http://${host}:${port}/healthz`)).text()).toBe("ok");
  }
  expect(output.stderr).toBe("");
});

test.concurrent("forms that arrive without a mail server give a warning", async () => {
  const database = { INTAKE: "on", INTAKE_DATABASE: join(folder, "intake.db") };
  const without = await runningServer(database);
  expect(JSON.parse(without.output.stderr)).toMatchObject({
    level: "warn",
    message: expect.stringContaining("INTAKE_SMTP_URL"),
  });
  const mail = { INTAKE_SMTP_URL: "smtp://localhost:1", INTAKE_MAIL_FROM: "forms@yno.example" };
  expect((await runningServer({ ...database, ...mail })).output.stderr).toBe("");
});

test.concurrent("a port that is in use gives one sentence and exit code 1", async () => {
  const port = await holdPort();
  const { exit, output } = run(String(port));
  expect(await exit).toBe(1);
  expect(output.stderr).toBe(
    `Port ${port} is already in use: stop the program that uses it, or set PORT to another one, for example PORT=${port + 1}.\n`,
  );
  expect(output.stdout).toBe("");
});

test.concurrent("one port for pages and metrics gives one sentence and exit code 1", async () => {
  const { exit, output } = run("9464", folder, { INTAKE: "on", INTAKE_METRICS_PORT: "9464" });
  expect(await exit).toBe(1);
  expect(output.stderr).toBe(
    "PORT and INTAKE_METRICS_PORT are both 9464: set one of them to another, for example INTAKE_METRICS_PORT=9465.\n",
  );
});

test.concurrent("an invalid PORT gives one sentence and exit code 1", async () => {
  const { exit, output } = run("http");
  expect(await exit).toBe(1);
  expect(output.stderr).toMatch(/^PORT must be a whole number [^\n]*\.\n$/);
  expect(output.stdout).toBe("");
});

test("SIGINT, twice and with idle connections, ends the server with code 0", async () => {
  const { child, exit, output, port } = await runningServer();
  const silent = await openSocket(port);
  const idle = await openSocket(port);
  idle.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((resolve) => idle.once("data", resolve));
  child.kill("SIGINT");
  child.kill("SIGINT");
  expect(await exit).toBe(0);
  expect(output.stderr).toBe("");
  silent.destroy();
  idle.destroy();
});

test("SIGTERM finishes an answer in progress, takes no new ones, and ends with code 0", async () => {
  const { child, exit, port } = await runningServer();
  const slow = await openSocket(port);
  slow.write("GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((resolve) => slow.once("readable", resolve));
  child.kill("SIGTERM");
  const connect = async () => void (await openSocket(port)).destroy();
  await expect.poll(() => connect().catch(String)).toContain("ECONNREFUSED");
  expect(child.exitCode).toBeNull();
  let received = 0;
  slow.on("data", (chunk) => {
    received += chunk.byteLength;
  });
  await new Promise((resolve) => slow.once("close", resolve));
  expect(received).toBeGreaterThan(bigSize);
  expect(await exit).toBe(0);
});

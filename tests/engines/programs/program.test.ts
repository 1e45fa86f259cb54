import { spawn } from "node:child_process";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { root } from "#tools/project-files.ts";
import { EngineLost } from "../driver.ts";
import { limited } from "./limited.ts";
import { type Program, startProgram } from "./program.ts";

const started: Program[] = [];
const timeoutMs = 15_000;

/** Starts a program that runs a script. */
function fake(script: string): Program {
  const program = startProgram("The engine", process.execPath, ["--eval", script]);
  started.push(program);
  return program;
}

/** Starts a server, says its port, and runs for ever. */
const server = `require("node:net").createServer().listen(0, function () {
  console.log("port " + this.address().port);
});`;

/** Starts a program that does the same, as engines start their own programs. */
const starter = `require("node:child_process").spawn(
  process.execPath, ["--eval", ${JSON.stringify(server)}], { stdio: "inherit" });`;

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((program) => program.stop()));
});

test("a program that crashes at its start is named, with its code and its last output", async () => {
  const program = fake(`console.error("No memory is left."); process.exit(3);`);
  await expect(program.untilPrinted(/ready/, timeoutMs)).rejects.toThrow(
    "The engine ended with code 3 before it was ready. Its last output:\nNo memory is left.",
  );
});

test("a program that can't be started is named, with the reason", async () => {
  const program = startProgram("The engine", "/no/such/program", []);
  await expect(program.untilPrinted(/ready/, timeoutMs)).rejects.toThrow(
    /^The engine ended with code 127 before it was ready\. Its last output:\n.*ENOENT/,
  );
});

test("a program that hangs at its start is named, with its last output", async () => {
  const program = fake(`console.log("Waiting for a display."); setInterval(() => {}, 1000);`);
  await program.untilPrinted(/display/, timeoutMs);
  await expect(program.untilPrinted(/ready/, 10)).rejects.toThrow(
    "The engine was not ready after 0.01 s. Its last output:\nWaiting for a display.",
  );
});

test("a program that crashes while a command runs is lost, with its last output", async () => {
  const program = fake(
    `setTimeout(() => { console.log("Segmentation fault"); process.exit(139); }, 10);`,
  );
  const answer = limited(program, new Promise(() => undefined));
  await expect(answer).rejects.toThrow(
    new EngineLost("The engine has crashed. Its last output:\nSegmentation fault"),
  );
});

test("a program that doesn't answer a command is lost, with its last output", async () => {
  const program = fake(`console.log("Loading."); setInterval(() => {}, 1000);`);
  await program.untilPrinted(/Loading/, timeoutMs);
  await expect(limited(program, new Promise(() => undefined), 10)).rejects.toThrow(
    new EngineLost("The engine hasn't answered for 0.01 s. Its last output:\nLoading."),
  );
});

test("what a program answers in time is passed on, and so is its refusal", async () => {
  const program = fake("setInterval(() => {}, 1000);");
  await expect(limited(program, Promise.resolve("yes"))).resolves.toBe("yes");
  await expect(limited(program, Promise.reject(new Error("no")))).rejects.toThrow("no");
});

test("stopping a program ends what it has started, too", async () => {
  const program = fake(starter);
  const [, port] = await program.untilPrinted(/port (\d+)/, timeoutMs);
  expect(await listens(Number(port))).toBe(true);
  await program.stop();
  expect(await listens(Number(port))).toBe(false);
});

test("a program that ends leaves none of its children running", async () => {
  const program = fake(
    `${starter} process.stdin.resume(); setTimeout(() => process.exit(1), 3000);`,
  );
  const [, port] = await program.untilPrinted(/port (\d+)/, timeoutMs);
  await program.ended;
  expect(await listens(Number(port))).toBe(false);
});

for (const signal of ["SIGKILL", "SIGTERM", "SIGINT"] as const) {
  test(`${signal} to the starting process ends a program and its children`, async () => {
    const file = join(root, "tests/engines/programs/program.ts");
    const parent = spawn(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `const { startProgram } = await import(${JSON.stringify(file)});
        const program = startProgram("The engine", process.execPath, ["--eval", ${JSON.stringify(starter)}]);
        const [said] = await program.untilPrinted(/port \\d+/, ${timeoutMs});
        console.log(said);
        setInterval(() => {}, 1000);`,
      ],
      { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
    );
    const port = await new Promise<number>((resolve) => {
      parent.stdout.on("data", (text) => resolve(Number(/port (\d+)/.exec(String(text))?.[1])));
    });
    expect(await listens(port)).toBe(true);
    parent.kill(signal);
    await expect.poll(() => listens(port), { timeout: timeoutMs }).toBe(false);
  });
}

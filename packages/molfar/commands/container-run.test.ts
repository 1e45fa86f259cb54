import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../fixtures/test-folder.ts";

const { inFolder, lastRun, molfar, read, write } = testFolder(beforeEach);

/** A run with an engine that notes its arguments, ends as it's told and says what it's told. */
async function runWithDocker({
  exit = 0,
  state = {},
  info = {},
  volumes = null,
  without = "none",
  tls = "not said",
  options = [],
}: Answers = {}) {
  mkdirSync(inFolder("bin"));
  write("bin/docker", fakeDocker);
  chmodSync(inFolder("bin/docker"), 0o755);
  write("definition.json", JSON.stringify(secretDefinition));
  write("workflow.yaml", secretWorkflow);
  const run = await molfar(["workflow", "workflow.yaml", "--attempts", "1", ...options], {
    PATH: `${inFolder("bin")}:${process.env.PATH}`,
    ...{ FAKE_LOG: inFolder("log"), FAKE_EXIT: String(exit), TEST_KEY: "very secret" },
    ...{ FAKE_STATE: JSON.stringify(state), FAKE_INFO: JSON.stringify(info) },
    ...{ FAKE_VOLUMES: JSON.stringify(volumes), FAKE_WITHOUT: without, TEST_TLS: tls },
  });
  return { ...run, log: read("log") };
}

/** @property without the first word of the calls that fail */
type Answers = {
  exit?: number;
  state?: object;
  info?: object;
  volumes?: object | null;
  without?: "version" | "image" | "none";
  tls?: string;
  options?: readonly string[];
};

test.each([
  ["version", "docker isn't running or isn't installed: start it, or use --executor process.\n"],
  [
    "image",
    "docker has no image 'tools:1': build or pull it first, because it's never pulled here.\n",
  ],
] as const)("--dry-run ends as a run does that has no %s", async (without, sentence) => {
  for (const options of [[], ["--dry-run"]]) {
    const { code, out, error, log } = await runWithDocker({ without, options });
    expect({ code, out, error }).toEqual({ code: 4, out: "", error: sentence });
    expect(log).not.toMatch(/^run /m);
    rmSync(inFolder("bin"), { recursive: true });
  }
});

// What a process would start isn't looked for.
test("--dry-run starts no container", async () => {
  const { code, out, log } = await runWithDocker({ options: ["--dry-run"] });
  expect(out).toContain("Nothing was started.");
  expect(code).toBe(0);
  expect(log.split("\n").map((line) => line.split(" ")[0])).toEqual(["version", "image", ""]);
});

/** How the engine describes containers: one that ran, and one that never started. */
const ran = { StartedAt: "2026-01-02T03:04:05Z", OOMKilled: false, Error: "" };
const neverStarted = { StartedAt: "0001-01-01T00:00:00Z", OOMKilled: false };

test.each([125, 126, 127])("exit code %i of a worker that ran is its own", async (exit) => {
  const { code, out } = await runWithDocker({ exit, state: ran });
  expect(out).toContain(`The worker ended with exit code ${exit}.`);
  expect(code).toBe(3);
});

test.each([1, 125, 126, 127])(
  "exit code %i without a start is the engine's failure",
  async (exit) => {
    const { code, out } = await runWithDocker({ exit, state: neverStarted });
    expect(out).toContain("The worker couldn't be started: docker couldn't start the container.");
    expect(code).toBe(3);
  },
);

test("a container that was never made is the engine's failure", async () => {
  const { out } = await runWithDocker({ exit: 125 });
  expect(out).toContain("The worker couldn't be started: docker couldn't start the container.");
});

test("a worker that ran out of memory says so, with its limit and what to do", async () => {
  const { out } = await runWithDocker({ exit: 137, state: { ...ran, OOMKilled: true } });
  expect(out).toContain(
    "The worker ran out of memory, of which it has 2048 MiB: let it use less, or set 'memory_mib' of the step.",
  );
  expect(read(lastRun(), "steps/s/single/1/attempt.json")).toContain('"signal":"SIGKILL"');
});

test("a worker that was killed may have run out of memory, even if the engine doesn't say so", async () => {
  const { out } = await runWithDocker({ exit: 137, state: ran });
  expect(out).toContain("SIGKILL ended the worker. It may have run out of memory.");
  expect(read(lastRun(), "steps/s/single/1/attempt.json")).toContain('"code":"ended-by-signal"');
});

test("a container is removed after its end was looked at, with its own volumes", async () => {
  const { log } = await runWithDocker({ exit: 1, state: ran });
  const calls = log.split("\n").map((line) => line.split(" ")[0]);
  expect(calls.slice(calls.indexOf("run"), -1)).toEqual(["run", "inspect", "rm"]);
  expect(log).toMatch(/^rm --force --volumes molfar-\S+-s-single-1$/m);
});

test("volumes of the image are covered by mounts that can't be written to", async () => {
  const { code, log } = await runWithDocker({ volumes: { "/data/": {}, "/tmp": {}, "/a,b": {} } });
  expect(code).toBe(0);
  const [run = ""] = log.split("\n").filter((line) => line.startsWith("run "));
  expect(run).toContain("--mount type=tmpfs,target=/data,ro");
  expect(run).toContain('--mount type=tmpfs,"target=/a,b",ro');
  // The runner mounts its own folder there.
  expect(run).not.toContain("type=tmpfs,target=/tmp");
});

test.each(["/", "/molfar", "/tmp/cache"])("a volume at %s is refused", async (volume) => {
  const { code, error, log } = await runWithDocker({ volumes: { [volume]: {} } });
  expect(error).toBe(
    `The image 'tools:1' declares the volume '${volume}', which overlaps a folder of the runner: take that VOLUME out of its Dockerfile.\n`,
  );
  expect(code).toBe(4);
  expect(log).not.toMatch(/^run /m);
});

test("limits that the engine drops are said before anything starts", async () => {
  const limited = { MemoryLimit: true, CpuCfsQuota: true, PidsLimit: true };
  const { out } = await runWithDocker({ info: { ...limited, SwapLimit: false, PidsLimit: false } });
  expect(out).toContain(
    "Warning (limits-dropped): docker doesn't enforce these limits here: swap, processes.",
  );
});

test("with docker the engine gets the contract's arguments, and secrets by name only", async () => {
  const { code, error, log } = await runWithDocker();
  expect(error).toBe("");
  expect(code).toBe(0);
  expect(log).toContain("version\n");
  expect(log).toContain(
    "image inspect --format {{.Id}} {{.Os}}/{{.Architecture}} {{json .Config.Volumes}} tools:1\n",
  );
  expect(log).toMatch(
    /run --init --name molfar-\S+-s-single-1 --label molfar\.run=\S+ --pull never --read-only --user \d+:\d+ /,
  );
  expect(log).not.toContain("very secret");
  expect(read(lastRun(), "outputs/out/out.txt")).toBe("11 characters in /molfar/in/TEXT/value\n");
  expect(read(lastRun(), "events.ndjson")).toContain("other-platform");
});

test.each(["a value", "=#\" '\\$PATH ", "true"])(
  "a secret that the client would read itself arrives past it: %s",
  async (tls) => {
    const { code, error, log } = await runWithDocker({ tls });
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(read("log.input")).toBe(`DOCKER_TLS=${tls}\n`);
    expect(log).not.toContain(tls);
  },
);

/** Notes its arguments, and does what a worker would with what it finds in the environment. */
const fakeDocker = `#!/bin/sh
echo "$*" >> "$FAKE_LOG"
[ "$1" = "$FAKE_WITHOUT" ] && exit 1
[ -n "\${DOCKER_TLS+set}" ] && exit 1
case $1 in
image) echo "sha256:abc linux/arm64 $FAKE_VOLUMES" ;;
inspect) printf '%s' "$FAKE_STATE" ;;
info) printf '%s' "$FAKE_INFO" ;;
run)
  for word; do
    case $word in
    /dev/stdin) cat > "$FAKE_LOG.input" ;;
    *,target=/molfar/out) out=\${word#*source=} out=\${out%,target=/molfar/out} ;;
    TEXT_PATH=*) text=\${word#TEXT_PATH=} ;;
    esac
  done
  echo "\${#API_KEY} characters in $text" > "$out/out.txt"
  exit "$FAKE_EXIT" ;;
esac
`;

const secretDefinition = {
  ...{ schema_version: "v0.0.3", name: "Tools", description: "Needs a key." },
  tasks: [
    {
      ...{ name: "Use key", description: "Uses it." },
      parameters: [{ name: "text", direction: "input", type: "string", purpose: "To try it." }],
      secrets: [
        { name: "api-key", purpose: "To try it." },
        { name: "docker-tls", purpose: "To try it." },
      ],
      artifacts: [
        {
          ...{ name: "out", path: "out.txt", direction: "output", mime_types: ["text/plain"] },
          purpose: "To try it.",
        },
      ],
    },
  ],
};

const secretWorkflow = `version: 1
name: Key
images: {tools: {definition: definition.json, image: "tools:1", process: [no-such-program]}}
steps:
  s: {image: tools, task: Use key, in: {text: {value: x}}, secrets: {api-key: {env: TEST_KEY}, docker-tls: {env: TEST_TLS}}}
outputs: {out: {from: s.out}}
`;

import { describe, expect, test } from "vitest";
import type { Task } from "../../shapes/task.ts";
import { attemptFolder } from "../run-folder.ts";
import { type ContainerOptions, runArguments } from "./container.ts";

const start = (task: Partial<Task>) => ({
  name: "molfar-run-step-single-1",
  image: { program: { image: "sha256:a" }, start: { reference: "tools" } },
  task: { name: "T", description: "D", ...task },
  variables: [
    { name: "OUTPUT_PATH", value: "/molfar/out", secret: false },
    { name: "API_KEY", value: "a secret value", secret: true },
  ],
  folder: attemptFolder("/run"),
  limits: { cpus: 1, memoryMib: 2_048, diskMib: 10_240 },
});

const options: ContainerOptions = {
  engine: "docker",
  network: "bridge",
  ...{ uid: 1_000, gid: 1_000, cwd: "/" },
  clientEnvironment: {},
};

describe("k01-start-words: the arguments after a container's options", () => {
  test.each<[string, Partial<Task>, string[]]>([
    ["neither", {}, ["tools"]],
    ["command", { command: ["a", "b"] }, ["--entrypoint", "a", "tools", "b"]],
    ["args", { args: ["x", ""] }, ["tools", "x", ""]],
    ["both", { command: ["a", "b"], args: ["x"] }, ["--entrypoint", "a", "tools", "b", "x"]],
    ["empty args", { args: [] }, ["tools"]],
  ])("%s", (_, task, words) => {
    const args = runArguments(start(task), options);
    expect(args.slice(args.lastIndexOf("--env") + 2)).toEqual(words);
  });
});

test("a container is isolated, and no secret is in its arguments", () => {
  const args = runArguments(start({}), options).join(" ");
  for (const part of [
    "run --rm --init --name molfar-run-step-single-1 --pull never --read-only",
    "--user 1000:1000 --cap-drop ALL --security-opt no-new-privileges --pids-limit 1024",
    "--cpus 1 --memory 2g --memory-swap 2g --network bridge",
    "--volume /run/in:/molfar/in:ro --volume /run/out:/molfar/out --volume /run/tmp:/tmp",
    "--env OUTPUT_PATH=/molfar/out --env API_KEY tools",
  ]) {
    expect(args).toContain(part);
  }
  expect(args).not.toContain("a secret value");
});

test("podman keeps the user, and the API's certificate is mounted where the contract says", () => {
  const podman = { ...options, engine: "podman", network: "host", apiCa: "/ca.pem" } as const;
  const args = runArguments(start({}), podman).join(" ");
  expect(args).toContain("--network host --userns keep-id");
  expect(args).toContain("--volume /ca.pem:/etc/molfar/ca.pem:ro");
});

import { describe, expect, test } from "vitest";
import type { Task } from "../../shapes/task.ts";
import { attemptFolder } from "../run-folder.ts";
import { type ContainerOptions, runArguments, unprivileged } from "./container.ts";

const start = (task: Partial<Task>) => ({
  ...{ name: "molfar-run-step-single-1", run: "20260102T030405Z-3f9a2c" },
  image: { program: { image: "sha256:a" }, start: { reference: "tools", volumes: [] } },
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
    "run --init --name molfar-run-step-single-1 --label molfar.run=20260102T030405Z-3f9a2c",
    "--pull never --read-only",
    "--user 1000:1000 --cap-drop ALL --security-opt no-new-privileges --pids-limit 1024",
    "--cpus 1 --memory 2g --memory-swap 2g --network bridge",
    "--mount type=bind,source=/run/in,target=/molfar/in,readonly",
    "--mount type=bind,source=/run/out,target=/molfar/out --mount",
    "--mount type=bind,source=/run/tmp,target=/tmp --mount",
    "--mount type=tmpfs,target=/dev/shm,ro --mount type=tmpfs,target=/dev/mqueue,ro",
    "--env OUTPUT_PATH=/molfar/out --env API_KEY tools",
  ]) {
    expect(args).toContain(part);
  }
  expect(args).not.toContain("a secret value");
});

const podman: ContainerOptions = { ...options, engine: "podman", network: "host" };

test("podman keeps a user without rights, which it refuses for root, and adds no folders", () => {
  const args = runArguments(start({}), podman).join(" ");
  expect(args).toContain("--network host --read-only-tmpfs=false --userns keep-id");
  const asRoot = runArguments(start({}), { ...podman, uid: unprivileged }).join(" ");
  expect(asRoot).toContain("--network host --read-only-tmpfs=false --mount");
});

test("the API's certificate is mounted where the contract says", () => {
  const args = runArguments(start({}), { ...options, apiCa: "/ca.pem" }).join(" ");
  expect(args).toContain(
    "--mount type=bind,source=/ca.pem,target=/etc/molfar/ca.pem,readonly --mount",
  );
});

test("a folder may have any name", () => {
  const args = runArguments({ ...start({}), folder: attemptFolder('/a:b,"c') }, options);
  expect(args).toContain('type=bind,"source=/a:b,""c/out",target=/molfar/out');
});

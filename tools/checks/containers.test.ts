import { expect, test } from "vitest";
import { containersMissing, refusalIn } from "#tools/checks/containers.ts";

test("without the programs one sentence says what to install", () => {
  const [sentence, ...more] = containersMissing("", 0);
  expect(more).toEqual([]);
  expect(sentence).toMatch(/^Containers need docker, dockerd, .*podman, .*busybox, .*on Debian/);
});

test("a user who isn't root is told that only root can", () => {
  expect(containersMissing(process.env.PATH, 1000)).toEqual([
    "Containers need a Docker daemon of the tests, which only root on Linux can start.",
  ]);
});

test.each([
  "unshare: unshare failed: Operation not permitted",
  "Error: runc: runc create failed: mount overlay: operation not permitted",
  "failed to start daemon: Devices cgroup isn't mounted",
  "failed to start daemon: Error initializing network controller: Permission denied",
])("what a kernel refuses is told from other failures: %s", (words) => {
  expect(refusalIn(`Command failed with exit code 1.\n  ${words}\n`)).toBe(words);
});

test.each(["Error: busybox:1: image not known", "Docker ended before it was ready."])(
  "%s isn't the kernel's refusal",
  (words) => {
    expect(refusalIn(words)).toBeUndefined();
  },
);

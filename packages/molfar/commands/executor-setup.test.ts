import { expect, test } from "vitest";
import { droppedLimits } from "./executor-setup.ts";

const podman = (host: object) => droppedLimits("podman", JSON.stringify({ host }));
const controllers = ["cpu", "memory", "pids"];

test("Docker says which limits it doesn't enforce", () => {
  const info = { MemoryLimit: true, SwapLimit: false, CpuCfsQuota: true, PidsLimit: true };
  expect(droppedLimits("docker", JSON.stringify(info))).toEqual(["swap"]);
});

test("Podman without root drops all limits on cgroup v1", () => {
  const host = {
    cgroupVersion: "v1",
    security: { rootless: true },
    cgroupControllers: controllers,
  };
  expect(podman(host)).toEqual(["CPUs", "memory", "processes"]);
});

test("Podman as root enforces limits on cgroup v1", () => {
  expect(podman({ cgroupVersion: "v1", security: { rootless: false } })).toEqual([]);
});

test("Podman drops the limits on cgroup v2 whose controller it lacks", () => {
  expect(podman({ cgroupVersion: "v2", cgroupControllers: ["memory", "pids"] })).toEqual(["CPUs"]);
});

test.each(["", "not JSON", "null", "{}"])("an answer of %j says nothing about limits", (json) => {
  for (const engine of ["docker", "podman"] as const)
    expect(droppedLimits(engine, json)).toEqual([]);
});

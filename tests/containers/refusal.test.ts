import { expect, test } from "vitest";
import { explained, refusalIn } from "./refusal.ts";

test.each([
  "unshare: unshare failed: Operation not permitted",
  "Error: runc: runc create failed: mount overlay: operation not permitted",
  "failed to start daemon: Devices cgroup isn't mounted",
  "failed to start daemon: Error initializing network controller: Permission denied",
])("what a kernel refuses is told from other failures: %s", (words) => {
  const error = explained(new Error(`Command failed with exit code 1.\n  ${words}\n`));
  expect(refusalIn(`Before\n\u001b[31m${error}\u001b[39m\n    at openRoom`)).toBe(
    `This kernel doesn't start containers: ${words}`,
  );
});

test.each(["Error: busybox:1: image not known", "Docker ended before it was ready."])(
  "%s isn't the kernel's refusal",
  (words) => {
    const error = new Error(words);
    expect(explained(error)).toBe(error);
    expect(refusalIn(`${error}`)).toBeUndefined();
  },
);

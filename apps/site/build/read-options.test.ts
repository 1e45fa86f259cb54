import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { wholeNumber } from "./read-options.ts";
import { root } from "./site-folder.ts";

test.each(["build/commands/dev.ts", "bench/run.ts --attacks"])(
  "an option that %s doesn't take is refused in a sentence",
  (command) => {
    const { status, stderr } = spawnSync(process.execPath, [...command.split(" "), "--nonsense"], {
      cwd: root,
      encoding: "utf8",
    });
    expect(stderr).toMatch(/^Unknown option '--nonsense'.* takes (?:--|no other)[^\n]*\.\n$/);
    expect(status).toBe(1);
  },
);

test.each(["x", "", "1.5", "0"])("'%s' isn't a number to repeat something", (text) => {
  using exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  using error = vi.spyOn(console, "error").mockReturnValue();
  expect(() => wholeNumber("kills", text)).toThrow("ended");
  expect(exit).toHaveBeenCalledWith(1);
  expect(error).toHaveBeenCalledWith("--kills takes a whole number from 1.");
  expect(wholeNumber("kills", "20")).toBe(20);
});

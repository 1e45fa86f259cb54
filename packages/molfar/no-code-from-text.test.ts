import { afterEach, expect, test, vi } from "vitest";
import { invalidFiles, validFiles } from "./fixtures/samples.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/**
 * A strict policy refuses code that is made from text, and reports even the attempt, which a
 * library may make and swallow to find out whether it is allowed.
 */
test("code is never made from text, not even tried", async () => {
  const made = vi.fn();
  vi.resetModules();
  vi.stubGlobal(
    "Function",
    new Proxy(Function, {
      construct: (target, given) => {
        made(given);
        return Reflect.construct(target, given);
      },
      apply: (target, self, given) => {
        made(given);
        return Reflect.apply(target, self, given);
      },
    }),
  );
  vi.stubGlobal("eval", made);
  const { check } = await import("./check.ts");
  const { jsonSchema } = await import("./json-schema.ts");
  for (const text of [...validFiles.values(), ...invalidFiles.values()]) check(text);
  jsonSchema("v0.0.3", "https://www.example");
  expect(made).not.toHaveBeenCalled();
});

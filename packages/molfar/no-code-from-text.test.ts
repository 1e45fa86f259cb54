import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const folder = join(import.meta.dirname, "fixtures");

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
  for (const kind of ["valid", "invalid"]) {
    for (const name of readdirSync(join(folder, kind))) {
      check(readFileSync(join(folder, kind, name), "utf8"));
    }
  }
  jsonSchema("v0.0.3", "https://www.example");
  expect(made).not.toHaveBeenCalled();
});

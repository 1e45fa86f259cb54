import { expect, test } from "vitest";
import { environmentName, pathVariable } from "../names.ts";
import { isReservedVariable } from "./variables.ts";

test.each([
  ...[
    "home",
    "LD_PRELOAD",
    "node-options",
    "molfar-x",
    "pythonpath",
    "lc-all",
    "containers-conf",
  ].map(environmentName),
  ...["ld-library", "node", "output", "git-exec"].map(pathVariable),
])("%s is reserved", (variable) => {
  expect(isReservedVariable(variable)).toBe(true);
});

test.each(["PYTHON_TOKEN", "PYTHON", "LDAP", "MOLFARX", "MY_HOME", "PATHS", "LCD_TOKEN"])(
  "%s is free",
  (variable) => {
    expect(isReservedVariable(variable)).toBe(false);
  },
);

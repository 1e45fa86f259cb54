import { expect, test } from "vitest";
import { environmentName, pathVariable } from "../names.ts";
import { isReservedVariable, localContext, variablesFor } from "./variables.ts";

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

test("the access token and the secrets are secret, and nothing else is", () => {
  const variables = variablesFor({
    inputs: [{ name: "pages", path: "/molfar/in/PAGES/pages" }],
    secrets: [{ name: "key", value: "hidden" }],
    item: { input: "pages", index: 2 },
    outputPath: "/molfar/out",
    temporaryPath: "/tmp",
    context: localContext,
  });
  expect(variables.filter(({ secret }) => secret).map(({ name }) => name)).toEqual([
    "MOLFAR_YNO_ACCESS_TOKEN",
    "KEY",
  ]);
});

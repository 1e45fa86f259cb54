import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runChild } from "./child.mjs";
import { InstallError, install, pinnedNode } from "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Installs what is missing, then runs a script of the project with the pinned Node. */
export async function launch([script, ...args]) {
  try {
    await install(root);
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    console.error(error.message);
    // The last line of the checks says that nothing was checked.
    if (script.startsWith("tools/commands/check")) console.info("0 passed, 1 failed");
    process.exit(1);
  }

  if (!existsSync(join(root, script))) {
    console.error(`There is no ${script} in this project, so there is nothing to run.`);
    process.exit(1);
  }

  const { code } = await runChild(pinnedNode(root), [join(root, script), ...args], {
    cwd: root,
    env: withOwnBinariesFirst(process.env),
    stdio: "inherit",
  });
  process.exit(code);
}

/** Programs started by name, including Node, come from the project and not from the machine. */
function withOwnBinariesFirst(env) {
  // Windows spells it Path.
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const own = join(root, "node_modules", ".bin");
  return { ...env, [name]: [own, env[name]].filter(Boolean).join(delimiter) };
}

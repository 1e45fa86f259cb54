import { join } from "node:path";
import { root } from "../project-files.ts";
import { bundleScript } from "./bundle-script.ts";

/**
 * A module of the browser as the text of an inline script that calls one of its functions.
 *
 * @param module a path from the project's root
 * @param name the function that it exports
 * @returns the text, for arguments in JSON
 */
export async function inlineEntry(
  module: string,
  name: string,
): Promise<(...args: readonly unknown[]) => string> {
  const code = await bundleScript(module, {
    build: { lib: { entry: join(root, module), formats: ["iife"], name: "exported" } },
  });
  return (...args) => {
    const list = args.map((each) => JSON.stringify(each)).join(",");
    return `(()=>{${code}exported.${name}(${list})})()`;
  };
}

import { join } from "node:path";
import { build } from "vite";
import { root } from "../project-files.ts";

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
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      target: "es2023",
      write: false,
      lib: { entry: join(root, module), formats: ["iife"], name: "exported" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk, ...others] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk" || others.length > 0) {
    throw new Error(`${module} was not built into one script: look for what it imports.`);
  }
  const code = chunk.code.trim();
  return (...args) => {
    const list = args.map((each) => JSON.stringify(each)).join(",");
    return `(()=>{${code}exported.${name}(${list})})()`;
  };
}

import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { root } from "../site-folder.ts";

/**
 * Bundles a module of the project into one script with Vite, without the configuration of the site.
 *
 * @param module a path from the project's root, for the error
 * @param config what differs from that
 * @throws Error when Vite makes more of it than one script
 */
export async function bundleScript(module: string, config: InlineConfig): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    ...config,
    build: { target: "es2023", write: false, ...config.build },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk, ...others] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk" || others.length > 0) {
    throw new Error(
      `${module} was not bundled into one script: look for imports that Vite splits off.`,
    );
  }
  return chunk.code.trim();
}

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
    build: {
      lib: { entry: join(root, module), formats: ["es"] },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  const [exported = "", local] = /export\{(\w+) as \w+\};?$/.exec(code) ?? [];
  if (!local) throw new Error(`${module} exports more than ${name}: move the rest elsewhere.`);
  return (...args) => {
    const list = args.map((each) => JSON.stringify(each)).join(",");
    return `(()=>{${code.slice(0, -exported.length)}${local}(${list})})()`;
  };
}

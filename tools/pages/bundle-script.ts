import { build, type InlineConfig } from "vite";
import { root } from "../project-files.ts";

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

import { join } from "node:path";
import { build } from "vite";
import { root } from "#tools/project-files.ts";

/** The code of `in-page.ts` with its library, as the text of a function that puts it into a page. */
export async function bundleInPage(): Promise<string> {
  const outputs = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      lib: {
        entry: join(root, "tests/engines/in-page/in-page.ts"),
        formats: ["iife"],
        name: "inPage",
      },
    },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error("Vite made no bundle of in-page.ts.");
  return `() => { ${chunk.code}\n return ""; }`;
}

import { graphSvg } from "../report/graph-svg.ts";
import { printDocument, refuseDocument, saveDocument } from "./print-document.ts";
import { checkWiringFile } from "./read-wiring-file.ts";
import { readArguments, UsageError } from "./run-options.ts";

/** `molfar graph <wiring> [--out FILE]` */
export async function graphCommand(args: readonly string[]): Promise<number> {
  const { values, positionals, words } = readArguments(args, {
    out: { type: "string" },
    json: { type: "boolean", default: false },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || words) {
    throw new UsageError("molfar graph takes one wiring file.");
  }
  if (values.out === "") throw new UsageError("--out takes a file, not ''.");
  const checking = checkWiringFile(file);
  if ("problem" in checking) {
    console.error(checking.problem);
    return 2;
  }
  if (!("checked" in checking)) return refuseDocument(file, checking, values.json);
  const svg = graphSvg(checking.checked.plan);
  return values.out === undefined ? printDocument(svg) : saveDocument(values.out, svg);
}

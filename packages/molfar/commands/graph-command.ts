import { graphSvg } from "../report/graph-svg.ts";
import { checkWiring } from "./prepare.ts";
import { printDocument, refuseDocument, saveDocument } from "./print-document.ts";
import { readWiringFile } from "./read-wiring-file.ts";
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
  const reading = readWiringFile(file);
  if ("problem" in reading) {
    console.error(reading.problem);
    return 2;
  }
  if ("findings" in reading) return refuseDocument(file, reading.findings, values.json);
  const checking = checkWiring(reading.read.wiring, reading.read.base);
  if (!("checked" in checking)) return refuseDocument(file, checking.findings, values.json);
  const svg = graphSvg(checking.checked.plan);
  return values.out === undefined ? printDocument(svg) : saveDocument(values.out, svg);
}

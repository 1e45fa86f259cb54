import { opendirSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, parse, relative, resolve } from "node:path";
import { commands, type ExitCode } from "../command-line.ts";
import { writeArgo } from "../export/argo/write-argo.ts";
import type { FoundStart } from "../export/cwl/cwl-tool.ts";
import {
  type EnginePlace,
  engineCommand,
  engineText,
  places,
} from "../export/cwl/engine-command.ts";
import { writeCwl } from "../export/cwl/write-cwl.ts";
import type { Disk, Export, ExportedStep } from "../export/exported-step.ts";
import { graphSvg } from "../report/graph-svg.ts";
import type { Plan } from "../wiring/plan.ts";
import { refuse } from "./finding-formats.ts";
import { printError, printLine, printText, saveDocument } from "./output.ts";
import { type CheckedWiring, processWords, programFiles } from "./prepare.ts";
import { checkWiringFile } from "./read-wiring-file.ts";
import { notOneOf, readArguments, UsageError } from "./run-options.ts";

/** `molfar export cwl|argo <wiring> [--executor process] [--for slurm|kubernetes|single]` */
export async function exportCommand(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals, words } = readArguments(args, commands.export.options);
  const [format, file, ...more] = positionals;
  const { executor, json } = values;
  if ((format !== "cwl" && format !== "argo") || file === undefined || more.length > 0 || words) {
    throw new UsageError("molfar export takes cwl or argo, and one wiring file.");
  }
  if (executor !== "docker" && (executor !== "process" || format === "argo")) {
    const known = format === "argo" ? "docker" : "docker or process";
    throw new UsageError(`--executor takes ${known} here, not '${executor}'.`);
  }
  const place = readPlace(values.for, format);
  let plan: Plan | undefined;
  const made = makeDocument(file, json, (checked) => {
    ({ plan } = checked);
    return exported(checked, format, executor);
  });
  if (typeof made === "number") return made;
  if (!place || !plan) {
    printText(made.text);
    return 0;
  }
  const engine = engineCommand(plan, placeOf(file), place, executor);
  if (json) {
    printLine(JSON.stringify({ cwl: made.text, ...engine }));
    return 0;
  }
  printText(made.text);
  printError(engineText(engine));
  return 0;
}

const placeOf = (file: string) => ({ folder: dirname(resolve(file)), name: parse(file).name });

/** Where the exported workflow is to run; undefined if `--for` isn't given. */
function readPlace(word: string | undefined, format: "cwl" | "argo"): EnginePlace | undefined {
  if (word === undefined) return undefined;
  if (format === "argo") throw new UsageError("--for is for cwl: leave it out with argo.");
  const place = places.find((each) => each === word);
  if (place === undefined) throw new UsageError(notOneOf("--for", places, word));
  return place;
}

/** `molfar graph <wiring> [--out FILE]` */
export async function graphCommand(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals, words } = readArguments(args, commands.graph.options);
  const [file, ...more] = positionals;
  const { out, json } = values;
  if (file === undefined || more.length > 0 || words) {
    throw new UsageError("molfar graph takes one wiring file.");
  }
  if (out === "") throw new UsageError("--out takes a file, not ''.");
  const made = makeDocument(file, json, ({ plan }) => ({ text: graphSvg(plan), findings: [] }));
  if (typeof made === "number") return made;
  if (out !== undefined) return saveDocument(out, made.text);
  printText(made.text);
  return 0;
}

/** The document of a wiring file. Without one, says what is wrong and gives the exit code. */
function makeDocument(file: string, json: boolean, make: (checked: CheckedWiring) => Export) {
  const checking = checkWiringFile(file);
  if ("problem" in checking) {
    printError(checking.problem);
    return 2;
  }
  const made = "checked" in checking ? make(checking.checked) : checking;
  if ("text" in made && made.text !== undefined) return made;
  // Only programs find findings where the document would have been.
  return refuse(file, made, json, json ? printLine : printError);
}

/** A workflow in another format. The tools of CWL start images or processes. */
export function exported(
  checked: CheckedWiring,
  format: "cwl" | "argo",
  executor: "docker" | "process",
): Export {
  const source = { ...checked, disk: diskBelow(checked.base) };
  if (format === "argo") return writeArgo(source);
  if (executor === "docker") return writeCwl(source, imageStart);
  return writeCwl(source, (step) => processStart(step, checked.base));
}

function diskBelow(base: string): Disk {
  const absolute = (path: string) => resolve(base, path);
  return {
    absolute,
    size: (path) => statSync(absolute(path)).size,
    text: (path) => readFileSync(absolute(path), "utf8"),
    *names(path) {
      const folder = opendirSync(absolute(path));
      try {
        for (let entry = folder.readSync(); entry; entry = folder.readSync()) yield entry.name;
      } finally {
        folder.closeSync();
      }
    },
  };
}

function imageStart({ image, plan }: ExportedStep): FoundStart {
  const { command = [], args = [] } = plan.task;
  return image.image === undefined
    ? "no-image"
    : { image: image.image, words: [...command, ...args] };
}

function processStart({ image, plan, text }: ExportedStep, base: string): FoundStart {
  const program = processWords(image, plan.task, text);
  if (!program) return "no-process";
  // A tool finds absolute paths where they are. Of ./worker.sh it gets worker.sh.
  const sources = [...programFiles(image, program, base)]
    .filter((path) => !isAbsolute(path))
    .map((path) => relative(base, resolve(base, path)));
  return { program, words: plan.task.args ?? [], sources };
}

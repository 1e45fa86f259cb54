/** What of a workflow CWL v1.2 can't say. */
import { pathProblem } from "../../contract/paths.ts";
import { type StartForm, startWords } from "../../dockerfile/start-words.ts";
import { excerpt } from "../../text/wording.ts";
import type { WiringFinding } from "../../wiring/wiring-findings.ts";
import {
  authorizationFindings,
  type ExportedStep,
  type ExportSource,
  type Feed,
  missingImage,
  notExported,
  showsNoEntrypoint,
} from "../exported-step.ts";
import { type FoundStart, toolFolders } from "./cwl-tool.ts";

/** The most that an expression reads of a file. */
const contentLimit = 65_536;

/** Why a step can't be exported to CWL; empty where it can. */
export function cwlFindings(
  step: ExportedStep,
  start: FoundStart,
  source: ExportSource,
): WiringFinding[] {
  return [
    ...startFindings(step, start),
    ...authorizationFindings(step, source),
    ...step.feeds.flatMap((feed) => longListFindings(feed, source)),
    ...sameFileFindings(step, source),
  ];
}

function startFindings(step: ExportedStep, start: FoundStart): WiringFinding[] {
  const { plan, image, place, text } = step;
  if (start === "no-process") {
    return notExported(
      image.place ?? place,
      `Nothing says which process the task '${excerpt(plan.task.name)}' starts.`,
      `Add 'process' to '${plan.image}', or 'command' to the task.`,
    );
  }
  if (start !== "no-image" && "program" in start) return sourceFindings(step, start.sources);
  const { command } = plan.task;
  if (command === undefined || showsNoEntrypoint(text)) {
    return [...missingImage(step), ...workdirFindings(step)];
  }
  const why = /^\s*[{[]/.test(text)
    ? "a definition in JSON doesn't show whether it has one"
    : "its Dockerfile sets one or may inherit one";
  return notExported(
    image.place ?? place,
    `The task '${excerpt(plan.task.name)}' has a 'command', and CWL can't replace the ENTRYPOINT of an image: ${why}.`,
    "Add 'ENTRYPOINT []' to the last stage of the Dockerfile, or use 'args' alone.",
  );
}

/** A path that depends on where a process is started: './run' or 'task.py'. */
const relativePath = /^\.{1,2}\/|^\w[\w./-]*\.(?:py|[cm]?[jt]s|sh|rb|pl|php|jar|R)$/;

/** An engine starts containers in another directory. Without a slash, a program is in PATH. */
function workdirFindings({ plan, image, place, text }: ExportedStep): WiringFinding[] {
  const { command, args = [] } = plan.task;
  const { ENTRYPOINT, CMD } = startWords(text);
  const forms = command ? [command] : args.length > 0 ? [ENTRYPOINT] : [ENTRYPOINT, CMD];
  const [program = "", ...words] = forms.flatMap(toWords);
  const isRelative = program.includes("/") && !program.startsWith("/");
  const path = isRelative ? program : words.find((word) => relativePath.test(word));
  if (path === undefined) return [];
  return notExported(
    image.place ?? place,
    `The task '${excerpt(plan.task.name)}' starts '${excerpt(path)}', a path in the WORKDIR of its image, and a CWL engine starts it elsewhere.`,
    "Write the absolute path that it has in the image, such as '/app/run.sh'.",
  );
}

/** Of a text for a shell, what may be a program or a path. */
function toWords(form: StartForm = []): readonly string[] {
  return typeof form === "string" ? form.split(/[\s"';&|()]+/).filter(Boolean) : form;
}

/** The files of a program are put into the working directory, beside `in` and `out`. */
function sourceFindings({ image }: ExportedStep, sources: readonly string[]): WiringFinding[] {
  return sources.flatMap((path) => {
    const [first = ""] = path.split("/");
    const isTaken = first === toolFolders.in || first === toolFolders.out;
    if (pathProblem(path) === undefined && !path.endsWith("/") && !isTaken) return [];
    return notExported(
      image.place,
      `The source '${path}' can't be put into the working directory of a tool.`,
      "Put it beside the wiring file or in a directory there other than 'in' and 'out'.",
    );
  });
}

function longListFindings(
  { each, origin, place, input }: Feed,
  { disk }: ExportSource,
): WiringFinding[] {
  if ((each !== "list" && each !== "jsonl") || origin.kind !== "file") return [];
  if (disk.size(origin.path) <= contentLimit) return [];
  return notExported(
    place,
    `'${input.name}': an expression of CWL reads at most 64 KiB of a file, and '${origin.path}' has more.`,
    "Put the items into a directory, and join that with 'each: sorted'.",
  );
}

/** An engine stages a file once for each attempt, and so under one name. */
function sameFileFindings({ feeds }: ExportedStep, { disk }: ExportSource): WiringFinding[] {
  const staged = new Map<string, string>();
  return feeds.flatMap(({ input, origin, each, place }) => {
    if (each !== undefined || input.shape.kind === "parameter" || origin.kind === "value") {
      return [];
    }
    const { key: _, ...from } = origin;
    const path = from.kind === "output" ? undefined : disk.absolute(from.path);
    const identity = JSON.stringify({ ...from, ...(path !== undefined && { path }) });
    const other = staged.get(identity);
    staged.set(identity, other ?? input.fileName);
    if (other === undefined || other === input.fileName) return [];
    return notExported(
      place,
      `'${input.name}': CWL gives a file to a task under one name, and this one is '${other}' and '${input.fileName}'.`,
      "Give both inputs paths with the same last segment, or join a copy.",
    );
  });
}

/** Collections whose items Argo Workflows can't keep. */
import type { WiringFinding } from "../../wiring/finding.ts";
import { type Disk, type Feed, notExported } from "../exported-step.ts";
import { isTemplated } from "./argo-text.ts";
import { objectLimit } from "./items-template.ts";

/** No index below the limit has more digits. */
const maxDigits = 7;
/** The bytes of an item in the JSON of the generating step, besides its text or name. */
const emptyItem = '{"item": "", "index": "", "padded": "", "name": ""}, '.length + 2 * maxDigits;

/** What is wrong with the items that are known before a run. The generating step checks others. */
export function itemsFindings(feed: Feed, disk: Disk): WiringFinding[] {
  const { each, origin, input, place } = feed;
  if (each === undefined || (origin.kind !== "file" && origin.kind !== "directory")) return [];
  const problem = itemsProblem(knownItems(origin, disk));
  if (problem === undefined) return [];
  const source = origin.path;
  if (problem === "templated") {
    return notExported(
      place,
      `'${input.name}': an item of '${source}' has {{, and Argo replaces what is in {{ }} in more than one pass.`,
      each === "sorted" ? "Rename the file." : "Put the items into files of a directory.",
    );
  }
  return notExported(
    place,
    `'${input.name}': Argo keeps items in the object of the workflow, and those of '${source}' may take more than 1 MiB.`,
    each === "sorted"
      ? "Divide it into fewer files."
      : "Put the items into a directory, and join that with 'each: sorted'.",
  );
}

/** The lines of a file or the names in a directory; nothing where a file is too long to read. */
function knownItems(
  { kind, path }: { kind: "file" | "directory"; path: string },
  disk: Disk,
): Iterable<string> | undefined {
  if (kind === "directory") return disk.names(path);
  if (disk.size(path) > objectLimit) return undefined;
  return disk.text(path).replace(/\n$/, "").split("\n");
}

function itemsProblem(items: Iterable<string> | undefined): "long" | "templated" | undefined {
  if (!items) return "long";
  let bytes = 0;
  for (const item of items) {
    if (isTemplated(item)) return "templated";
    bytes += emptyItem + escapedLength(item);
    if (bytes > objectLimit) return "long";
  }
  return undefined;
}

/** The characters of a text in JSON that is ASCII only. */
function escapedLength(text: string): number {
  const short = text.match(/["\\\b\f\n\r\t]/g)?.length ?? 0;
  const long = text.match(/[^ -~\b\f\n\r\t]/g)?.length ?? 0;
  return text.length + short + 5 * long;
}

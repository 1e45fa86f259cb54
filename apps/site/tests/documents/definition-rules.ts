import { check } from "@yno/molfar";
import { isReservedVariable } from "@yno/molfar/contract/variables";
import { describeEnvironment, givenToEveryTask } from "@yno/molfar/environment";
import { defaultPrefix, separateLabels, wholeLabel } from "@yno/molfar/labels";
import { indexVariable, outputPath, pathVariable } from "@yno/molfar/names";
import { type FindingCode, isFindingCode } from "@yno/molfar/rules";
import type { DocumentText, Fence } from "./document-text.ts";

/** Findings about things that an example of only part of an image lacks. */
const missingInParts: readonly FindingCode[] = ["no-stage", "no-labels"];

/**
 * Every example of an image is clean, or breaks exactly the rules that its fence names:
 * `finding="no-labels"`, several with spaces between them. One that says `not-a-definition` shows
 * something else: JSON like that must be well formed, and a Dockerfile must have no faults in the
 * part it shows.
 */
export function definitionFaults(document: DocumentText): string[] {
  return document.fences.flatMap((fence) => {
    if (fence.language !== "dockerfile" && fence.language !== "json") return [];
    const expected = expectedFindings(fence);
    const unknown = expected.filter((code) => !isFindingCode(code));
    if (unknown.length > 0) {
      return [`${fence.at} expects ${unknown.join(", ")}, which isn't a rule of molfar.`];
    }
    const found = findingsIn(fence);
    const codes = [...new Set(found.map(({ code }) => code))].toSorted();
    if (codes.join() === expected.toSorted().join()) return [];
    const sentences = found.map(({ said }) => said).join(" ") || "Nothing was found in it.";
    return [
      `${fence.at} has ${codes.join(", ") || "no finding"}, and its fence names ${expected.join(", ") || "none"}. ${sentences}`,
    ];
  });
}

/** Definitions that the examples hold, so that names can be derived from them. */
function exampleDefinitions({ fences }: DocumentText) {
  return fences
    .filter(({ language }) => language === "dockerfile" || language === "json")
    .filter(({ meta }) => !isOther(meta))
    .flatMap(({ code, language }) => check(code, { format: toFormat(language) }).definition ?? []);
}

function findingsIn({ language, meta, code }: Fence): { code: string; said: string }[] {
  if (language === "json" && isOther(meta)) {
    try {
      JSON.parse(code);
      return [];
    } catch (error) {
      return [{ code: "broken-json", said: error instanceof Error ? error.message : "" }];
    }
  }
  return check(code, { format: toFormat(language) })
    .findings.filter((each) => !(isOther(meta) && missingInParts.includes(each.code)))
    .map(({ code: rule, place, problem }) => ({
      code: rule,
      said: `Line ${place?.line}: ${problem}`,
    }));
}

function toFormat(language: string): "json" | "dockerfile" {
  return language === "json" ? "json" : "dockerfile";
}

function isOther(meta: string): boolean {
  return /(^|\s)not-a-definition(\s|$)/.test(meta);
}

/** The codes that a fence names. */
function expectedFindings({ meta }: Fence): string[] {
  const [, codes = ""] = /(?:^|\s)finding="([^"]*)"/.exec(meta) ?? [];
  return codes.split(/\s+/).filter(Boolean);
}

/** Names of the platform's variables, of paths and of indexes, as a task finds them. */
const variable = /(?<!\w)(?:MOLFAR_[A-Z0-9_]+|[A-Z][A-Z0-9_]*_(?:PATH|INDEX))(?!\w)/g;

/** An input called X represents all inputs. */
const forAll = ["X_PATH", "X_INDEX"];

/**
 * Readers can look up every variable that a document names: it's in the first column of a table of
 * any document, or beside the name of its input there, or comes from an input or a secret of an
 * example of any document. Regardless of the tables, a MOLFAR_ variable must exist in the library,
 * and a variable beside a name must be the one that the library derives from it.
 */
export function variableFaults(documents: readonly DocumentText[]): string[] {
  const given = new Set(givenToEveryTask().map(({ name }) => name));
  const derived = documents.flatMap(exampleDefinitions).flatMap((definition) =>
    definition.tasks.flatMap((task) =>
      describeEnvironment(definition, task)
        .filter(({ path }) => path !== undefined)
        .map(({ name }) => name),
    ),
  );
  const listed = documents.flatMap(namesInTables);
  const inputs = documents.flatMap(inputsInTables);
  const known = new Set([
    ...[...forAll, ...derived, ...listed],
    ...inputs.flatMap((input) => [pathVariable(input), indexVariable(input)]),
  ]);
  return documents.flatMap((document) =>
    listPieces(document).flatMap(({ at, text }) =>
      (text.match(variable) ?? []).flatMap((name) => {
        if (name.startsWith("MOLFAR_") && !given.has(name)) {
          return [`${at} names ${name}, which no task is given: ${[...given].join(", ")} are.`];
        }
        return known.has(name) || (isReservedVariable(name) && name !== outputPath)
          ? []
          : [
              `${at} names ${name}, which no table lists and no example has. List it or correct it.`,
            ];
      }),
    ),
  );
}

/** Every label that a document names is one that the definition knows. */
export function labelFaults(document: DocumentText): string[] {
  const label = new RegExp(`${defaultPrefix.replaceAll(".", "\\.")}([\\w-]*\\w)`, "g");
  const known = [...separateLabels, wholeLabel];
  return listPieces(document).flatMap(({ at, text }) =>
    [...text.matchAll(label)].flatMap(([whole, name = ""]) =>
      known.includes(name) ? [] : [`${at} names the label ${whole}, which there is not.`],
    ),
  );
}

/** Lines of text, and fences except those that show a mistake. */
function listPieces({ lines, fences }: DocumentText) {
  const right = fences.filter((fence) => expectedFindings(fence).length === 0);
  return [...lines, ...right.map(({ at, code }) => ({ at, text: code }))];
}

/** The inputs of rows such as `| \`page-size\` | \`PAGE_SIZE_PATH\` |`. */
function inputsInTables({ lines }: DocumentText): string[] {
  return lines.flatMap(({ text }) => {
    const [, input, name = ""] = /^\s*\|\s*`([^`|]+)`\s*\|\s*`([^`|]+)`\s*\|/.exec(text) ?? [];
    return input && name.match(variable) ? [input] : [];
  });
}

/** The names in the first column of the tables. */
function namesInTables({ lines }: DocumentText): string[] {
  return lines.flatMap(({ text }) => {
    const [, cell = ""] = /^\s*\|([^|]*)\|/.exec(text) ?? [];
    return cell.match(variable) ?? [];
  });
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeSamples } from "#app/features/api-reference/samples.ts";
import { codePieces } from "#build/markdown/colour-code.ts";
import { minutesToRead, technicalPace, technicalWords } from "#build/markdown/document-headings.ts";
import { root } from "#build/site-folder.ts";
import {
  type ApiDescription,
  apiDescription,
  apiDescriptionFile,
  type ColouredCode,
} from "../collections/api-description.ts";

/** The data of /api: the records of the description, and the code around them, coloured. */
export const reference = await apiReference();

export type ApiReference = typeof reference;

async function apiReference() {
  const description = await apiDescription(readFileSync(join(root, apiDescriptionFile), "utf8"));
  const { server, operations, statuses } = description;

  return {
    description,
    samples: await byOperation(description, (operation) => writeSamples(server, operation)),
    answers: await byOperation(description, ({ responses }) =>
      (responses[0]?.examples ?? []).map(({ summary, value }) => inJson(summary, value)),
    ),
    errors: await Promise.all(
      statuses.flatMap(({ code, name, examples }) =>
        examples.slice(0, 1).map(({ value }) => coloured(inJson(`${code} ${name}`, value))),
      ),
    ),
    minutes: minutesToRead(
      technicalWords(textsIn({ operations, statuses }).join(" ")),
      technicalPace,
    ),
  };
}

type PlainCode = { title: string; language: string; code: string };

function inJson(title: string, value: unknown): PlainCode {
  return { title, language: "json", code: JSON.stringify(value, null, 2) };
}

async function coloured({ title, language, code }: PlainCode): Promise<ColouredCode> {
  return { title, language, pieces: await codePieces(code, language) };
}

async function byOperation(
  { operations }: ApiDescription,
  findCodes: (operation: ApiDescription["operations"][number]) => readonly PlainCode[],
): Promise<Record<string, ColouredCode[]>> {
  const entries = operations.map(async (operation) => {
    const codes = await Promise.all(findCodes(operation).map(coloured));
    return [operation.id, codes] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Every text in a part of the description. */
function textsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === "tag" ? [] : textsIn(value)));
}

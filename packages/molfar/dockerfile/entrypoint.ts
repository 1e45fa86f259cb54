import { parseInstructions } from "./instructions.ts";

/** The words of the last ENTRYPOINT in exec form, in the last stage of a Dockerfile. */
export function findEntrypoint(dockerfile: string): readonly string[] | undefined {
  let words: readonly string[] | undefined;
  for (const { keyword, line } of parseInstructions(dockerfile).instructions) {
    if (keyword === "FROM") words = undefined;
    if (keyword === "ENTRYPOINT") words = execForm(line.text);
  }
  return words;
}

function execForm(text: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || value.length === 0) return undefined;
    return value.every((word) => typeof word === "string") ? value : undefined;
  } catch {
    return undefined;
  }
}

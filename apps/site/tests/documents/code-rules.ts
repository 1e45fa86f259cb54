import { spawnSync } from "node:child_process";
import { parseSync } from "vite";
import type { DocumentText, Fence } from "./document-text.ts";

/** A program that says whether code can be read, by giving its complaint. */
export type Reader = {
  language: "shell" | "python" | "typescript";
  /** How a test calls it. */
  name: string;
  isHere: boolean;
  complaint: (code: string) => string | null;
};

export const readers: readonly Reader[] = [
  {
    language: "shell",
    name: "bash",
    isHere: answers("bash", ["--version"]),
    complaint: (code) => checkSyntax("bash", ["-n"], code),
  },
  {
    language: "python",
    name: "python3",
    isHere: answers("python3", ["--version"]),
    complaint: (code) =>
      checkSyntax("python3", ["-c", "import ast, sys; ast.parse(sys.stdin.read())"], code),
  },
  {
    language: "typescript",
    name: "Vite",
    isHere: true,
    // Grammar only: imports and types aren't checked.
    complaint: (code) => parseSync("example.ts", code).errors[0]?.message ?? null,
  },
];

/** Every block in the language of a reader is code that it can read. */
export function codeFaults(document: DocumentText, reader: Reader): string[] {
  return document.fences
    .filter(({ language }) => language === reader.language)
    .flatMap((fence: Fence) => {
      const complaint = reader.complaint(fence.code);
      return complaint === null
        ? []
        : [`${fence.at} cannot be read by ${reader.name}: ${complaint}`];
    });
}

function answers(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function checkSyntax(command: string, args: readonly string[], input: string): string | null {
  const { status, stderr, stdout } = spawnSync(command, args, { input, encoding: "utf8" });
  return status === 0 ? null : (stderr || stdout).trim();
}

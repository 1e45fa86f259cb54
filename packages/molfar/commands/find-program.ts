import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

/** Whether a program can be started: by its path from a folder, or by its name in PATH. */
export function canStart(program: string, base: string, path: string): boolean {
  if (program.includes("/")) return isProgram(resolve(base, program));
  return path.split(delimiter).some((folder) => folder !== "" && isProgram(join(folder, program)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

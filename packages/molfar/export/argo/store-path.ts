/**
 * A path of the wiring file as a key of the artifact store: without `.` and `..`, and undefined for
 * a file outside the folder of the wiring file.
 */
export function storePath(path: string): string | undefined {
  if (path.startsWith("/")) return undefined;
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join("/");
}

/** The grammar of the paths that workers read from and write to. */

/** The most bytes of UTF-8 in a path, and in one of its segments. */
export const pathLimits = { path: 1_024, segment: 255 } as const;

/** Why a path isn't safe on every system, worded for the middle of a sentence. */
export type PathProblem =
  | "is empty"
  | "begins with a slash"
  | "has an empty segment"
  | "has a segment that is '.' or '..'"
  | "has a backslash"
  | "has a control character"
  | "is not valid Unicode"
  | `has a segment of more than ${typeof pathLimits.segment} bytes`
  | `has more than ${typeof pathLimits.path} bytes`;

const utf8 = new TextEncoder();

/**
 * The problem with the path of an artifact, if any. A path is relative, its segments are joined by
 * `/`, and at most one `/` ends it, which makes it a directory.
 */
export function pathProblem(path: string): PathProblem | undefined {
  if (path === "") return "is empty";
  if (utf8.encode(path).length > pathLimits.path) return `has more than ${pathLimits.path} bytes`;
  if (path.startsWith("/")) return "begins with a slash";
  for (const segment of splitPath(path)) {
    const problem = segmentProblem(segment);
    if (problem) return problem;
  }
  return undefined;
}

/** The problem with the name of an output parameter, which becomes a file name. */
export function outputNameProblem(name: string): PathProblem | "has a slash" | undefined {
  return name.includes("/") ? "has a slash" : pathProblem(name);
}

/** The names on the way to a file or directory, without the slash that marks a directory. */
export function splitPath(path: string): string[] {
  return withoutFinalSlash(path).split("/");
}

/** The name that a worker finds at the end of an input's path. */
export function lastSegment(path: string): string {
  return splitPath(path).at(-1) ?? path;
}

/** The path itself, also of a directory. */
export function withoutFinalSlash(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}

function segmentProblem(segment: string): PathProblem | undefined {
  if (segment === "") return "has an empty segment";
  if (segment === "." || segment === "..") return "has a segment that is '.' or '..'";
  if (segment.includes("\\")) return "has a backslash";
  if (/\p{Cc}/u.test(segment)) return "has a control character";
  if (!segment.isWellFormed()) return "is not valid Unicode";
  if (utf8.encode(segment).length > pathLimits.segment) {
    return `has a segment of more than ${pathLimits.segment} bytes`;
  }
  return undefined;
}

/** Two outputs that cannot both be written: the later one, and the earlier one in its way. */
export type OutputCollision = { output: number; other: number };

type Place = { inside: Map<string, Place>; first: number; isOutput: boolean };

/**
 * The outputs of which one is at or below another. Names are compared in NFC and without case, as
 * the file systems of macOS and Windows do.
 *
 * @param paths of the output artifacts, and the names of the output parameters
 */
export function outputCollisions(paths: readonly string[]): OutputCollision[] {
  const root: Place = { inside: new Map(), first: -1, isOutput: false };
  return paths.flatMap((path, output) => {
    const other = claim(root, splitPath(path), output);
    return other === undefined ? [] : [{ output, other }];
  });
}

/** Walks down to the place of an output; gives the output that has it, or a part of it, already. */
function claim(root: Place, segments: readonly string[], output: number): number | undefined {
  let place = root;
  for (const segment of segments) {
    const name = segment.normalize("NFC").toLowerCase();
    const next = place.inside.get(name) ?? { inside: new Map(), first: output, isOutput: false };
    place.inside.set(name, next);
    place = next;
    if (place.isOutput) return place.first;
  }
  if (place.first !== output) return place.first;
  place.isOutput = true;
  return undefined;
}

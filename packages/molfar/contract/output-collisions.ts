import { splitPath } from "./paths.ts";

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

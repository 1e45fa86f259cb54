import type { Parts } from "../parts.ts";
import type { Definition } from "../shapes/definition.ts";
import { nearest } from "../text/nearest.ts";
import { escapeKey } from "../text/pointer.ts";
import type { Breach } from "./breach.ts";

/** References of a task that point to nothing. */
export function referenceBreaches({ shared = {} }: Definition, { dangling }: Parts): Breach[] {
  return dangling.map(({ path, kind, name }) => {
    const meant = nearest(name, Object.keys(shared[kind] ?? {}));
    return {
      code: "unknown-reference",
      path: `${path}/$ref`,
      problem: `There is no '${name}' among the shared ${kind}.`,
      remedy: meant
        ? `Write '#/shared/${kind}/${escapeKey(meant)}'.`
        : `Add it to the shared ${kind}, or correct the name.`,
    };
  });
}

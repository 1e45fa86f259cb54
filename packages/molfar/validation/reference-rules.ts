import type { Parts } from "../parts.ts";
import type { Definition, SharedKind } from "../shapes/definition.ts";
import { excerpt } from "../text/excerpt.ts";
import { nearest } from "../text/nearest.ts";
import { escapeKey } from "../text/pointer.ts";
import type { Breach } from "./breach.ts";

/** The names of what tasks can share. */
export type SharedNames = Readonly<Record<SharedKind, readonly string[]>>;

export function sharedNames({ shared = {} }: Definition): SharedNames {
  return {
    parameters: Object.keys(shared.parameters ?? {}),
    secrets: Object.keys(shared.secrets ?? {}),
    artifacts: Object.keys(shared.artifacts ?? {}),
  };
}

/** References of a task that point to nothing. */
export function referenceBreaches(names: SharedNames, { dangling }: Parts): Breach[] {
  return dangling.map(({ keys, kind, name }) => ({
    code: "unknown-reference",
    keys: [...keys, "$ref"],
    problem: `There is no '${excerpt(name)}' among the shared ${kind}.`,
    remedy: () => {
      const meant = nearest(name, names[kind]);
      return meant
        ? `Write '#/shared/${kind}/${escapeKey(meant)}'.`
        : `Add it to the shared ${kind}, or correct the name.`;
    },
  }));
}

import { type Finding, finding, nowhere, type PlaceOf } from "./finding.ts";
import { partsOfTasks } from "./parts.ts";
import type { Definition } from "./shapes/definition.ts";
import type { Breach } from "./validation/breach.ts";
import { environmentBreaches, nameBreaches } from "./validation/name-rules.ts";
import { referenceBreaches } from "./validation/reference-rules.ts";
import { secretBreaches } from "./validation/secret-rules.ts";
import { structureOf } from "./validation/structure.ts";
import { taskTypeBreaches } from "./validation/task-type-rules.ts";

/** The outcome of `validate`. */
export type Validation = {
  /** The definition, typed, once its structure holds; rules may still be broken. */
  definition: Definition | undefined;
  findings: readonly Finding[];
};

/**
 * Holds a definition to every rule. The structure comes first; the rules between the parts are
 * looked at once it holds. Never throws, whatever JSON gives.
 *
 * @param definition anything, as JSON.parse gives it
 * @param placeOf where in a text its parts stand, as `readDockerfile` and `readJson` give it
 */
export function validate(definition: unknown, placeOf: PlaceOf = nowhere): Validation {
  const structure = structureOf(definition, placeOf);
  if (structure.definition === undefined) return structure;
  const findings = breachesOf(structure.definition).map(({ code, path, problem, remedy }) =>
    finding(code, path, placeOf(path, "value"), problem, remedy),
  );
  return { definition: structure.definition, findings };
}

function breachesOf(definition: Definition): Breach[] {
  return [
    ...nameBreaches(definition),
    ...secretBreaches(definition),
    ...partsOfTasks(definition).flatMap(({ task, path, parts }) => [
      ...referenceBreaches(definition, parts),
      ...environmentBreaches(parts),
      ...taskTypeBreaches(task, path, parts),
    ]),
  ];
}

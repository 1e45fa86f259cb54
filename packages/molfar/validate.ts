import {
  type Findings,
  finding,
  firstFindings,
  firstInText,
  type Locate,
  nowhere,
  type Place,
} from "./finding.ts";
import { partsOfTasks } from "./parts.ts";
import type { Definition } from "./shapes/definition.ts";
import {
  environmentBreaches,
  nameBreaches,
  referenceBreaches,
  secretBreaches,
} from "./validation/name-rules.ts";
import { type Breach, limitBreaches, parseStructure } from "./validation/structure.ts";
import { outputBreaches, taskTypeBreaches } from "./validation/task-rules.ts";

/** The outcome of `validate`. */
export type Validation = Findings & {
  /** The definition, typed, once its structure and limits hold; rules may still be broken. */
  definition: Definition | undefined;
};

/**
 * Checks a definition against every rule. The structure comes first, then the limits; rules between
 * parts are checked once both pass. Never throws on any JSON value.
 *
 * @param definition anything, as JSON.parse gives it
 * @param locate where in a text its parts are, as `readDockerfile` and `readJson` give it
 * @param gaps fields without findings, because they aren't completely known
 */
export function validate(
  definition: unknown,
  locate: Locate = nowhere,
  gaps: ReadonlySet<string> = new Set(),
): Validation {
  const structure = parseStructure(definition);
  const all = (breaches: Iterable<Breach>) => toFindings(placed(breaches, locate, gaps));
  if (!structure.definition) return { definition: undefined, ...all(structure.breaches) };
  const beyond = limitBreaches(structure.definition);
  if (beyond.length > 0) return { definition: undefined, ...all(beyond) };
  return { definition: structure.definition, ...all(findBreaches(structure.definition)) };
}

function* placed(breaches: Iterable<Breach>, locate: Locate, gaps: ReadonlySet<string>) {
  for (const breach of breaches) {
    const { keys, part = "value" } = breach;
    if (keys.length === 1 && gaps.has(String(keys[0]))) continue;
    yield { ...breach, place: locate(keys, part) };
  }
}

function toFindings(breaches: Iterable<Breach & { place: Place | undefined }>): Findings {
  const { first, more } = firstInText(breaches);
  const findings = first.map(({ code, keys, place, problem, remedy }) =>
    finding(code, keys, place, problem, typeof remedy === "string" ? remedy : remedy()),
  );
  return firstFindings(findings, more);
}

function* findBreaches(definition: Definition): Iterable<Breach> {
  yield* nameBreaches(definition);
  yield* secretBreaches(definition);
  for (const { task, keys, parts } of partsOfTasks(definition)) {
    yield* referenceBreaches(definition, parts);
    yield* environmentBreaches(parts);
    yield* outputBreaches(parts);
    yield* taskTypeBreaches(task, keys, parts);
  }
}

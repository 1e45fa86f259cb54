import type { Place } from "../finding.ts";

/** A breach of one rule, at one place of a wiring file or of a file that it names. */
export type WiringFinding = {
  code: WiringRule;
  /** The file, where it is another than the wiring file. */
  file?: string;
  place?: Place | undefined;
  /** What is wrong, as a sentence. */
  problem: string;
  /** What to do about it, as a sentence. */
  remedy: string;
};

/**
 * What keeps a wiring from being run.
 *
 * @property more how many findings there are beyond these
 */
export type WiringFindings = { findings: readonly WiringFinding[]; more?: number };

/** Every rule that a wiring file is held to, by the code of the finding that a breach gives. */
export const wiringRules = {
  "too-much": "Size, depth and counts keep within the limits.",
  "not-utf8": "The file is UTF-8.",
  "broken-yaml": "The file is one YAML 1.2 document.",
  "unsupported-yaml": "There are no aliases, anchors, tags, directives or merge keys.",
  "repeated-key": "No map has the same key twice.",
  "missing-field": "Every required field is there.",
  "unknown-field": "Every field is one that the format knows.",
  "wrong-type": "Every value has the type and range of its field.",
  "illegal-key": "A key has lower-case letters, digits and hyphens, and begins with a letter.",
  "illegal-from": "A join is written as step.output.",
  "one-source": "An input has exactly one source.",
  "missing-file": "Every file and directory that is named is there and can be used.",
  "bad-collection": "Every collection on disk can be divided into items.",
  "bad-item": "Every item of a collection on disk fits its input.",
  "too-many-items": "A collection on disk has no more items than the runner takes.",
  "broken-definition": "Every definition is clean.",
  "no-command": "A process needs words to start, by 'process', 'command' or ENTRYPOINT.",
  "unknown-image": "Every image of a step is listed under images.",
  "unknown-task": "Every task is one of its image.",
  "unknown-input": "Every input that is joined is one of the task or the workflow.",
  "unknown-step": "Every step that a join comes from exists.",
  "unknown-output": "Every output that a join comes from is one of its task.",
  "unknown-secret": "Every secret that is given is one of the task.",
  "unjoined-input": "Every input of a task is joined or given a value.",
  "no-secret": "Every secret of a task is given, and holds 1 to 65,536 bytes of text.",
  "two-collections": "A step has at most one input in parallel mode.",
  "shape-mismatch": "A join goes from a shape to one that it can become.",
  "mime-mismatch": "A file goes to an input that takes its type.",
  "bad-value": "A value fits the type of the parameter that it goes to.",
  cycle: "No step waits for itself.",
  "not-exported": "Everything in the workflow can be written in the format of the export.",
} as const satisfies Record<string, string>;

/** The name of a rule. */
export type WiringRule = keyof typeof wiringRules;

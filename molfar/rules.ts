/** Every rule that a definition is held to, by the code of the finding that a breach gives. */
export const rules = {
  "too-much": "Size, nesting and counts keep within the limits.",
  "no-stage": "A Dockerfile builds an image: it has at least one FROM.",
  "no-labels": "The image carries labels under the prefix.",
  "labels-in-earlier-stage": "The labels stand in the last stage, or in one that it builds on.",
  "two-forms": "A Dockerfile uses the separate labels or the one JSON string, not both.",
  "unknown-label": "Every label under the prefix is one that the definition knows.",
  "broken-label": "Every LABEL instruction can be read by Docker: name=value, quotes closed.",
  "broken-substitution": "Every substitution in a label is one that can be followed.",
  "unknown-variable": "Every variable in a label has a value in the Dockerfile.",
  "broken-json": "JSON text is whole and well formed.",
  "repeated-key": "No object in the JSON text has the same key twice.",
  "missing-field": "Every required field is there.",
  "unknown-field": "Every field is one that the definition knows.",
  "wrong-type": "Every value has the type of its field.",
  "empty-text": "No text is empty.",
  "empty-list": "A list that needs an entry has one.",
  "line-break": "Name and description of the image are one line each, as a label can hold no more.",
  "unknown-version": "The schema version is one of the published versions.",
  "unknown-direction": "A direction is input or output.",
  "unknown-type": "The type of a parameter is string, number or boolean.",
  "unknown-task-type": "The type of a task is split, reduce or other.",
  "unknown-authorization-type": "The type of an authorization is oauth2_auth_code.",
  "illegal-name":
    "A name has a letter, does not begin with a digit, and so makes an environment name.",
  "illegal-mime-type": "A MIME type is written as type/subtype.",
  "illegal-path": "A path is relative and stays where it starts: no empty, . or .. segment.",
  "illegal-from": "The source of a secret is written as authorization.output.",
  "illegal-reference": "A reference points to a shared definition of the same kind.",
  "illegal-environment-name":
    "The name of an environment variable has letters, digits and _, and does not begin with a digit.",
  "repeated-name": "A name stands once in its list.",
  "reserved-name": "No input or secret becomes a reserved variable, such as HOME or LD_PRELOAD.",
  "environment-collision": "No two things in a task make the same environment name.",
  "illegal-output-name": "The name of an output parameter is one file name.",
  "output-collision": "No two outputs of a task have one path, or one below the other.",
  "shared-name": "A shared definition has the name under which it is kept.",
  "unknown-reference": "What a reference points to exists.",
  "unknown-authorization": "The authorization that a secret comes from exists.",
  "unknown-authorization-output": "The output that a secret comes from is one that its type gives.",
  "split-output-count": "A split task has exactly one output parameter.",
  "split-output-type": "The output parameter of a split task is a number: the count of chunks.",
  "reduce-input-count": "A reduce task has exactly one input artifact.",
  "reduce-input-directory": "The input artifact of a reduce task is a directory.",
  "reduce-output-count": "A reduce task has exactly one output artifact.",
  "reduce-output-file": "The output artifact of a reduce task is a file.",
} as const satisfies Record<string, string>;

/** The name of a rule. */
export type FindingCode = keyof typeof rules;

export function isFindingCode(text: string): text is FindingCode {
  return Object.hasOwn(rules, text);
}

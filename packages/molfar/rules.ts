/** Every rule that a definition is held to, by the code of the finding that a breach gives. */
export const rules = {
  "too-much": "Size, nesting and counts keep within the limits.",
  "not-a-dockerfile": "Docker can read the whole Dockerfile.",
  "no-stage": "A Dockerfile builds an image: it has at least one FROM.",
  "no-labels": "The image has labels with the prefix.",
  "labels-in-earlier-stage": "The labels are in the last stage, or in one it builds on.",
  "two-forms": "A Dockerfile uses the separate labels or the one JSON string, not both.",
  "unknown-label": "Every label with the prefix belongs to the definition.",
  "broken-label": "Docker can read every LABEL instruction: name=value, quotes closed.",
  "broken-substitution": "Every substitution in a label is supported.",
  "unknown-variable": "Every variable in a label has a value in the Dockerfile.",
  "broken-json": "The JSON is complete and well formed.",
  "repeated-key": "No JSON object has the same key twice.",
  "missing-field": "Every required field is present.",
  "unknown-field": "Every field belongs to the definition.",
  "wrong-type": "Every value has the type of its field.",
  "empty-text": "No text is empty.",
  "empty-list": "A list that needs an entry has at least one.",
  "line-break":
    "The image's name and description are one line each, because a label can't contain a line break.",
  "unknown-version": "The schema version is one of the published versions.",
  "unknown-direction": "A direction is input or output.",
  "unknown-type": "A parameter's type is string, number or boolean.",
  "unknown-task-type": "A task's type is split, reduce or other.",
  "unknown-authorization-type": "An authorization's type is oauth2_auth_code.",
  "illegal-name":
    "A name has a letter and doesn't start with a digit, so it can become an environment variable.",
  "illegal-mime-type": "A MIME type is written as type/subtype.",
  "illegal-path": "A path is relative and has no empty, . or .. segment.",
  "illegal-from": "A secret's source is written as authorization.output.",
  "illegal-reference": "A reference points to a shared definition of the same kind.",
  "illegal-environment-name":
    "An environment variable's name has only letters, digits and _, and doesn't start with a digit.",
  "repeated-name": "A name appears once in its list.",
  "reserved-name": "No input or secret becomes a reserved variable, such as HOME or LD_PRELOAD.",
  "environment-collision": "No two things in a task become the same environment variable.",
  "illegal-output-name": "The name of an output parameter is a single file name.",
  "output-collision": "No two outputs of a task have the same path, or one inside the other.",
  "shared-name": "A shared definition has the same name as its key.",
  "unknown-reference": "Every reference points to a definition that exists.",
  "unknown-authorization": "A secret's authorization exists.",
  "unknown-authorization-output":
    "A secret's output is one that the authorization's type provides.",
  "split-output-count": "A split task has exactly one output parameter.",
  "split-output-type": "The output parameter of a split task is a number: the count of chunks.",
  "reduce-input-count": "A reduce task has exactly one input artifact.",
  "reduce-input-directory": "The input artifact of a reduce task is a directory.",
  "reduce-output-count": "A reduce task has exactly one output artifact.",
  "reduce-output-file": "The output artifact of a reduce task is a file.",
} as const satisfies Record<string, string>;

/** The name of a rule. */
export type FindingCode = keyof typeof rules;

/** Whether a text is the code of a rule. */
export function isFindingCode(text: string): text is FindingCode {
  return Object.hasOwn(rules, text);
}

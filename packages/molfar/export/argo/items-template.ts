import type { CollectionKind } from "../../contract/collections.ts";
import type { JsonObject } from "../yaml-text.ts";

/** What the generating steps run on. */
const itemsImage = "python:3.13-slim";

/** The most that an object of Kubernetes holds, which the items become part of. */
export const objectLimit = 1_048_576;

/**
 * Divides a collection into objects with the index, the padded index, and the item. An object takes
 * more than 50 characters, so that a large count is refused without making all of them.
 */
export const program = `import json, os, sys

kind, source, limit = sys.argv[1], "/molfar/source", ${objectLimit}
if kind == "sorted":
    names = sorted(os.listdir(source), key=os.fsencode)
    items = [{"name": name} for name in names]
elif kind == "count":
    with open(source, encoding="utf-8") as file:
        count = int(file.read())
    items = [{"item": str(index)} for index in range(min(count, limit // 50))]
else:
    with open(source, "rb") as file:
        lines = file.read().split(b"\\n")
    last = lines.pop()
    lines = [line[:-1] if line.endswith(b"\\r") else line for line in lines]
    lines += [last] if last else []
    items = [{"item": line.decode("utf-8")} for line in lines]
    if kind == "jsonl":
        for each in items:
            if not isinstance(json.loads(each["item"]), dict):
                sys.exit("An item of JSONL isn't an object.")
width = max(5, len(str(max(len(items) - 1, 0))))
for index, each in enumerate(items):
    each.update(index=str(index), padded=str(index).zfill(width))
    each.setdefault("item", "")
    each.setdefault("name", "")
text = json.dumps(items)
if len(text) > limit:
    sys.exit("The items take more than 1 MiB, and Argo can't keep them.")
if any("{" * 2 in each["item"] + each["name"] for each in items):
    sys.exit("Argo would replace what is in double braces in an item.")
with open("/tmp/items.json", "w", encoding="utf-8") as file:
    file.write(text)
`;

/** A template that divides collections of a kind into items, whatever step they are for. */
export function itemsTemplate(kind: CollectionKind, name: string): JsonObject {
  const source = { name: "source", path: "/molfar/source" };
  const isText = kind === "count";
  return {
    name,
    inputs: {
      parameters: isText ? [{ name: "source" }] : [],
      artifacts: [isText ? { ...source, raw: { data: "{{inputs.parameters.source}}" } } : source],
    },
    container: {
      name: "main",
      image: itemsImage,
      command: ["python3", "-c", program, kind],
      volumeMounts: [{ name: "tmp", mountPath: "/tmp" }],
    },
    volumes: [{ name: "tmp", emptyDir: {} }],
    outputs: { parameters: [{ name: "items", valueFrom: { path: "/tmp/items.json" } }] },
  };
}

import type { Feed } from "../exported-step.ts";
import type { JsonObject } from "../yaml-text.ts";
import { inScript } from "./cwl-text.ts";

/** The tool that divides a collection into items and their indexes. */
export function itemsTool({ input, origin, each }: Feed, isCounted: boolean): JsonObject {
  const { shape, fileName } = input;
  const isFile = shape.kind !== "parameter";
  const name = inScript(isFile ? fileName : "");
  const type = inScript(shape.kind === "parameter" ? shape.type : "string");
  const expressions = {
    list: `listItems(inputs.source.contents, ${type}, ${name})`,
    jsonl: `jsonItems(inputs.source.contents, ${name})`,
    sorted: `sortedItems(inputs.source.listing, ${isCounted ? "inputs.count" : "null"})`,
    count: `countItems(inputs.source, ${name})`,
  } as const;
  const sources = {
    list: { type: "File", loadContents: true },
    jsonl: { type: "File", loadContents: true },
    sorted: { type: "Directory", loadListing: "shallow_listing" },
    count: { type: "string" },
  } as const;
  const collection = each ?? (origin.kind === "directory" ? "sorted" : "list");
  return {
    class: "ExpressionTool",
    inputs: [
      { id: "source", ...sources[collection] },
      ...(isCounted ? [{ id: "count", type: "string" }] : []),
    ],
    outputs: [
      { id: "items", type: { type: "array", items: isFile ? "File" : "string" } },
      { id: "indexes", type: { type: "array", items: "string" } },
    ],
    expression: `$(${expressions[collection]})`,
  };
}

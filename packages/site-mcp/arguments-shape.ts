import { excerpt } from "@yno/molfar/internal/text/excerpt";
import { limits } from "@yno/molfar/limits";
import * as z from "zod";

/**
 * The arguments of a tool and no others. Left to itself, the schema repeats every unknown name in
 * full, so that an error could be as long as what was sent.
 */
export function argumentsShape<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== "unrecognized_keys") return undefined;
      const names = issue.keys.slice(0, limits.choices).map((name) => `'${name}'`);
      return `The tool has no argument ${excerpt(names.join(", "))}. Remove it.`;
    },
  });
}

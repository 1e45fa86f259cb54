import { limits } from "@yno/molfar/limits";
import { excerpt } from "@yno/molfar/wording";
import * as z from "zod";

const namedCallShape = z.looseObject({ params: z.looseObject({ name: z.string() }) });

/**
 * A message with the called name shortened if it's longer than any tool's name, because the SDK
 * repeats unknown names unchanged.
 */
export function withShortName(body: string): string {
  try {
    const call = namedCallShape.safeParse(JSON.parse(body)).data;
    if (!call || call.params.name.length <= limits.excerpt) return body;
    return JSON.stringify({ ...call, params: { ...call.params, name: excerpt(call.params.name) } });
  } catch {
    return body;
  }
}

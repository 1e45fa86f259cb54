import type { ApiOperation, ApiParameter } from "#content/schema/api-description.ts";
import { isAllowed } from "./mock-answer.ts";

/**
 * What the mock made of values that the description does not allow, a sentence for each.
 *
 * @param values by the name of the parameter; an empty one is left out of the call
 */
export function mockRemarks(
  { parameters }: Pick<ApiOperation, "parameters">,
  values: Readonly<Record<string, string>>,
): string[] {
  return parameters
    .filter((parameter) => {
      const value = values[parameter.name] ?? "";
      return value !== "" && !isAllowed(parameter, value);
    })
    .map(remarkOn);
}

function remarkOn({ name, type, minimum, default: fallback }: ApiParameter): string {
  if (type !== "integer") return `${name} is not a UUID, so nothing has it.`;
  const from = minimum === undefined ? "" : ` from ${minimum}`;
  return `${name} is not a whole number${from}. The description knows no answer to that, so the mock took the default, ${fallback}.`;
}

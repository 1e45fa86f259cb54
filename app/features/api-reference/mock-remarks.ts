import type { ApiOperation, ApiParameter } from "#content/schema/api-description.ts";
import { mockWords } from "#content/words/api-mock.ts";
import { isAllowed } from "./mock-answer.ts";

/**
 * What the mock made of values outside the description, a sentence for each.
 *
 * @param values by the name of the parameter; an empty one is left out of the call
 */
export function mockRemarks(
  { parameters }: Pick<ApiOperation, "parameters">,
  values: Readonly<Record<string, string>>,
): string[] {
  return parameters.flatMap((parameter) => {
    const value = values[parameter.name] ?? "";
    return value === "" ? [] : remarkOn(parameter, value);
  });
}

function remarkOn(parameter: ApiParameter, value: string): string[] {
  const { name, type, minimum, maximum, default: fallback } = parameter;
  if (isAllowed(parameter, value)) {
    if (maximum === undefined || Number(value) <= maximum) return [];
    return [mockWords.aboveMaximum(name, maximum)];
  }
  if (type !== "integer") return [mockWords.notUuid(name)];
  const from = minimum === undefined ? "" : mockWords.from(minimum);
  return [mockWords.notInteger(name, from, fallback)];
}

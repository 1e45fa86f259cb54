import type { Given, Join, Source, WiredStep, Wiring } from "./wiring.ts";

/** A wiring as JSON in the form of the file, without places. */
export function wiringJson({ name, images, inputs, steps, outputs, concurrency }: Wiring): string {
  const whole = {
    version: 1,
    name,
    images: mapped(images, ({ place: _, ...image }) => image),
    inputs: mapped(inputs, sourceJson),
    steps: mapped(steps, stepJson),
    outputs: mapped(outputs, sourceJson),
    ...(concurrency !== undefined && { concurrency }),
  };
  return JSON.stringify(whole, null, 2);
}

function stepJson({ place: _, in: inputs, secrets, memoryMib, diskMib, ...step }: WiredStep) {
  return {
    ...step,
    in: mapped(inputs, sourceJson),
    secrets: mapped(secrets, ({ kind, from }) => ({ [kind]: from })),
    ...(memoryMib !== undefined && { memory_mib: memoryMib }),
    ...(diskMib !== undefined && { disk_mib: diskMib }),
  };
}

function sourceJson(source: Source | Given | Join) {
  const each = "each" in source && source.each ? { each: source.each } : {};
  switch (source.kind) {
    case "from":
      return { from: `${source.step}.${source.output}`, ...each };
    case "input":
      return { input: source.input, ...each };
    case "value":
      return { value: source.value, ...each };
    default:
      return { [source.kind]: source.path, ...each };
  }
}

function mapped<Value>(map: ReadonlyMap<string, Value>, json: (value: Value) => object) {
  return Object.fromEntries([...map].map(([key, value]) => [key, json(value)]));
}

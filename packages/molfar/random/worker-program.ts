/** A worker of a made-up workflow as a program: `node worker-program.ts <task>`. */
import { join } from "node:path";
import type { Content } from "../wiring/simulate.ts";
import { definition, readContent, workers, writeContent } from "./workers.ts";

const [, , name = ""] = process.argv;
const task = definition.tasks.find((each) => each.name === name);
const out = process.env.OUTPUT_PATH ?? "";
const ports = [...(task?.parameters ?? []), ...(task?.artifacts ?? [])].flatMap((entry) =>
  "$ref" in entry ? [] : [entry],
);
const inputs = ports
  .filter(({ direction }) => direction === "input")
  .map((port): [string, Content] => [
    port.name,
    readContent(process.env[`${port.name.toUpperCase()}_PATH`] ?? ""),
  ]);
const index = Object.entries(process.env).find(([variable]) => variable.endsWith("_INDEX"))?.[1];
const results = workers[name]?.(new Map(inputs), index ?? "-") ?? {};
for (const port of ports.filter(({ direction }) => direction === "output")) {
  writeContent(join(out, "path" in port ? port.path : port.name), results[port.name] ?? "");
}

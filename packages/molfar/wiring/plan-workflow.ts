import { attemptDefaults } from "../contract/failures.ts";
import { checkValue } from "../contract/values.ts";
import type { Place } from "../finding.ts";
import { limits } from "../limits.ts";
import type { Definition } from "../shapes/definition.ts";
import type { Task } from "../shapes/task.ts";
import { excerpt, joinWithOr, nearest } from "../text/wording.ts";
import { joinProblem, type Origin, type Target } from "./joins.ts";
import type { ParallelInput, Plan, PlannedInput, PlannedSource, PlannedStep } from "./plan.ts";
import { stepOrder } from "./step-order.ts";
import { type InputPort, listPorts, type Ports } from "./task-ports.ts";
import type { Source, WiredStep, Wiring } from "./wiring.ts";
import type { WiringFinding, WiringRule } from "./wiring-findings.ts";

/** A plan, or the findings that prevent one. */
export type Planning =
  | { plan: Plan; findings: readonly [] }
  | { plan: undefined; findings: readonly WiringFinding[] };

/** A step whose task is known. */
type Known = { key: string; step: WiredStep; task: Task; ports: Ports; isParallel: boolean };

/**
 * Holds a wiring to the definitions that it names, and plans its run.
 *
 * @param definitions by the key of the image; one that is missing has its own finding already
 */
export function planWorkflow(
  wiring: Wiring,
  definitions: ReadonlyMap<string, Definition>,
): Planning {
  const planner = new Planner(wiring, definitions);
  const plan = planner.plan();
  const { findings } = planner;
  return findings.length > 0 ? { plan: undefined, findings } : { plan, findings: [] };
}

class Planner {
  readonly findings: WiringFinding[] = [];
  readonly #wiring: Wiring;
  readonly #known = new Map<string, Known>();
  readonly #ports = new Map<Task, Ports>();

  constructor(wiring: Wiring, definitions: ReadonlyMap<string, Definition>) {
    this.#wiring = wiring;
    for (const [key, step] of wiring.steps) {
      const task = this.#findTask(step, definitions);
      const isParallel = [...step.in.values()].some(({ each }) => each !== undefined);
      if (task) this.#known.set(key, { key, step, ...task, isParallel });
    }
  }

  plan(): Plan {
    const { name, steps, outputs, concurrency } = this.#wiring;
    const waits = new Map([...steps].map(([key, step]) => [key, listDependencies(step)]));
    const { order, closing } = stepOrder(waits);
    for (const { step, waitsFor } of closing) {
      const join = [...(steps.get(step)?.in.values() ?? [])].find(
        (source) => source.kind === "from" && source.step === waitsFor,
      );
      const problem =
        step === waitsFor
          ? `The step '${step}' waits for itself.`
          : `The steps '${step}' and '${waitsFor}' wait for each other.`;
      this.#report("cycle", join?.place, problem, "Take one of the joins out.");
    }
    const planned = order.flatMap((key) => {
      const known = this.#known.get(key);
      return known ? [this.#step(known)] : [];
    });
    for (const [, join] of outputs) this.#origin(join);
    return {
      name,
      steps: planned,
      outputs: [...outputs].map(([key, { step, output }]) => ({ name: key, step, output })),
      ...(concurrency !== undefined && { concurrency }),
    };
  }

  #report(code: WiringRule, place: Place | undefined, problem: string, remedy: string): undefined {
    if (this.findings.length < limits.findings) {
      this.findings.push({ code, place, problem, remedy });
    }
    return undefined;
  }

  #describe(key: string, { task }: WiredStep): string {
    return this.#wiring.fromOptions ? `task '${excerpt(task)}'` : `step '${key}'`;
  }

  #findTask(step: WiredStep, definitions: ReadonlyMap<string, Definition>) {
    const { images } = this.#wiring;
    if (!images.has(step.image)) {
      const problem = `There is no image '${excerpt(step.image)}'.`;
      return this.#report("unknown-image", step.place, problem, choice(step.image, images.keys()));
    }
    const definition = definitions.get(step.image);
    if (!definition) return undefined;
    const task = definition.tasks.find(({ name }) => name === step.task);
    if (task) {
      const ports = this.#ports.get(task) ?? listPorts(definition, task);
      this.#ports.set(task, ports);
      return { task, ports };
    }
    const names = definition.tasks.map(({ name }) => name);
    const where = this.#wiring.fromOptions ? "definition" : `image '${step.image}'`;
    const problem = `The ${where} has no task '${excerpt(step.task)}'.`;
    return this.#report("unknown-task", step.place, problem, choice(step.task, names));
  }

  #step({ key, step, task, ports }: Known): PlannedStep {
    const inputs: PlannedInput[] = [];
    let each: ParallelInput | undefined;
    for (const [name, source] of step.in) {
      const port = ports.inputs.get(name);
      if (!port) {
        const problem = `The task '${excerpt(task.name)}' has no input '${excerpt(name)}'.`;
        const remedy = choice(name, ports.inputs.keys());
        this.#report("unknown-input", source.place, problem, remedy);
        continue;
      }
      const input = this.#input(port, source);
      if (!input) continue;
      inputs.push(input);
      if (source.each === undefined) continue;
      if (each) {
        const problem = `The inputs '${each.input.name}' and '${name}' are both in parallel mode.`;
        const remedy = "Put the pairs into one JSONL file, and join that with 'each: jsonl'.";
        this.#report("two-collections", source.place, problem, remedy);
        continue;
      }
      const countOf = this.#findCount(source);
      each = { input, collection: source.each, ...(countOf && { countOf }) };
    }
    for (const { name, shape } of ports.inputs.values()) {
      if (step.in.has(name)) continue;
      const shown = excerpt(name);
      const problem = `The input '${shown}' of the ${this.#describe(key, step)} has no source.`;
      const option = shape.kind === "parameter" ? `--value ${shown}=TEXT` : `--in ${shown}=PATH`;
      const remedy = this.#wiring.fromOptions ? `Add ${option}.` : `Add '${shown}' to its 'in'.`;
      this.#report("unjoined-input", step.place, problem, remedy);
    }
    const { timeout, attempts, concurrency, cpus, memoryMib, diskMib } = step;
    return {
      ...{ key, image: step.image, task, inputs },
      outputs: [...ports.outputs.values()].map(({ mimeTypes: _, ...output }) => output),
      secrets: this.#secrets(key, step, task, ports),
      ...(each && { each }),
      waitsFor: listDependencies(step),
      limits: {
        ...(timeout !== undefined && { timeoutSeconds: timeout }),
        ...(attempts !== undefined && { attempts }),
        ...(concurrency !== undefined && { concurrency }),
        cpus: enforceable(cpus ?? attemptDefaults.cpus),
        memoryMib: memoryMib ?? attemptDefaults.memoryMib,
        diskMib: diskMib ?? attemptDefaults.diskMib,
      },
    };
  }

  #secrets(key: string, step: WiredStep, task: Task, ports: Ports): PlannedStep["secrets"] {
    for (const [name, { place }] of step.secrets) {
      if (ports.secrets.includes(name)) continue;
      const problem = `The task '${excerpt(task.name)}' has no secret '${excerpt(name)}'.`;
      this.#report("unknown-secret", place, problem, choice(name, ports.secrets));
    }
    return ports.secrets.flatMap((name) => {
      const source = step.secrets.get(name);
      if (source) return [{ name, source }];
      const shown = excerpt(name);
      const problem = `The secret '${shown}' of the ${this.#describe(key, step)} isn't given.`;
      const remedy = this.#wiring.fromOptions
        ? `Add --secret ${shown}=env:VARIABLE or --secret ${shown}=file:PATH.`
        : "Name a variable or a file under 'secrets'.";
      this.#report("no-secret", step.place, problem, remedy);
      return [];
    });
  }

  #input({ mimeTypes, ...port }: InputPort, source: Source): PlannedInput | undefined {
    const from = this.#origin(source);
    if (!from) return undefined;
    const { shape } = port;
    const target: Target = shape.kind === "parameter" ? shape : { kind: shape.kind, mimeTypes };
    const refused = joinProblem(from.origin, source.each, target);
    if (refused) {
      const { code, problem, remedy } = refused;
      return this.#report(code, source.place, `'${excerpt(port.name)}': ${problem}`, remedy);
    }
    if (from.source.kind === "value" && shape.kind === "parameter") {
      const reading = checkValue(from.source.value, shape.type);
      if (!reading.ok) {
        const problem = `The value of '${excerpt(port.name)}' isn't a ${shape.type}: ${reading.reason}.`;
        return this.#report("bad-value", source.place, problem, `Write a ${shape.type}.`);
      }
    }
    return { ...port, source: from.source };
  }

  /** The source of a join, or undefined once there is a finding. */
  #origin(source: Source): { origin: Origin; source: PlannedSource } | undefined {
    switch (source.kind) {
      case "value":
        return { origin: { kind: "value" }, source: { kind: "value", value: source.value } };
      case "file":
        return { origin: { kind: "file" }, source: { kind: "file", path: source.path } };
      case "directory":
        return {
          origin: { kind: "directory", holds: "files" },
          source: { kind: "directory", path: source.path },
        };
      case "input": {
        const given = this.#wiring.inputs.get(source.input);
        if (given) return this.#origin(given);
        const problem = `The workflow has no input '${excerpt(source.input)}'.`;
        const remedy = choice(source.input, this.#wiring.inputs.keys());
        return this.#report("unknown-input", source.place, problem, remedy);
      }
      case "from":
        return this.#outputOrigin(source);
    }
  }

  #outputOrigin({ step, output, place }: Extract<Source, { kind: "from" }>) {
    if (!this.#wiring.steps.has(step)) {
      const problem = `There is no step '${step}'.`;
      return this.#report("unknown-step", place, problem, choice(step, this.#wiring.steps.keys()));
    }
    const known = this.#known.get(step);
    if (!known) return undefined;
    const port = known.ports.outputs.get(output);
    if (!port) {
      const problem = `The step '${step}' has no output '${excerpt(output)}'.`;
      const remedy = choice(output, known.ports.outputs.keys());
      return this.#report("unknown-output", place, problem, remedy);
    }
    const { shape, mimeTypes, isCount } = port;
    const source: PlannedSource = { kind: "output", step, output };
    const isDirectory = shape.kind === "directory";
    if (known.isParallel || isDirectory) {
      const holds = known.isParallel && isDirectory ? ("directories" as const) : ("files" as const);
      return { source, origin: { kind: "directory" as const, mimeTypes, holds } };
    }
    const origin: Origin =
      shape.kind === "parameter"
        ? { kind: "parameter", type: shape.type, isCount }
        : { kind: "file", mimeTypes };
    return { source, origin };
  }

  /** A directory of a split task that runs once has to hold as many files as the task counted. */
  #findCount(source: Source): ParallelInput["countOf"] {
    if (source.kind !== "from" || source.each !== "sorted") return undefined;
    const known = this.#known.get(source.step);
    if (!known || known.isParallel || known.task.task_type !== "split") return undefined;
    const count = [...known.ports.outputs.values()].find(({ isCount }) => isCount);
    return count && { step: source.step, output: count.name };
  }
}

function listDependencies(step: WiredStep): string[] {
  const sources = [...step.in.values()];
  return [...new Set(sources.flatMap((each) => (each.kind === "from" ? [each.step] : [])))];
}

/**
 * CPUs that every engine takes. Linux limits a container to 1 ms of each 100 ms at least, in steps of
 * 1 µs. With less Podman starts nothing, and neither does Docker, which sets no limit for very little.
 */
function enforceable(cpus: number): number {
  return Math.max(Number(cpus.toFixed(5)), 0.01);
}

function choice(written: string, known: Iterable<string>): string {
  const names: string[] = [];
  for (const name of known) if (names.push(name) >= limits.compared) break;
  const meant = nearest(written, names);
  if (meant) return `Write '${excerpt(meant)}'.`;
  return names.length > 0 ? `Write ${joinWithOr(names)}.` : "Remove it.";
}

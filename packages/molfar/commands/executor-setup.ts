import { resolve } from "node:path";
import type { ReadyImage } from "../runner/executor.ts";
import {
  askEngine,
  type Client,
  containerExecutor,
  removeContainers,
  unprivileged,
  volumesToCover,
} from "../runner/executors/container.ts";
import { canStart, processExecutor } from "../runner/executors/process.ts";
import type { RemoveContainers } from "../runner/processes.ts";
import type { WorkflowRun } from "../runner/workflow-run.ts";
import type { WiredImage } from "../wiring/wiring.ts";
import { type CheckedWiring, type Prepared, processWords, readyProcess } from "./prepare.ts";
import type { CommonOptions } from "./run-options.ts";

/** An executor with what each step starts, or why it isn't there, as a sentence. */
type ExecutorSetup =
  | Pick<WorkflowRun, "executor" | "removeContainers" | "images" | "warnings">
  | { missing: string };

type ExecutorOptions = Pick<CommonOptions, "executor" | "network" | "api" | "apiCa">;

/** A program or an engine that isn't there gives a sentence in `missing`, and no error. */
export function setUpExecutor(
  prepared: Prepared,
  options: ExecutorOptions,
): Promise<ExecutorSetup> {
  return options.executor === "process"
    ? setUpProcesses(prepared)
    : setUpContainers(prepared, options, options.executor);
}

async function setUpProcesses(prepared: Prepared): Promise<ExecutorSetup> {
  const { base } = prepared;
  const path = process.env.PATH ?? "";
  const found = findPrograms(prepared);
  if ("missing" in found) return found;
  const images = new Map<string, ReadyImage>();
  for (const { step, image, words } of found.programs) {
    images.set(step, await readyProcess(image, words, base));
  }
  const message =
    "Workers run as your own processes, without a sandbox: run only programs that you trust.";
  return {
    executor: processExecutor(base, path),
    removeContainers: removerOfContainers(base),
    images,
    warnings: [{ code: "no-isolation", message }],
  };
}

type StepProgram = { step: string; image: WiredImage; words: readonly string[] };

/** What each step starts as a process, or a sentence about the first program that isn't there. */
function findPrograms({
  plan,
  wiring,
  definitions,
  base,
}: CheckedWiring): { programs: readonly StepProgram[] } | { missing: string } {
  const path = process.env.PATH ?? "";
  const programs: StepProgram[] = [];
  for (const step of plan.steps) {
    const image = wiring.images.get(step.image);
    const text = definitions.get(step.image)?.text ?? "";
    const words = image && processWords(image, step.task, text);
    const [program] = words ?? [];
    if (!image || !words || program === undefined) {
      return {
        missing: wiring.fromOptions
          ? `The task '${step.task.name}' has no program to start as a process: give its words after --.`
          : `The step '${step.key}' has no words to start as a process: add 'process' to the image '${step.image}'.`,
      };
    }
    if (!canStart(program, base, path)) {
      return {
        missing: wiring.fromOptions
          ? `The program '${program}' isn't there: install it, or give other words after --.`
          : `The program '${program}' of the step '${step.key}' isn't there: install it, or correct 'process'.`,
      };
    }
    programs.push({ step: step.key, image, words });
  }
  return { programs };
}

/** Why a run of a wiring couldn't start its tasks, as a sentence; undefined where it could. */
export async function findMissing(
  checked: CheckedWiring,
  executor: ExecutorOptions["executor"],
): Promise<string | undefined> {
  const found =
    executor === "process"
      ? findPrograms(checked)
      : await findImages(checked, { engine: executor, cwd: checked.base });
  return "missing" in found ? found.missing : undefined;
}

type Warning = WorkflowRun["warnings"][number];
type FoundImage = { ready: ReadyImage; warning?: Warning };

/** The image of each step, or a sentence about the first that isn't there. Asks once about each. */
async function findImages(
  { plan, wiring }: CheckedWiring,
  client: Client,
): Promise<{ images: ReadonlyMap<string, ReadyImage>; warnings: Warning[] } | { missing: string }> {
  const { engine } = client;
  if ((await askEngine(client, ["version"])).failed) {
    return {
      missing: `${engine} isn't running or isn't installed: start it, or use --executor process.`,
    };
  }
  const known = new Map<string, FoundImage>();
  const images = new Map<string, ReadyImage>();
  for (const step of plan.steps) {
    const reference = wiring.images.get(step.image)?.image;
    if (reference === undefined) {
      return {
        missing: wiring.fromOptions
          ? `The task '${step.task.name}' has no image to start: name one with --image.`
          : `The step '${step.key}' has no image to start: add 'image' to '${step.image}'.`,
      };
    }
    const found = known.get(reference) ?? (await findImage(reference, client));
    if ("missing" in found) return found;
    known.set(reference, found);
    images.set(step.key, found.ready);
  }
  const warnings = [...known.values()].flatMap(({ warning }) => warning ?? []);
  return { images, warnings };
}

async function findImage(
  reference: string,
  client: Client,
): Promise<FoundImage | { missing: string }> {
  const format = "{{.Id}} {{.Os}}/{{.Architecture}} {{json .Config.Volumes}}";
  const inspected = await askEngine(client, ["image", "inspect", "--format", format, reference]);
  if (inspected.failed) {
    return {
      missing: `${client.engine} has no image '${reference}': build or pull it first, because it's never pulled here.`,
    };
  }
  const [id = "", platform = "", ...rest] = inspected.stdout.trim().split(" ");
  const covering = volumesToCover(declaredVolumes(rest.join(" ")));
  if ("overlapping" in covering) {
    return {
      missing: `The image '${reference}' declares the volume '${covering.overlapping}', which overlaps a folder of the runner: take that VOLUME out of its Dockerfile.`,
    };
  }
  const ready: ReadyImage = { program: { image: id }, start: { reference, ...covering } };
  if (platform === "linux/amd64") return { ready };
  const message = `'${reference}' is for ${platform}, and the platform runs linux/amd64: build it for both.`;
  return { ready, warning: { code: "other-platform", message } };
}

async function setUpContainers(
  prepared: Prepared,
  options: ExecutorOptions,
  engine: "docker" | "podman",
): Promise<ExecutorSetup> {
  const client = { engine, cwd: prepared.base };
  const found = await findImages(prepared, client);
  if ("missing" in found) return found;
  const { images, warnings } = found;
  const info = await askEngine(client, ["info", "--format", "{{json .}}"]);
  const dropped = droppedLimits(engine, info.failed ? "" : info.stdout);
  if (dropped.length > 0) {
    const message = `${engine} doesn't enforce these limits here: ${dropped.join(", ")}. A worker may take all that the machine has.`;
    warnings.push({ code: "limits-dropped", message });
  }
  const isRoot = process.getuid?.() === 0;
  const executor = containerExecutor({
    ...client,
    uid: isRoot ? unprivileged : (process.getuid?.() ?? unprivileged),
    gid: isRoot ? unprivileged : (process.getgid?.() ?? unprivileged),
    network: options.network === "none" ? "none" : options.api ? "host" : "bridge",
    ...(options.apiCa !== undefined && { apiCa: resolve(options.apiCa) }),
  });
  return { executor, removeContainers: removerOfContainers(prepared.base), images, warnings };
}

/** Removes the containers of a run from the engine that the run names. */
export function removerOfContainers(cwd: string): RemoveContainers {
  return async (engine, run) =>
    engine === "docker" || engine === "podman" ? removeContainers({ engine, cwd }, run) : 0;
}

/** The paths that an engine gives as the keys of a JSON object; it gives null without any. */
function declaredVolumes(json: string): string[] {
  const volumes: object | null = json === "" ? null : JSON.parse(json);
  return Object.keys(volumes ?? {});
}

/** Names of limits by the fields in which Docker says whether it enforces them. */
const dockerFields = {
  CpuCfsQuota: "CPUs",
  MemoryLimit: "memory",
  SwapLimit: "swap",
  PidsLimit: "processes",
};

/** Names of limits by the controllers that Podman needs for them. */
const podmanControllers = { cpu: "CPUs", memory: "memory", pids: "processes" };

type PodmanInfo = {
  host?: {
    cgroupVersion?: string;
    cgroupControllers?: readonly string[];
    security?: { rootless?: boolean };
  };
};

/**
 * The limits that an engine takes and doesn't enforce, by what its `info` says as JSON. None where
 * that can't be read: an attempt is then as limited as it can be.
 */
export function droppedLimits(engine: "docker" | "podman", json: string): string[] {
  try {
    return engine === "docker"
      ? droppedByDocker(JSON.parse(json))
      : droppedByPodman(JSON.parse(json));
  } catch {
    return [];
  }
}

function droppedByDocker(info: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(dockerFields)
    .filter(([field]) => info[field] === false)
    .map(([, limit]) => limit);
}

/** Without root, Podman drops all limits on cgroup v1, and on v2 those whose controller it lacks. */
function droppedByPodman({ host = {} }: PodmanInfo): string[] {
  const { cgroupVersion, cgroupControllers, security } = host;
  return Object.entries(podmanControllers)
    .filter(([controller]) =>
      cgroupVersion === "v1"
        ? security?.rootless === true
        : cgroupControllers?.includes(controller) === false,
    )
    .map(([, limit]) => limit);
}

/**
 * Compares what real engines give with what they should. Made-up workflows run in all of the
 * engines, kills and Dockerfiles are tried in Docker. Needs root, and the programs that the checks
 * install.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readVerdict } from "@yno/molfar/internal/fixtures/docker-verdicts";
import { generatedDockerfile } from "@yno/molfar/internal/random/dockerfile";
import { words } from "@yno/molfar/internal/random/killed-runs";
import { asBytes, oddDockerfile } from "@yno/molfar/internal/random/odd-dockerfile";
import { seeded } from "@yno/molfar/internal/random/seeded";
import { runWorkflow } from "@yno/molfar/run-workflow";
import pLimit from "p-limit";
import {
  builderOf,
  built,
  builtVerdict,
  described,
  makeBase,
} from "#tests/containers/dockerfiles.ts";
import {
  builtOn,
  busyboxLayer,
  folderLayer,
  loadImages,
  nodeImage,
  nodeLayer,
  shellImage,
} from "#tests/containers/images.ts";
import { containersOf, openRoom } from "#tests/containers/room.ts";
import { writeGenerated } from "#tests/cwltool/cases.ts";
import {
  dropRetries,
  exportInto,
  type Files,
  filesBelow,
  runInToil,
  runTogether,
} from "#tests/cwltool/run-engines.ts";
import { allEnded } from "#tools/all-ended.ts";
import { root } from "#tools/project-files.ts";
import { endWith, readOptions, wholeNumber } from "#tools/read-options.ts";
import { killInLanes } from "./molfar-kills.ts";

const values = readOptions(
  {
    containers: { type: "boolean" },
    engines: { type: "string", default: "docker,podman,cwltool" },
    workflows: { type: "string", default: "200" },
    kills: { type: "string", default: "100" },
    dockerfiles: { type: "string", default: "300" },
  },
  "'npm run bench -- --containers' takes --engines docker,podman,cwltool,toil,toil-docker, --workflows 200, --kills 100 and --dockerfiles 300.",
);
const known = ["docker", "podman", "cwltool", "toil", "toil-docker"];
const workflows = wholeNumber("workflows", values.workflows, 0);
const kills = wholeNumber("kills", values.kills, 0);
const dockerfiles = wholeNumber("dockerfiles", values.dockerfiles, 0);
const engines = values.engines.split(",");
const unknown = engines.filter((engine) => !known.includes(engine));
if (unknown.length > 0) {
  endWith(`There is no engine ${unknown.join(", ")}: --engines takes ${known.join(", ")}.`);
}
const seed = Date.now() % 2 ** 30;
const random = seeded(seed);
/** Engines let a core wait between containers, so that more at once are faster. */
const lanes = pLimit(2 * availableParallelism());
const folder = mkdtempSync(join(tmpdir(), "molfar-engines-"));
const room = await openRoom();
let wrong = 0;
console.info(`Seed ${seed}.`);
try {
  Object.assign(process.env, room.env);
  await loadAll();
  for (const engine of engines) {
    if (workflows === 0) continue;
    if (engine === "docker" || engine === "podman") {
      await compareEach(engine, (place) => runInContainers(engine, place));
    } else if (engine === "cwltool") await compareExports();
    else if (engine === "toil") {
      await compareEach(engine, (place) => runInToil(exportInto(place), place));
    } else if (engine === "toil-docker") {
      await compareEach(engine, (place) => {
        withImage(place);
        return runInToil(exportInto(place, undefined, {}, "docker"), place);
      });
    }
  }
  await killRuns();
  await compareDockerfiles(dockerfiles);
} finally {
  await room.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(wrong > 0 ? 1 : 0);

async function loadAll(): Promise<void> {
  const shell = shellImage(await busyboxLayer(room));
  const node = nodeImage(shell, await nodeLayer(room));
  const workers = await folderLayer(room, join(root, "packages/molfar/random"), "random");
  const book = await folderLayer(room, words, "words");
  const images = [
    shell,
    builtOn(node, "made-up:1", workers, ["node", "/random/worker-program.ts"]),
    builtOn(shell, "book-words:test", book, ["sh", "/words/worker.sh"]),
  ];
  for (const engine of ["docker", "podman"] as const) await loadImages(room, engine, images);
}

/** Runs a made-up workflow in containers. What is expected comes from workers as functions. */
async function runInContainers(engine: "docker" | "podman", place: string): Promise<unknown> {
  const file = withImage(place);
  const options = { executor: engine, network: "none", dir: join(place, ".molfar") } as const;
  const end = await runWorkflow(file, options);
  return end.state === "ended" ? filesBelow(join(end.result.path, "outputs")) : end;
}

/** Names the image of the workers in a wiring file, and gives the path of the file. */
function withImage(place: string): string {
  const file = join(place, "workflow.yaml");
  const wiring = readFileSync(file, "utf8");
  writeFileSync(file, wiring.replace("process: ", "image: made-up:1, process: "));
  return file;
}

/** Compares what an engine makes of made-up workflows, several at once, with what is expected. */
async function compareEach(
  engine: string,
  run: (place: string) => Promise<unknown>,
): Promise<void> {
  let done = 0;
  const compareOne = async (own: number) => {
    const place = join(folder, `${engine}-${own}`);
    const expected = await writeGenerated(own, place);
    count(engine, own, await run(place).catch(String), expected);
    rmSync(place, { recursive: true, force: true });
    done += 1;
    if (done % 10 === 0) console.info(`${engine}: ${done} workflows, ${wrong} of all wrong.`);
  };
  await allEnded(madeUpSeeds(workflows).map((own) => lanes(() => compareOne(own))));
}

/**
 * Runs made-up workflows as CWL, many with each start. Codes of failures that may be tried again are
 * in the first of a start only, because copying them takes cwltool as long as all the rest.
 */
async function compareExports(): Promise<void> {
  const perStart = 25;
  let done = 0;
  const compareBatch = async (seeds: readonly number[], at: number) => {
    const place = (own: number) => join(folder, `cwltool-${own}`);
    const expected: Files[] = [];
    for (const own of seeds) expected.push(await writeGenerated(own, place(own)));
    const exports = seeds.map((own) => exportInto(place(own)));
    for (const each of exports.slice(1)) dropRetries(each);
    const given = await runTogether(exports, join(folder, `batch-${at}`));
    for (const [index, own] of seeds.entries())
      count("cwltool", own, given[index], expected[index]);
    done += seeds.length;
    console.info(`cwltool: ${done} workflows, ${wrong} of all wrong.`);
  };
  const seeds = madeUpSeeds(workflows);
  await allEnded(
    Array.from({ length: Math.ceil(workflows / perStart) }, (_, at) =>
      lanes(() => compareBatch(seeds.slice(at * perStart, (at + 1) * perStart), at)),
    ),
  );
}

function madeUpSeeds(many: number): number[] {
  return Array.from({ length: many }, () => Math.floor(random() * 2 ** 31));
}

function count(engine: string, own: number, given: unknown, expected: unknown): void {
  if (isDeepStrictEqual(given, expected)) return;
  wrong += 1;
  console.error(`The made-up workflow of seed ${own} gives something else in ${engine}.`);
  console.error(JSON.stringify({ given, expected }).slice(0, 4_000));
}

async function killRuns(): Promise<void> {
  if (kills === 0) return;
  const { killed, ended } = await killInLanes(seed, kills, {
    ...{ executor: "docker", env: process.env },
    containersOf: (run) => containersOf("docker", run),
  });
  console.info(
    `${killed} runs in Docker killed and resumed; ${ended} finished with the same bytes.`,
  );
}

async function compareDockerfiles(many: number): Promise<void> {
  const compareOne = async (own: number) => {
    const dockerfile = generatedDockerfile(seeded(own));
    const [read, image] = [described(dockerfile), await built(dockerfile, process.env)];
    count("docker build", own, read, image);
  };
  const { version, decides } = await builderOf(process.env);
  if (decides) await makeBase(process.env);
  const compareOdd = async (own: number) => {
    const dockerfile = oddDockerfile(seeded(own));
    const verdict = await builtVerdict(asBytes(dockerfile), process.env);
    if (verdict) count("docker build", own, readVerdict(dockerfile), verdict);
  };
  const seeds = madeUpSeeds(many);
  await allEnded(seeds.map((own) => lanes(() => compareOne(own))));
  if (decides) await allEnded(seeds.map((own) => lanes(() => compareOdd(own))));
  const odd = decides ? ", and as many odd ones," : "";
  console.info(`${many} made-up Dockerfiles${odd} in Docker ${version}, ${wrong} of all wrong.`);
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allEnded } from "@yno/tools/all-ended";
import {
  builtOn,
  busyboxLayer,
  folderLayer,
  type Image,
  loadImages,
  nodeImage,
  nodeLayer,
  openFoldersLayer,
  shellImage,
} from "@yno/tools/containers/images";
import { type Engine, engines, openRoom, type Room } from "@yno/tools/containers/room";
import { seed } from "@yno/tools/property-seed";
import { execa } from "execa";
import type { TestProject } from "vitest/node";
import { caseFiles, caseIds } from "../../conformance/run-case.ts";
import { entrypointWords } from "../../dockerfile/start-words.ts";
import { words } from "../../random/killed-runs.ts";

import { workflowFolder, workflowIds } from "./workflows.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Vitest's own.
  export interface ProvidedContext {
    containers: Pick<Room, "env" | "folder"> & { workflows: readonly string[] };
  }
}

/**
 * These read and write in every way of step.mjs: a folder, PDFs, texts, tables and JSON.
 * workflow-images.test.ts proves that the others do nothing else.
 */
const varied = ["three-way-invoice-matching", "clinical-trial-queries"];
const others = workflowIds.filter((id) => !varied.includes(id));
const started = [...varied, others[seed % others.length] ?? ""];

/** Starts the engines with the images of all tests once, for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let room: Room | undefined;
  try {
    room = await openRoom();
    await fill(room);
  } catch (error) {
    await room?.close();
    throw error;
  }
  project.provide("containers", { env: room.env, folder: room.folder, workflows: started });
  return room.close;
}

/** Loads the images into the engines, and starts a container in each, which a kernel may refuse. */
async function fill(room: Room): Promise<void> {
  const images = await testImages(room);
  await allEnded(
    engines.map(async (engine) => {
      await loadImages(room, engine, images[engine]);
      await execa(engine, ["run", "--rm", "--network=none", "busybox:1", "true"], {
        env: room.env,
      });
    }),
  );
}

/** What each engine starts: both the conformance kit, an image for each script. */
async function testImages(room: Room): Promise<Record<Engine, Image[]>> {
  const kit = join(room.folder, "kit");
  const cases = writeScripts(kit);
  const shell = shellImage(await busyboxLayer(room));
  const node = nodeImage(shell, await nodeLayer(room));
  const [kitLayer, wordsLayer, workflowLayer] = [
    await folderLayer(room, kit, "kit"),
    await folderLayer(room, words, "words"),
    await folderLayer(room, workflowFolder, "workflows"),
  ];
  const open = builtOn(shell, "open:1", await openFoldersLayer(room), ["sh", "/open/try.sh"]);
  const both = [
    shell,
    ...cases.map((path) => {
      const image = builtOn(shell, kitImage(path), kitLayer, ["sh", `/kit/${path}`]);
      // The case about a CMD, which no other image of the kit has.
      return path.startsWith("k01-")
        ? { ...image, config: { ...image.config, Cmd: ["c"] } }
        : image;
    }),
    { ...open, config: { ...open.config, Volumes: { "/data": {} } } },
  ];
  return {
    docker: [
      ...both,
      { ...shell, name: "alpine:3.22" },
      builtOn(shell, "book-words:test", wordsLayer, ["sh", "/words/worker.sh"]),
    ],
    podman: [
      ...both,
      ...started.map((id) => {
        const text = readFileSync(join(workflowFolder, id, "Dockerfile"), "utf8");
        return builtOn(node, `${id}:latest`, workflowLayer, entrypointWords(text) ?? []);
      }),
    ],
  };
}

/** Writes the scripts of all cases of the kit, each in the folder of its case, and gives their paths. */
function writeScripts(folder: string): string[] {
  return caseIds.flatMap((id) => {
    const scripts = [...caseFiles(id)].filter(([path]) => path.endsWith(".sh"));
    mkdirSync(join(folder, id), { recursive: true });
    for (const [path, text] of scripts) writeFileSync(join(folder, id, path), text);
    return scripts.map(([path]) => `${id}/${path}`);
  });
}

/** The image of a script of the kit, such as `k17-retry/half.sh`. */
export function kitImage(path: string): string {
  return `${path.replace("/", "-").replace(/\.sh$/, "")}:1`;
}

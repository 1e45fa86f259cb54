import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { execa } from "execa";
import type { Engine, Room } from "./room.ts";

/** A file system, as an archive in a file. */
type Layer = { file: string; sha256: string };

export type Image = {
  name: string;
  layers: readonly Layer[];
  config: {
    Entrypoint?: readonly string[];
    Cmd?: readonly string[];
    Env?: readonly string[];
    Volumes?: Readonly<Record<string, object>>;
  };
};

/** BusyBox with a link for each of its commands. */
export async function busyboxLayer(room: Room): Promise<Layer> {
  const { stdout } = await execa("busybox", ["--list"]);
  return makeLayer(room, (folder) => {
    mkdirSync(join(folder, "bin"));
    copyFileSync("/bin/busybox", join(folder, "bin/busybox"));
    for (const name of stdout.split("\n")) {
      if (name !== "busybox") symlinkSync("busybox", join(folder, "bin", name));
    }
  });
}

/** The Node that runs this, with the libraries that it's linked with. */
export async function nodeLayer(room: Room): Promise<Layer> {
  const { stdout } = await execa("ldd", [process.execPath]);
  const libraries = [...stdout.matchAll(/(\/\S+) \(0x/g)].map(([, path = ""]) => path);
  return makeLayer(room, (folder) => {
    for (const path of libraries) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      copyFileSync(path, join(folder, path));
    }
    mkdirSync(join(folder, "usr/bin"), { recursive: true });
    copyFileSync(process.execPath, join(folder, "usr/bin/node"));
  });
}

/** The images that others are built on, as they're called in Dockerfiles. */
export function shellImage(layer: Layer): Image {
  return { name: "busybox:1", layers: [layer], config: { Env: ["PATH=/bin:/usr/bin"] } };
}

/** See `shellImage`. */
export function nodeImage({ layers, config }: Image, layer: Layer): Image {
  return { name: "node:24-alpine", layers: [...layers, layer], config };
}

/** Folders that everybody may write to, and a worker that says in which of the given ones it could. */
export function openFoldersLayer(room: Room): Promise<Layer> {
  return makeLayer(room, (folder) => {
    for (const name of ["open", "data", "run", "var/tmp"]) {
      mkdirSync(join(folder, name), { recursive: true });
      chmodSync(join(folder, name), 0o777);
    }
    const script = `for place; do
  place=$(eval "echo $place")
  if (: > "$place") 2> /dev/null; then echo "$place"; fi
done > "$OUTPUT_PATH/written.txt"
`;
    writeFileSync(join(folder, "open/try.sh"), script);
  });
}

/** An image with one more layer, and the words that it starts. */
export function builtOn(
  { layers, config }: Image,
  name: string,
  layer: Layer,
  entrypoint: readonly string[],
): Image {
  return { name, layers: [...layers, layer], config: { ...config, Entrypoint: entrypoint } };
}

/** The files of a folder, at a path in the image. */
export function folderLayer(room: Room, from: string, to: string): Promise<Layer> {
  return makeLayer(room, (folder) => cpSync(from, join(folder, to), { recursive: true }));
}

/** What a function writes into an empty folder. */
export async function makeLayer(room: Room, fill: (folder: string) => void): Promise<Layer> {
  const folder = mkdtempSync(join(room.folder, "layer-"));
  mkdirSync(join(folder, "root"));
  fill(join(folder, "root"));
  const file = join(folder, "layer.tar");
  await execa("tar", ["-C", join(folder, "root"), "--owner=0", "--group=0", "-cf", file, "."]);
  return { file, sha256: sha256(readFileSync(file)) };
}

/** Loads images into an engine with one call, as `docker save` would have written them. */
export async function loadImages(
  room: Room,
  engine: Engine,
  images: readonly Image[],
): Promise<void> {
  const folder = mkdtempSync(join(room.folder, "archive-"));
  const layers = new Map(
    images.flatMap((image) => image.layers.map((each) => [each.sha256, each])),
  );
  for (const { file, sha256: name } of layers.values())
    symlinkSync(file, join(folder, `${name}.tar`));
  const manifest = images.map(({ name, layers: own, config }) => {
    const text = JSON.stringify({
      ...{ architecture: architectures[process.arch] ?? process.arch, os: "linux", config },
      rootfs: { type: "layers", diff_ids: own.map((each) => `sha256:${each.sha256}`) },
      // Podman builds only on what says how it came to be.
      history: own.map(() => ({ created_by: "tools/containers" })),
    });
    const file = `${sha256(text)}.json`;
    writeFileSync(join(folder, file), text);
    const tars = own.map((each) => `${each.sha256}.tar`);
    return { Config: file, RepoTags: [`docker.io/library/${name}`], Layers: tars };
  });
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  const archive = `${folder}.tar`;
  await execa("tar", ["-C", folder, "--dereference", "-cf", archive, "."]);
  await execa(engine, ["load", "--quiet", "--input", archive], { env: room.env });
}

/** As Go, and so the engines, calls them. */
const architectures: Readonly<Record<string, string>> = { x64: "amd64", ia32: "386" };

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

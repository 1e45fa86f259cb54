import type { CollectionKind } from "../contract/collections.ts";
import type { Place } from "../finding.ts";

/**
 * The content of a wiring file with its places, not yet checked against the definitions it names.
 */
export type Wiring = {
  name: string;
  /** Made from the options of a command, so there is no file that findings could tell to change. */
  fromOptions?: true;
  images: ReadonlyMap<string, WiredImage>;
  inputs: ReadonlyMap<string, Given>;
  steps: ReadonlyMap<string, WiredStep>;
  outputs: ReadonlyMap<string, Join>;
  /** Attempts at once, in the whole run. */
  concurrency?: number;
};

export type WiredImage = {
  place: Place | undefined;
  /** A Dockerfile or JSON, relative to the wiring file. */
  definition: string;
  /** The reference for docker and podman. */
  image?: string;
  /** Words in the place of ENTRYPOINT or `command`, for processes. */
  process?: readonly string[];
  /** Files that count as the program when a run is resumed. */
  sources?: readonly string[];
};

/** The workflow's own inputs. */
export type Given = { place: Place | undefined } & (
  | { kind: "file" | "directory"; path: string }
  | { kind: "value"; value: string }
);

/** An output of a step. */
export type Join = { place: Place | undefined; kind: "from"; step: string; output: string };

/** Where an input comes from; with `each`, item by item. */
export type Source = (Given | Join | { place: Place | undefined; kind: "input"; input: string }) & {
  each?: CollectionKind;
};

export type SecretSource = { place: Place | undefined; kind: "env" | "file"; from: string };

export type WiredStep = {
  place: Place | undefined;
  image: string;
  task: string;
  in: ReadonlyMap<string, Source>;
  secrets: ReadonlyMap<string, SecretSource>;
  timeout?: number;
  attempts?: number;
  concurrency?: number;
  cpus?: number;
  memoryMib?: number;
  diskMib?: number;
};

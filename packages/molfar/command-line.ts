/** The command line: what each command takes and how it ends, for its help and for the reference. */

/**
 * An option as `parseArgs` of Node takes it, with what the reference says of it.
 *
 * @property takes its values, or what stands for them; an option without it is a switch
 * @property about what it does, in Markdown
 */
type Option = {
  readonly type: "string" | "boolean";
  readonly default?: string | boolean;
  readonly multiple?: boolean;
  readonly takes?: string;
  readonly about: string;
};

type Options = Readonly<Record<string, Option>>;

/**
 * @property takes the words after the name of the command
 * @property words what can follow `--`, after all options
 */
type CommandLine = {
  readonly takes: string;
  readonly words?: string;
  readonly about: string;
  readonly options: Options;
};

const json = {
  json: { type: "boolean", default: false, about: "Prints JSON, for programs." },
} as const satisfies Options;

const dir = {
  dir: {
    ...{ type: "string", default: ".molfar", takes: "DIR" },
    about: "The folder in which runs are kept.",
  },
} as const satisfies Options;

/** How workers are run. */
export const workerOptions = {
  executor: {
    ...{ type: "string", default: "docker", takes: "docker|podman|process" },
    about: "Starts workers in containers, or as processes of your own.",
  },
  timeout: {
    ...{ type: "string", takes: "S" },
    about: "Seconds for an attempt, 1 to 86,400, where a step doesn't set them.",
  },
  attempts: {
    ...{ type: "string", takes: "N" },
    about:
      "Attempts for a task run, 1 to 10, where a step doesn't set them. Default: 3 for `workflow`, 1 for the others.",
  },
  network: {
    ...{ type: "string", default: "on", takes: "on|none" },
    about: "Cuts containers off from the network with `none`.",
  },
  api: {
    ...{ type: "boolean", default: false },
    about: "Lets containers reach an API on port 8443 of your machine.",
  },
  "api-ca": {
    ...{ type: "string", takes: "FILE" },
    about: "The certificate of that API, which workers find at `/etc/molfar/ca.pem`.",
  },
  ...json,
} as const satisfies Options;

const inputs = {
  in: {
    ...{ type: "string", multiple: true, takes: "NAME=PATH" },
    about:
      "The file or directory for an input, from the current directory. Can be repeated, like the next two.",
  },
  value: {
    ...{ type: "string", multiple: true, takes: "NAME=TEXT" },
    about: "The value for an input.",
  },
} as const satisfies Options;

/** How `run` and `workflow` run workers, and where. */
export const runOptions = {
  ...workerOptions,
  ...dir,
  "dry-run": {
    ...{ type: "boolean", default: false },
    about: "Makes all checks of a run but those of secrets, prints the plan and starts nothing.",
  },
} as const satisfies Options;

const taskOptions = {
  ...inputs,
  secret: {
    ...{ type: "string", multiple: true, takes: "NAME=env:VAR|file:PATH" },
    about: "Where a secret is: a variable or a file, so that its value isn't in the command.",
  },
  image: {
    ...{ type: "string", takes: "REF" },
    about: "The built image, such as `tools:1`. It's never pulled.",
  },
} as const satisfies Options;

export const commands = {
  init: {
    takes: "[DIR]",
    about:
      "Writes a Dockerfile, a worker in shell and a sample text into the folder, and prints what to run next. If one of the three is there, it writes nothing and ends with 2.",
    options: {},
  },
  check: {
    takes: "<Dockerfile|definition.json|wiring.yaml|->…",
    about:
      "Checks Dockerfiles, definitions, wiring files, and with `-` what standard input holds, such as the answer of `docker image inspect`.",
    options: {
      format: {
        ...{ type: "string", takes: "text|json|github|sarif" },
        about: "Prints text, JSON, annotations for GitHub Actions or SARIF 2.1.0. Default: `text`.",
      },
      ...json,
    },
  },
  run: {
    takes: "<definition>",
    about:
      "Runs one task. As a process, the words after `--` start the program in the place of the image's entry point.",
    words: "[-- WORD…]",
    options: {
      task: { type: "string", takes: "NAME", about: "The task. `run` needs it." },
      ...taskOptions,
      index: {
        ...{ type: "string", takes: "NAME=N" },
        about: "The number of an item, for a worker that reads `X_INDEX`.",
      },
      ...runOptions,
    },
  },
  workflow: {
    takes: "<file>",
    about: "Runs a wiring file. `--in` and `--value` replace its inputs.",
    options: {
      ...inputs,
      resume: {
        ...{ type: "string", takes: "[RUN]" },
        about:
          "Reuses the task runs that succeeded in the last run of this file, or in `RUN`, and in the runs that it resumed. Program and inputs must be unchanged.",
      },
      "keep-going": {
        ...{ type: "boolean", default: false },
        about: "Starts the remaining items after one has failed. The step still fails.",
      },
      concurrency: {
        ...{ type: "string", takes: "N" },
        about: "Maximum attempts at once, from 1 to the file's limit.",
      },
      ...runOptions,
    },
  },
  conform: {
    takes: "<definition>",
    about: "Tries a worker against the contract, and says what to correct.",
    words: "[-- WORD…]",
    options: {
      task: { type: "string", takes: "NAME", about: "The only task to try." },
      ...taskOptions,
      ...workerOptions,
    },
  },
  export: {
    takes: "cwl|argo <file>",
    about: "Prints a wiring file as CWL, or for Argo Workflows.",
    options: {
      executor: {
        ...{ type: "string", default: "docker", takes: "docker|process" },
        about: "In CWL, starts the words of `process` instead of images with `process`.",
      },
      ...json,
    },
  },
  graph: {
    takes: "<file>",
    about: "Draws a wiring file as SVG.",
    options: {
      out: {
        ...{ type: "string", takes: "FILE" },
        about: "Writes the drawing to a file instead of standard output.",
      },
      ...json,
    },
  },
  list: {
    takes: "",
    about: "Shows the last 100 runs with their state and their items.",
    options: { ...dir, ...json },
  },
  logs: {
    takes: "<run> [step]",
    about:
      "Prints what the workers of a run wrote, at most 1 MiB, and then the folder of the rest.",
    options: { ...dir, ...json },
  },
  clean: {
    takes: "",
    about:
      "Removes what no result and no `--resume` needs, and stops what killed runs have left. A run that is still going isn't touched.",
    options: {
      keep: {
        ...{ type: "string", default: "1", takes: "N" },
        about: "How many runs of each file are kept.",
      },
      ...dir,
      ...json,
    },
  },
} as const satisfies Readonly<Record<string, CommandLine>>;

/** What the exit code of a command means, in Markdown. */
export const exitCodes = {
  0: "The command did what it should. After a run, the last lines give the path of each output.",
  1: "There are findings. A run didn't start, and nothing was exported or drawn.",
  2: "The command or a file can't be read, the output can't be written, or the run to resume is missing, still going, or in an engine that doesn't answer. `clean`: another one cleans the folder. Of several files that are checked, the highest code counts.",
  3: "A task run failed, or the files of a run can't be written or removed. `conform`: a check is `broken`.",
  4: "The executor, the image or the program is missing. `clean`: the engine of containers that are left doesn't answer.",
  130: "SIGINT, as Ctrl-C sends it, stopped the command.",
  141: "The reader of the output has gone, as `head` does. A run still goes on until its end.",
  143: "SIGTERM stopped the command, or SIGHUP when the terminal closed.",
} as const;

export type ExitCode = keyof typeof exitCodes;

/** An option as it's written: `--in NAME=PATH`, `--json`. */
export function writtenOption(name: string, { takes }: Option): string {
  return takes === undefined ? `--${name}` : `--${name} ${takes}`;
}

/** How each command is written, for its help: lines of at most 100 characters. */
export function usageText(): string {
  const lines = Object.entries<CommandLine>(commands).flatMap(
    ([name, { takes, words, options }]) => {
      const shown = Object.entries<Option>(options).map(
        ([option, each]) => `[${writtenOption(option, each)}]${each.multiple ? "…" : ""}`,
      );
      return wrap([`molfar ${name} ${takes}`.trim(), ...shown, ...(words ? [words] : [])]);
    },
  );
  return ["Usage:", ...lines, "  molfar --help | --version"].join("\n");
}

function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = " ";
  for (const word of words) {
    if (line.length + word.length >= 100) {
      lines.push(line);
      line = "     ";
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

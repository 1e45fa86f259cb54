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

/** An option with a value. */
const valued = <const More extends object>(takes: string, about: string, more?: More) => ({
  ...{ type: "string" as const, takes, about },
  ...(more as More),
});

/** An option that is there or not. */
const flag = (about: string) => ({ type: "boolean", default: false, about }) as const;

/** An option that can be given several times. */
const repeated = (takes: string, about: string) => valued(takes, about, { multiple: true });

const json = { json: flag("Prints JSON, for programs.") };
const dir = { dir: valued("DIR", "The folder in which runs are kept.", { default: ".molfar" }) };

/** How workers are run. */
export const workerOptions = {
  executor: valued(
    "docker|podman|process",
    "Starts workers in containers, or as processes of your own.",
    { default: "docker" },
  ),
  timeout: valued("S", "Seconds for an attempt, 1 to 86,400, where a step doesn't set them."),
  attempts: valued(
    "N",
    "Attempts for a task run, 1 to 10, where a step doesn't set them. Default: 3 for `workflow`, 1 for the others.",
  ),
  network: valued("on|none", "Cuts containers off from the network with `none`.", {
    default: "on",
  }),
  api: flag("Lets containers reach an API on port 8443 of your machine."),
  "api-ca": valued(
    "FILE",
    "The certificate of that API, which workers find at `/etc/molfar/ca.pem`.",
  ),
  ...json,
};

const inputs = {
  in: repeated(
    "NAME=PATH",
    "The file or directory for an input, from the current directory. Can be repeated, like the next two.",
  ),
  value: repeated("NAME=TEXT", "The value for an input."),
};

/** How `run` and `workflow` run workers, and where. */
export const runOptions = {
  ...workerOptions,
  ...dir,
  "dry-run": flag(
    "Makes all checks of a run but those of secrets, prints the plan and starts nothing.",
  ),
};

const taskOptions = {
  ...inputs,
  secret: repeated(
    "NAME=env:VAR|file:PATH",
    "Where a secret is: a variable or a file, so that its value isn't in the command.",
  ),
  image: valued("REF", "The built image, such as `tools:1`. It's never pulled."),
};

/**
 * What each command takes. `takes` are the words after its name, `words` what can follow `--` after
 * all options.
 */
export const commands = {
  init: {
    takes: "[DIR]",
    about:
      "Writes a Dockerfile, a worker in shell and a sample text into the folder, and prints what to run next. If one of the three is there, it writes nothing and ends with 2.",
    options: {},
  },
  check: {
    takes: "<file|->…",
    about:
      "Checks Dockerfiles, definitions, wiring files, and with `-` what standard input holds, such as the answer of `docker image inspect`.",
    options: {
      format: valued(
        "text|json|github|sarif",
        "Prints text, JSON, annotations for GitHub Actions or SARIF 2.1.0. Default: `text`.",
      ),
      ...json,
    },
  },
  run: {
    takes: "<definition>",
    words: "[-- WORD…]",
    about:
      "Runs one task. As a process, the words after `--` start the program in the place of the image's entry point.",
    options: {
      task: valued("NAME", "The task. `run` needs it."),
      ...taskOptions,
      index: valued("NAME=N", "The number of an item, for a worker that reads `X_INDEX`."),
      ...runOptions,
    },
  },
  workflow: {
    takes: "<file>",
    about: "Runs a wiring file. `--in` and `--value` replace its inputs.",
    options: {
      ...inputs,
      resume: valued(
        "[RUN]",
        "Reuses the task runs that succeeded in the last run of this file, or in `RUN`, and in the runs that it resumed. Program and inputs must be unchanged.",
      ),
      "keep-going": flag("Starts the remaining items after one has failed. The step still fails."),
      concurrency: valued("N", "Maximum attempts at once, from 1 to the file's limit."),
      ...runOptions,
    },
  },
  conform: {
    takes: "<definition>",
    words: "[-- WORD…]",
    about: "Tries a worker against the contract, and says what to correct.",
    options: {
      task: valued("NAME", "The only task to try."),
      ...taskOptions,
      ...workerOptions,
    },
  },
  export: {
    takes: "cwl|argo <file>",
    about: "Prints a wiring file as CWL, or for Argo Workflows.",
    options: {
      executor: valued(
        "docker|process",
        "In CWL, starts the words of `process` instead of images with `process`.",
        { default: "docker" },
      ),
      for: valued(
        "slurm|kubernetes|single",
        "Prints the command that runs the CWL in Toil there, on standard error. With `--json`, CWL and command are one object.",
      ),
      ...json,
    },
  },
  graph: {
    takes: "<file>",
    about: "Draws a wiring file as SVG.",
    options: {
      out: valued("FILE", "Writes the drawing to a file instead of standard output."),
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
      keep: valued("N", "How many runs of each file are kept.", { default: "1" }),
      ...dir,
      ...json,
    },
  },
};

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
  const lines = Object.entries(commands).map(([name, command]) => {
    const options = Object.entries<Option>(command.options).map(
      ([option, each]) => `[${writtenOption(option, each)}]${each.multiple ? "…" : ""}`,
    );
    const words = "words" in command ? [command.words] : [];
    return [["molfar", name, command.takes].filter(Boolean).join(" "), ...options, ...words];
  });
  return ["Usage:", ...lines.flatMap(wrap), "  molfar --help | --version"].join("\n");
}

function wrap(words: readonly string[]): string[] {
  return words
    .reduce<string[]>(
      ([line = " ", ...before], word) =>
        line.length + word.length < 100
          ? [`${line} ${word}`, ...before]
          : [`      ${word}`, line, ...before],
      [],
    )
    .reverse();
}

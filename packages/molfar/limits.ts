/**
 * Limits on what is read, compared and answered, so that time and memory are proportional to the
 * size of a text. Exceeding a size, depth or count is the finding `too-much`; findings, quoted text
 * and answers are cut and marked as cut.
 */
export const limits = {
  /** Bytes of UTF-8 in a text to check: one megabyte. */
  text: 1_000_000,
  /** Levels of brackets in JSON text. */
  depth: 64,
  /** Values in one JSON text: objects, lists, text, numbers and words. */
  values: 100_000,
  /** Bytes in a line of a Dockerfile, the most that Docker reads. */
  dockerfileLine: 65_535,
  /** Instructions in a Dockerfile. */
  instructions: 20_000,
  /** Stages in a Dockerfile, which are its FROM instructions. */
  stages: 500,
  /** Labels that the LABEL instructions of a Dockerfile set, in all of its stages. */
  labels: 10_000,
  /** Variables that ARG and ENV set, in all stages. */
  variables: 10_000,
  /** Times that stages of a Dockerfile follow an ONBUILD of the stage that they build on. */
  triggers: 1_000,
  /** Levels of substitutions within one another: `${A:-${B:-…}}`. */
  substitutionDepth: 32,
  /**
   * Characters that variables put into values: some for each character of the Dockerfile, so that
   * the work grows with its size. A short one may use a long value in every label.
   */
  substituted: { least: 10_000, perCharacter: 20, most: 500_000 },
  /** Tasks in a definition. */
  tasks: 1_000,
  /** Parameters, secrets and artifacts in all tasks of a definition together. */
  entries: 20_000,
  /** Characters in the name of a parameter, secret or artifact. */
  name: 200,
  /** Characters in a word that is compared with others to guess what was meant. */
  comparedLength: 60,
  /** Words that one word is compared with. */
  compared: 40,
  /** Names that a sentence lists as a choice. */
  choices: 10,
  /** Findings in an answer. The others are counted. */
  findings: 100,
  /** Characters of typed text in a sentence, a path or a name. */
  excerpt: 200,
  /** Characters of a description where tasks are shown. */
  description: 2_000,
  /** Bytes of an answer: what a tool, the command or the page says about a text. */
  answer: 256_000,
  /** Bytes of UTF-8 in a wiring file: 1 MiB. */
  wiring: 1_048_576,
  /** Keys, values and brackets in a wiring file. */
  wiringTokens: 100_000,
  /** Levels of a wiring file; its schema has five. */
  wiringDepth: 32,
  /** Columns that a line of a wiring file is indented by. */
  wiringIndent: 200,
  /** Attempts at once that a workflow or a step may ask for. */
  concurrency: 256,
  /** Items in a collection. */
  items: 1_000_000,
  /** Bytes in a line that is an item: 16 MiB. */
  item: 16_777_216,
  /**
   * Bytes of the items in a step that wait for their next attempt while others run: 64 MiB, where
   * an item counts as at least 256 KiB. Above that, an item waits in its lane.
   */
  waitingItems: { bytes: 67_108_864, minPerItem: 262_144 },
  /** Bytes that are kept of each stream of a worker: 10 MiB. */
  stream: 10_485_760,
  /** Last lines of standard error that a failure quotes, and the bytes that they have at most. */
  quotedLines: 20,
  quotedBytes: 16_384,
  /** Runs that `list` shows, and the bytes of their events that it reads to count items: 256 MiB. */
  listedRuns: 100,
  listedBytes: 268_435_456,
  /** Bytes that `logs` prints, 1 MiB, and the attempts whose files it opens. */
  printedLogs: 1_048_576,
  loggedAttempts: 100_000,
  /** Bytes of the files that a run keeps about itself, except its events: 1 MiB. */
  runFile: 1_048_576,
  /** Bytes in a secret. */
  secret: 65_536,
  /** Files and directories in an output. */
  outputEntries: 1_100_000,
  /** Levels of directories in an output or an input. */
  directoryDepth: 64,
} as const;

/** Whether a text is larger than what is checked, in bytes of UTF-8. */
export function isTooLarge(text: string, most: number = limits.text): boolean {
  // A unit of UTF-16 makes between one and three bytes.
  if (text.length > most) return true;
  return text.length * 3 > most && new TextEncoder().encode(text).length > most;
}

/** The words of the simulator at work, which come on demand. */
export const workbenchWords = {
  unreadableLink:
    "The settings in this link can't be read, so the simulator starts with its own example.",
  pause: "Pause",
  run: "Run",
  stepBack: "Step back",
  stepForward: "Step forward",
  reset: "Reset",
  more: (more: string) => `… ${more} more`,
  discard: "Discard my changes",
  edit: "Edit the wiring file and the report",
  link: "Link to this simulation",
  editorFailed: "The editor couldn't be loaded. Check your connection, then try again.",
  whatToSimulate: "What to simulate",
  splitIntoFiles: "Split into files",
  oneFileFewer: "One file fewer",
  oneFileMore: "One file more",
  mapEachFile: "Map each file",
  reduce: "Reduce",
  wiringFileAndReport: "Wiring file and report",
  wiringFile: "Wiring file",
  findings: "Findings",
  lineColumn: (line: number, column: number) => `Line ${line}, column ${column}: `,
  stepFails: (step: string, code: string, message: string) =>
    `The step '${step}' fails with ${code}. ${message}`,
  notDrawn: "This wiring runs, but it has no split, parallel step and reduce in a row to draw.",
  itsOutputsAre: "Its outputs are",
  findingCount: (count: number) => (count === 1 ? "1 finding" : `${count} findings`),
  inWiringFile: (count: string) =>
    `${count} in the wiring file. Correct what is listed to see the run.`,
  directory: (size: number) => `a directory of ${size} files`,
};

/** What the simulator says at each moment of a run. */
export const momentWords = {
  oneFile: "1 file",
  files: (items: string) => `${items} files`,
  nothingYet: "Nothing has run yet. Run it, or go one step at a time.",
  isSplit: (input: string, files: string, directory: string) =>
    `${input} is split into ${files} in ${directory}. Their names have five digits, so they sort in order.`,
  eachWorker: "Each file goes to a separate worker. No worker sees another worker's file.",
  onItsWay: (result: string, gathered: string) =>
    `${result} is on its way to ${gathered}. Each result keeps its index, so it doesn't matter which worker finishes first.`,
  othersFinished: (more: string) => `The other ${more} workers have finished too.`,
  isComplete: (gathered: string, files: string) =>
    `${gathered} is complete: ${files} in the order of their indexes.`,
  reduceReads: (gathered: string, file: string) =>
    `Reduce reads all of ${gathered} and writes ${file}.`,
  isDone: (file: string, files: string) => `Done: ${file} is made from ${files}.`,
};

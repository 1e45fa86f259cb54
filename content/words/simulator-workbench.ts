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

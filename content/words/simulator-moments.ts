/** What the simulator says at each moment of a run. */
export const momentWords = {
  oneFile: "1 file",
  files: (items: string) => `${items} files`,
  nothingYet: "Nothing has run yet. Run it, or go one step at a time.",
  isSplit: (input: string, files: string, directory: string) =>
    `${input} is split into ${files} in ${directory}. Their names have five digits, so they sort in order.`,
  eachWorker: "Each file goes to its own worker, which sees no other file.",
  onItsWay: (result: string, gathered: string) =>
    `${result} is on its way to ${gathered}. Each result keeps its index, so it doesn't matter which worker finishes first.`,
  othersFinished: (more: string) => `The other ${more} workers have finished too.`,
  isComplete: (gathered: string, files: string) =>
    `${gathered} is complete: ${files} in the order of their indexes.`,
  reduceReads: (gathered: string, file: string) =>
    `Reduce reads all of ${gathered} and writes ${file}.`,
  isDone: (file: string, files: string) => `Done: ${file} is made from ${files}.`,
};

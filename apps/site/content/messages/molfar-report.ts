/** The words of what the validator finds, which come on demand. */
export const reportWords = {
  findings: "Findings",
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  hiddenTasks: "Fix this to see the tasks.",
  tasks: "Tasks, and what each will find in its environment",
  environmentOf: (name: string) => `Environment of ${name}`,
  everyTask: "What every task finds",
  everyEnvironment: "Environment of every task",
  fromInput: "An input of the task",
  fromSecret: "A secret of the task",
  fromPlatform: "The platform",
  fromPlatformForItem: "The platform, in a run over a collection",
  variable: "Variable",
  holds: "Holds",
  from: "From",
  more: (count: number, noun: string) => `${count} more ${noun}.`,
  listsMore: "lists more.",
};

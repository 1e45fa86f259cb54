/** The words of the validator on /docs/molfar-image. */
export const validatorWords = {
  dockerfileOrJson: "Dockerfile or JSON",
  placeholder: "Paste here, drop a file, or write.",
  noTimeLimit: "The command has no time limit:",
  tryAgain: "Try again",
  empty: "Findings appear here, each with its line and how to fix it.",
  tooLarge: "This text is larger than 1 MB, the most the validator checks. Shorten it.",
  loading: "The validator is loading.",
  failed:
    "The validator could not be loaded. Your text is still here. Check your connection and try again.",
  checking: "Checking.",
  tookTooLong: "Checking this text took too long, so we stopped.",
  stopped: "The check stopped unexpectedly. Your text is still here. Change it to check it again.",
  noFindings: "No findings",
  findingCount: (count: number) => (count === 1 ? "1 finding" : `${count} findings`),
  taskCount: (count: number) => (count === 1 ? "1 task" : `${count} tasks`),
  foundInTasks: (found: string, tasks: string) => `${found} in ${tasks}.`,
  openAFile: "Open a file",
  clear: "Clear",
  putMyTextBack: "Put my text back",
  fileTooLarge: (name: string) => `${name} is larger than 1 MB, the most the validator checks.`,
  fileNotText: (name: string) => `${name} isn't UTF-8 text. Choose a Dockerfile or a JSON file.`,
  fileUnreadable: (name: string) => `${name} could not be read. Choose a file, not a folder.`,
  opening:
    "Paste a Dockerfile or a definition in JSON. It is checked on your device: nothing that you write here leaves this page.",
  withoutScript: "The validator needs JavaScript. On the command line,",
  saysTheSame: "says the same.",
};

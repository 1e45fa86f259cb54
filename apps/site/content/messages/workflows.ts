/** Words of /workflows. */
export const workflowWords = {
  dataInputs: "Data inputs",
  aiModels: "AI models",
  outputs: "Outputs",
  connectsThrough: "Connects through:",
  tags: "Tags",
  decides: "Decides:",
  twentyWorkflows: "Twenty workflows",
};

/** The words of the button that opens a run. */
export const runOnDemandWords = {
  closeTheRun: "Close the run",
  seeARun: "See a run",
  of: (title: string) => ` of ${title}`,
  failed: "The run didn't load. Check your connection and try again.",
  loading: "Loading the run…",
  tryAgain: "Try again",
};

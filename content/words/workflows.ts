/** Words of /workflows. */
export const workflowWords = {
  dataInputs: "Data inputs",
  aiModels: "AI models",
  outputs: "Outputs",
  tags: "Tags",
  decides: "Decides:",
  twentyWorkflows: "Twenty workflows",
};

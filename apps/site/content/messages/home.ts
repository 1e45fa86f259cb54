/** A heading of /. */
export const homeWords = {
  aiPoweredFeatures: "AI-Powered Features",
};

/** The words of the line that counts the uptime. */
export const uptimeWords = {
  operationalSince: "Operational since",
  operationalFor: "Operational for",
};

/** The words around the maps on /. */
export const mapWords = {
  waitingFor: (by: string) => `Waiting for ${by}`,
  approve: "Approve",
  reject: "Reject",
  seeRun: "See a sample run",
  approved: "Approved",
  rejected: "Rejected",
  exampleWorkflow: "Example workflow",
  workflow: "Workflow",
  done: "Done",
  afterApproval: "After approval",
  sampleRun: "sample run",
  pause: "Pause",
  play: "Play",
  playAgain: "Play again",
};

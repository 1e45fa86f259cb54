/** A heading of /. */
export const homeWords = {
  aiPoweredFeatures: "AI-Powered Features",
};

/** The words of the line that counts the uptime. */
export const uptimeWords = {
  operationalSince: "Operational since",
  operationalFor: "Operational for",
};

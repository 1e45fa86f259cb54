/** A heading of /. */
export const homeWords = {
  aiPoweredFeatures: "AI-Powered Features",
};

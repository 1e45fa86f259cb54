/** What the frame of the legal documents says. */
export const legalWords = {
  demonstration:
    "Demonstration: YNO is a made-up company, so its number and address, the companies that it works with and every host under .example are samples.",
};

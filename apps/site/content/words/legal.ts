/** What the frame of the legal documents says. */
export const legalWords = {
  demonstration:
    "Demonstration: YNO is a made-up company, so its number and address, the companies in the tables and every host under .example are samples. The text is written as a real contract would be.",
};

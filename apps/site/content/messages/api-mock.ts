/** The words of the mock on /api. */
export const mockWords = {
  answerTo: (summary: string) => `The mock's answer: ${summary}`,
  body: "Body",
  unsent: (value: string) =>
    `The API also sends ${value}. Their values depend on your account, so the mock leaves them out.`,
  aboveMaximum: (name: string, maximum: number) =>
    `${name} is above ${maximum}, so it counts as ${maximum}.`,
  notUuid: (name: string) => `${name} isn't a UUID, so no pipeline has it.`,
  from: (minimum: number) => ` from ${minimum}`,
  notInteger: (name: string, from: string, fallback: string | number | undefined) =>
    `${name} isn't an integer${from}, so it counts as left out: the default is ${fallback}.`,
  answered: (status: number, name: string) => `The mock answered ${status} ${name}.`,
  isMock: "This is a mock.",
  howItAnswers:
    "It answers here in the page, using the examples in the API description. No request is sent.",
  accessToken: "Access token",
  acceptedToken: (mockToken: string) => `The mock accepts one token: ${mockToken}`,
  ifLeftEmpty: (fallback: string | number) => `If left empty: ${fallback}`,
  send: "Send to the mock",
};

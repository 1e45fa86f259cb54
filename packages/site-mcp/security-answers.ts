import * as z from "zod";

/** What the answers for security reviews are about, in the order of the file. */
export const securityTopics = [
  "data",
  "agreement",
  "retention",
  "encryption",
  "access",
  "logs",
  "recovery",
  "incidents",
  "tests",
  "certificates",
  "sub-processors",
] as const;

/** Whether the site states it, says that work on it isn't finished, or states nothing. */
export const answerStates = ["stated", "in progress", "not stated"] as const;

/** An answer in `/security-answers.json`, where `source` and `address` are paths on the site. */
export const securityAnswerShape = z.strictObject({
  id: z.string().max(60),
  topic: z.enum(securityTopics),
  subject: z.string().max(80),
  answer: z.string().max(600),
  state: z.enum(answerStates),
  source: z.string().max(80),
  address: z.string().max(80),
  asOf: z.iso.date(),
});

export type SecurityAnswer = z.infer<typeof securityAnswerShape>;

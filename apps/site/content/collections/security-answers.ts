import { id, oneOf, prose, record, shortText } from "@yno/brand/schema";
import { site } from "@yno/brand/site";
import { byteOrderMark, csvRow } from "@yno/intake/csv";
import type { SecurityAnswer } from "@yno/site-mcp/security-answers";
import { answerStates, securityAnswerShape, securityTopics } from "@yno/site-mcp/security-answers";
import * as z from "zod";
import { sectionId } from "#app/ui/section-id.ts";
import { defineCollection } from "#build/content/collection.ts";
import {
  contact,
  implementationStatus,
  infrastructure,
  securityPage,
  standards,
} from "../pages/security.ts";
import {
  accessibility,
  clauseAddress,
  dataLocation,
  dataProcessing,
  reportVulnerability,
  subProcessors as subProcessorWords,
} from "../security-statements.ts";
import * as sharedFacts from "../shared-facts.ts";
import { subProcessors } from "./sub-processors.ts";

const answerShape = record({
  id,
  topic: oneOf(securityTopics, "a topic"),
  subject: shortText(80),
  answer: prose(600),
  state: oneOf(answerStates, "a state"),
  /** The section of this page, or the clause, that states it. */
  source: z
    .string("must be text. Write it as '/privacy#clause-9-1'.")
    .regex(
      /^\/[a-z-]+#[a-z0-9-]+$/,
      "isn't a place on the site. Write it as '/privacy#clause-9-1'.",
    ),
  /** Whether another table of /security has it, with its address. */
  elsewhere: z.boolean().optional(),
});

type Answer = z.infer<typeof answerShape>;

const part = (heading: string) => `/security#${sectionId({ heading })}`;

/** An item of a list on the page, by its title: a new title there stops the build here. */
function item<Item extends { title: string }>(items: readonly Item[], title: Item["title"]): Item {
  const found = items.find((each) => each.title === title);
  if (found) return found;
  throw new Error(
    `content/pages/security.ts has no item '${title}', which content/collections/security-answers.ts reads. Correct its title there.`,
  );
}

function stated(topic: Answer["topic"], subject: string, answer: string, source: string): Answer {
  return { id: sectionId({ heading: subject }), topic, subject, answer, state: "stated", source };
}

function infrastructureAnswer(topic: Answer["topic"], title: string): Answer {
  const { text } = item(infrastructure.items, title);
  return stated(topic, title, text, part(infrastructure.heading));
}

function statusAnswer(topic: Answer["topic"], title: string, more = ""): Answer {
  const { text, status } = item<(typeof implementationStatus.items)[number]>(
    implementationStatus.items,
    title,
  );
  return {
    ...stated(topic, title, `${status}. ${text}${more}`, part(implementationStatus.heading)),
    state: status === "Completed" ? "stated" : "in progress",
  };
}

/** Nothing on the site answers it: `what` completes 'This site doesn't state'. */
function unstated(topic: Answer["topic"], subject: string, what: string): Answer {
  const answer = `This site doesn't state ${what}. Ask ${contact.mail}.`;
  return { ...stated(topic, subject, answer, part(contact.heading)), state: "not stated" };
}

const undated = ` This site states no target date: ask ${contact.mail} before you sign.`;

/** Every answer once, by topic. Its words are those of the records that it comes from. */
export const securityAnswers: readonly Answer[] = [
  ...dataLocation.rows.map(
    ([data, place]): Answer => ({
      ...stated("data", `${dataLocation.heading}: ${data}`, place, part(dataLocation.heading)),
      elsewhere: true,
    }),
  ),
  infrastructureAnswer("data", "Isolation"),
  ...dataProcessing.rows.map(
    ([topic, answer, source]): Answer => ({
      ...stated("agreement", `Agreement: ${topic}`, answer, clauseAddress(source)),
      elsewhere: true,
    }),
  ),
  stated(
    "retention",
    "Run records",
    `Kept for ${sharedFacts.runRecords} after the run ends, or on your settings for up to ${sharedFacts.runRecordsLongest} during the term.`,
    clauseAddress("Terms 11.3"),
  ),
  stated(
    "retention",
    "Account data",
    `Kept for the lifetime of the account plus ${sharedFacts.accountData}, for accounting records and claims only.`,
    clauseAddress("Privacy 8.1"),
  ),
  stated(
    "retention",
    "Support tickets",
    `Kept for ${sharedFacts.supportTickets} after the ticket is closed.`,
    clauseAddress("Privacy 8.1"),
  ),
  stated(
    "retention",
    "Copies in backups",
    `Deleted no later than ${sharedFacts.backupsReplaced} after the data itself, and not used until then.`,
    clauseAddress("Privacy 8.4"),
  ),
  stated(
    "retention",
    "Protected health information",
    `Kept for the period in the BAA or, where it states none, for at least ${sharedFacts.healthData}.`,
    clauseAddress("Terms 12.5"),
  ),
  infrastructureAnswer("encryption", "Encryption at rest"),
  infrastructureAnswer("encryption", "Encryption in transit"),
  statusAnswer("encryption", "Customer-managed keys"),
  unstated(
    "encryption",
    "Key management",
    "how often keys are replaced, or whether a hardware security module holds them",
  ),
  infrastructureAnswer("access", "Identity"),
  stated(
    "access",
    "SAML and SCIM",
    "Neither is supported. SSO uses OpenID Connect with OAuth 2.0.",
    "/resources#sso-standards",
  ),
  statusAnswer("access", "MFA for administrators"),
  stated(
    "access",
    "Access by our staff",
    "Each person has an individual sign-in with multi-factor authentication, access follows roles and is reviewed regularly, and everyone is bound by a duty of confidentiality.",
    clauseAddress("Privacy 9.1"),
  ),
  infrastructureAnswer("access", "Secrets"),
  stated(
    "logs",
    "Audit log",
    "On the Enterprise plan, every approval, refusal and permission change is written to the audit log as it happens.",
    "/security#compliance-automation",
  ),
  statusAnswer("logs", "Audit log export"),
  stated(
    "logs",
    "System logs",
    `Sign-ins, changes made by administrators and security events, kept for ${sharedFacts.systemLogs}.`,
    clauseAddress("Terms 11.3"),
  ),
  infrastructureAnswer("recovery", "Recovery"),
  stated(
    "recovery",
    "Backups",
    "At a second site in the same region. We test restoring them regularly.",
    clauseAddress("Privacy 9.1"),
  ),
  statusAnswer("incidents", "Breach procedure"),
  stated(
    "incidents",
    "Breach of health data",
    `We notify you no later than ${sharedFacts.breachOfHealthData} after discovering a breach of unsecured PHI. An earlier deadline in the BAA or in clause 11.2 of the Terms applies instead.`,
    clauseAddress("Terms 12.4"),
  ),
  stated(
    "incidents",
    "Reports of vulnerabilities",
    reportVulnerability.expect.items.join(" "),
    "/security#report",
  ),
  statusAnswer("tests", "Independent penetration test", undated),
  stated(
    "tests",
    "Checks on releases",
    "A named person approves any release that opens a port, widens a permission or removes a log entry.",
    clauseAddress("Privacy 9.1"),
  ),
  unstated(
    "tests",
    "Dates of rehearsals and restores",
    "when the breach procedure was last rehearsed, or a backup last restored",
  ),
  stated(
    "tests",
    "Accessibility audit",
    "No independent organisation has audited this site, and people who use a screen reader every day have yet to test it.",
    part(accessibility.heading),
  ),
  ...standards.standards.map(
    ({ title, status, description }): Answer => ({
      ...stated(
        "certificates",
        title,
        `${status}. ${description}${status === "Implemented" ? "" : undated}`,
        part(standards.heading),
      ),
      state: status === "Implemented" ? "stated" : "in progress",
    }),
  ),
  ...subProcessors.map(
    ({ company, work, data, place }): Answer => ({
      ...stated(
        "sub-processors",
        `${subProcessorWords.heading}: ${company}`,
        `${work} ${data} ${place}`,
        clauseAddress("Privacy 6.1"),
      ),
      elsewhere: true,
    }),
  ),
];

/** The answers as files and the MCP server have them. */
export const publishedAnswers: readonly SecurityAnswer[] = securityAnswers.map(
  ({ id, topic, subject, answer, state, source }) => ({
    ...{ id, topic, subject, answer, state, source },
    address: `/security#${id}`,
    asOf: securityPage.updated,
  }),
);

/** A file that spreadsheets read: RFC 4180, with whole addresses. */
export function answersCsv(answers: readonly SecurityAnswer[]): string {
  const columns = Object.keys(securityAnswerShape.shape) as (keyof SecurityAnswer)[];
  const rows = answers.map(({ source, address, ...rest }) => {
    const row = { ...rest, source: site.origin + source, address: site.origin + address };
    return columns.map((column) => row[column]);
  });
  return byteOrderMark + [columns, ...rows].map((row) => `${csvRow(row)}\r\n`).join("");
}

export const collection = defineCollection({
  source: "content/collections/security-answers.ts",
  records: securityAnswers,
  shape: answerShape,
  name: ({ id }) => id,
  unique: ["id", "subject"],
  page: "/security",
  files: async () => ({
    "/security-answers.csv": answersCsv(publishedAnswers),
    "/security-answers.json": JSON.stringify(publishedAnswers),
  }),
});

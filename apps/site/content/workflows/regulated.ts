import type { WorkflowRecord } from "../schema/workflow.ts";

export const regulatedWorkflows: readonly WorkflowRecord[] = [
  {
    id: "cdd-periodic-review",
    title: "Periodic CDD review",
    category: "Banking",
    description:
      "Bring a corporate client's due diligence file up to date, and see what has changed since the last review.",
    tags: ["KYC", "CDD", "beneficial owners", "sanctions screening"],
    metrics: [
      { name: "staff time per file", value: "47 min" },
      { name: "alerts that turn out to be someone else", value: "93.6%" },
      { name: "reviews overdue at quarter end", value: "9" },
    ],
    implementation: {
      dataInputs: [
        "Client file from the core banking system",
        "ACRA business profiles and foreign register extracts",
        "Sanctions, PEP and adverse-media lists",
        "Transactions since the last review",
      ],
      aiModels: [
        "Entity-resolution model for names in several scripts",
        "Language model that reads register extracts and trust deeds",
        "Summariser for adverse media that cites each article",
      ],
      outputs: [
        "Ownership chart down to natural persons",
        "Risk rating with its reasons",
        "Signed review memo and next review date",
      ],
    },
    connects: {
      connectors: ["outlook"],
      servers: [],
      own: ["your core banking system", "company registers", "screening lists"],
    },
    workflow: [
      {
        name: "Open the file",
        text: "The client's risk class sets the review date. Sixty days earlier, the run starts and asks the client to replace expired documents.",
      },
      {
        name: "Trace ownership",
        text: "Registers are searched layer by layer until every chain ends at a natural person, and trusts and nominees along the way are flagged. A chain that can't be traced goes to the analyst as it is.",
      },
      {
        name: "Clear the alerts",
        text: "Name matches are ranked by dates and places of birth, and the analyst decides which ones are the client.",
        decides: { who: "Screening analyst" },
      },
      {
        name: "Rate the risk",
        text: "The bank's own scorecard sets the rating, which the model can explain but not change.",
      },
      {
        name: "Keep or exit",
        text: "Senior management must approve keeping a PEP or any other high-risk client.",
        decides: { who: "Senior management" },
      },
    ],
  },
  {
    id: "motor-first-notice-of-loss",
    title: "Motor first notice of loss",
    category: "Insurance",
    description: "From a driver's first report to a claim with a reserve and a workshop.",
    tags: ["FNOL", "motor claims", "reserves", "damage photos"],
    metrics: [
      { name: "from report to workshop appointment", value: "38 min" },
      { name: "reports complete at first contact", value: "79.5%" },
      { name: "first reserves within a tenth of final cost", value: "71%" },
    ],
    implementation: {
      dataInputs: [
        "Calls, web forms and messages from drivers",
        "Photos and in-vehicle camera footage",
        "Policy schedule with excess and endorsements",
        "Accident reports from reporting centres",
      ],
      aiModels: [
        "Speech recognition for calls in four languages",
        "Image model for vehicle parts and damage",
        "Gradient-boosted trees for repair cost",
      ],
      outputs: [
        "Claim number and acknowledgement to the driver",
        "First reserve by head of damage",
        "Workshop or surveyor appointment",
      ],
    },
    connects: {
      connectors: ["twilio", "gmail", "outlook"],
      servers: [],
      own: ["your policy and claims systems", "the parts catalogue"],
    },
    workflow: [
      {
        name: "Take the notice",
        text: "The driver calls, writes or sends photos, and the run asks only for what's missing, such as the place of the accident.",
      },
      {
        name: "Check the cover",
        text: "The policy must have been in force at the hour of the accident, for which exclusions are checked as well. The excess comes from the schedule.",
      },
      {
        name: "Assess the damage",
        text: "Photos are sorted by panel and severity.",
      },
      {
        name: "Set the reserve",
        text: "Three figures are proposed, for own damage, third-party property and injury. The handler sets them within their authority, or calls an investigator.",
        decides: { who: "Claims handler" },
      },
      {
        name: "Appoint",
        text: "Light damage goes to an approved workshop near the driver, and everything else to a surveyor, who gets the photos and the estimate.",
      },
    ],
  },
  {
    id: "contract-clause-review",
    title: "Contract clause review",
    category: "Legal",
    description:
      "Compare a counterparty's draft with your playbook, clause by clause, and send back a redline that counsel has released.",
    tags: ["contracts", "playbook", "clause deviation", "redlines"],
    metrics: [
      { name: "first turn of an NDA", value: "2.3 h" },
      { name: "clauses that meet the playbook as drafted", value: "68%" },
      { name: "deviations raised per supplier contract", value: "11.4" },
    ],
    implementation: {
      dataInputs: [
        "Counterparty's draft, editable or scanned",
        "Clause playbook with fallback positions",
        "Contracts already signed with the same party",
        "Deal value and personal data from the request form",
      ],
      aiModels: [
        "Segmentation model for clauses and definitions",
        "Embedding model over playbook positions",
        "Language model that drafts replacement wording",
      ],
      outputs: [
        "Redline with a comment on each change",
        "Entry in the deviation register",
        "Notice and renewal dates for the contract calendar",
      ],
    },
    connects: {
      connectors: ["outlook", "onedrive", "box"],
      servers: [],
      own: ["your contract calendar"],
    },
    workflow: [
      {
        name: "Split the clauses",
        text: "The draft is split into clauses, and defined terms are linked to their definitions.",
      },
      {
        name: "Compare with playbook",
        text: "Clauses are graded standard, fallback or deviation. Missing clauses are graded as well, so a draft without a liability cap has a deviation.",
      },
      {
        name: "Draft the redline",
        text: "Each deviation gets tracked changes that keep the other side's wording where possible, with comments that explain why and leave your fallback out.",
      },
      {
        name: "Release the redline",
        text: "Counsel sees each change beside your position and what this party was given before, and releases it, accepts the deviation or refers it to the business. Nothing goes to the other side before that.",
        decides: { who: "Legal counsel" },
      },
      {
        name: "Record the outcome",
        text: "The released redline goes out. When the signed text comes back, it is compared with that turn to catch late edits.",
      },
    ],
  },
];

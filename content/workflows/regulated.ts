import type { WorkflowRecord } from "../schema/workflow.ts";

export const regulatedWorkflows: readonly WorkflowRecord[] = [
  {
    id: "cdd-periodic-review",
    title: "Periodic CDD review",
    category: "Banking",
    description:
      "Update a corporate client's due diligence file when its review is due, and see what changed since the last one.",
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
    workflow: [
      {
        name: "Open the file",
        text: "The client's risk class sets the review date. The run starts sixty days earlier and asks the client to replace expired documents.",
      },
      {
        name: "Trace ownership",
        text: "Registers are searched layer by layer until each chain reaches a natural person. Trusts and nominees along the way are flagged.",
      },
      {
        name: "Clear the alerts",
        text: "Name matches are ranked, with dates and places of birth compared. The analyst decides which ones are the client.",
        decides: { who: "Screening analyst" },
      },
      {
        name: "Rate the risk",
        text: "Country, product, channel and transactions feed the bank's own scorecard. The model explains the score but can't change it.",
      },
      {
        name: "Keep or exit",
        text: "Keeping a PEP or a high-risk client needs senior management approval. Every other file closes with its next review date.",
        decides: { who: "Senior management" },
      },
    ],
  },
  {
    id: "motor-first-notice-of-loss",
    title: "Motor first notice of loss",
    category: "Insurance",
    description:
      "Go from a driver's first report to a claim with cover checked, damage assessed, a reserve set and a workshop appointed.",
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
    workflow: [
      {
        name: "Take the notice",
        text: "The driver calls, writes or sends photos. The run asks only for missing details: place, time, other vehicles, injuries.",
      },
      {
        name: "Check the cover",
        text: "Policy period, named drivers and exclusions are checked for the time of the accident. The excess comes from the schedule.",
      },
      {
        name: "Assess the damage",
        text: "Photos are sorted by panel and severity. Camera footage is trimmed to the seconds around the impact.",
      },
      {
        name: "Set the reserve",
        text: "The run proposes figures for own damage, third-party property and injury. The handler sets each within their authority, or calls an investigator.",
        decides: { who: "Claims handler" },
      },
      {
        name: "Appoint",
        text: "Light damage goes to an approved workshop near the driver. The rest goes to a surveyor, along with the photos and the estimate.",
      },
    ],
  },
  {
    id: "contract-clause-review",
    title: "Contract clause review",
    category: "Legal",
    description:
      "Compare a counterparty's draft with your playbook, clause by clause, and get a redline that counsel has approved.",
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
    workflow: [
      {
        name: "Split the clauses",
        text: "The draft is split into clauses, and each defined term is linked to its definition. Words that didn't scan clearly are marked.",
      },
      {
        name: "Set against playbook",
        text: "Each clause is graded standard, fallback or deviation. Missing clauses count too: no liability cap is a deviation.",
      },
      {
        name: "Rule on deviations",
        text: "Counsel sees the clause, your position and what this party was given before. Each deviation is accepted, replaced or referred to the business.",
        decides: { who: "Legal counsel" },
      },
      {
        name: "Draft the redline",
        text: "Decisions become tracked changes that keep the other side's wording where possible. Comments explain why but never reveal the fallback.",
      },
      {
        name: "Record the outcome",
        text: "The signed text is compared with the last turn to catch late edits. Its dates go into the contract calendar.",
      },
    ],
  },
];

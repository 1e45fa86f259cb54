import type { WorkflowRecord } from "../schema/workflow.ts";

export const peopleWorkflows: readonly WorkflowRecord[] = [
  {
    id: "new-hire-onboarding",
    title: "New hire onboarding",
    category: "Human Resources",
    description:
      "Access, equipment, payroll and work pass ready on day one, with a check-in after a week.",
    tags: ["onboarding", "access requests", "payroll", "Employment Pass"],
    metrics: [
      { name: "hires with everything on day one", value: "96 of 102" },
      { name: "HR time per hire", value: "1.9 h" },
      { name: "proposed permissions that managers remove", value: "7.2%" },
    ],
    implementation: {
      dataInputs: [
        "Signed offer and key employment terms",
        "Role profiles with default access",
        "Laptop stock and lead times",
        "Employment Pass status",
      ],
      aiModels: [
        "Document model for passports, passes and bank letters",
        "Peer-group model for permissions",
        "Language model that answers from the handbook",
      ],
      outputs: [
        "Accounts in the directory and business systems",
        "Payroll and CPF record",
        "Equipment order and first-week schedule",
      ],
    },
    connects: {
      connectors: ["slack", "google-calendar", "servicenow"],
      servers: ["microsoft-365"],
      own: ["your directory", "your HR and payroll systems"],
    },
    workflow: [
      {
        name: "Read the offer",
        text: "The signed offer gives start date and manager. For a foreign hire, the run waits here for in-principle pass approval.",
      },
      {
        name: "Approve access",
        text: "The manager sees what peers in the role have, with sensitive permissions flagged, and removes any that the job doesn't need.",
        decides: { who: "Hiring manager" },
      },
      {
        name: "Create and order",
        text: "Accounts are created and stay locked until the start date, and a laptop is reserved at the right site. Items with the longest lead time are ordered first.",
      },
      {
        name: "Set up payroll",
        text: "Identity documents are checked against the bank letter, while age and residency set the CPF rate.",
      },
      {
        name: "Ask after a week",
        text: "On the fifth day the new hire gets three short questions, and a missing tool becomes a request straight away.",
      },
    ],
  },
  {
    id: "ticket-triage-sla",
    title: "Ticket triage on the SLA clock",
    category: "Customer Support",
    description:
      "Put every ticket on the right SLA clock, and escalate before a deadline is missed.",
    tags: ["service desk", "SLA", "ticket routing"],
    metrics: [
      { name: "SLA breaches in a month", value: "12" },
      { name: "tickets routed to the right queue first time", value: "89.1%" },
      { name: "median first response", value: "17 min" },
    ],
    implementation: {
      dataInputs: [
        "Tickets from email, chat and the portal",
        "Contracts with service hours and response targets",
        "Shift rosters and skills",
        "Known-error articles",
      ],
      aiModels: [
        "Multilingual classifier for impact and urgency",
        "Retrieval model over known errors",
        "Survival model for the time to breach",
      ],
      outputs: [
        "Priority, queue and clocks on the ticket",
        "Draft reply with its source article",
        "Weekly list of breaches and near misses",
      ],
    },
    connects: {
      connectors: ["zendesk", "freshdesk", "servicenow", "slack"],
      servers: [],
      own: ["your shift roster"],
    },
    workflow: [
      {
        name: "Read the ticket",
        text: "Two emails about one fault become one ticket.",
      },
      {
        name: "Set the priority",
        text: "The matrix in the customer's contract turns impact and urgency into a priority. Tone isn't part of it, so an angry message about a typo stays low.",
      },
      {
        name: "Start the clocks",
        text: "Clocks run during the customer's service hours and pause only while you're waiting for the customer.",
      },
      {
        name: "Route by skill",
        text: "Someone on shift who has closed similar tickets gets this one, with a draft reply.",
      },
      {
        name: "Move before breach",
        text: "When a breach looks likely, the ticket moves to the next tier with a note of what has been tried.",
      },
    ],
  },
  {
    id: "inpatient-icd-10-coding",
    title: "Inpatient ICD-10 coding",
    category: "Healthcare",
    description:
      "Code a completed stay from its record, with the evidence for every diagnosis and procedure.",
    tags: ["ICD-10", "clinical coding", "DRG", "claims"],
    metrics: [
      { name: "episodes per coder per day", value: "34" },
      { name: "codes confirmed as proposed", value: "86.7%" },
      { name: "from discharge to final bill", value: "3.2 days" },
    ],
    implementation: {
      dataInputs: [
        "Discharge summaries and operation notes",
        "Laboratory and pathology results",
        "Medication charts",
        "Coding standards and payer rules",
      ],
      aiModels: [
        "Clinical language model for diagnoses and negation",
        "Ranking model trained on audited episodes",
      ],
      outputs: [
        "Code set with the sentence behind each code",
        "DRG with its cost weight",
        "Claim file for the payer",
      ],
    },
    connects: {
      connectors: ["microsoft-teams"],
      servers: [],
      own: ["your patient record", "your grouper", "the payer's claims gateway"],
    },
    workflow: [
      {
        name: "Gather the episode",
        text: "Notes are put in date order, and if an operation note is missing, the run requests it and waits.",
      },
      {
        name: "Propose the codes",
        text: "The principal diagnosis comes first, then the comorbidities that were treated. Where notes are vague, the doctor gets a question that doesn't suggest its answer.",
      },
      {
        name: "Confirm each code",
        text: "A coder reads each code beside its evidence. Only confirmed codes reach the bill.",
        decides: { who: "Clinical coder" },
      },
      {
        name: "Group and test",
        text: "Codes are grouped to a DRG and checked against the payer's edits.",
      },
      {
        name: "Release the claim",
        text: "The claim goes out and its evidence stays with the episode, so that if the payer denies it later, the coder can see which code was the cause.",
      },
    ],
  },
  {
    id: "clinical-trial-queries",
    title: "Clinical trial data queries",
    category: "Healthcare",
    description:
      "Find discrepancies in trial data and query the site until the data manager closes them.",
    tags: ["clinical trials", "EDC", "data queries", "GCP"],
    metrics: [
      { name: "median age of an open query", value: "6.8 days" },
      { name: "queries withdrawn as unnecessary", value: "4.3%" },
      { name: "from last visit to database lock", value: "29 days" },
    ],
    implementation: {
      dataInputs: [
        "eCRF entries with their audit trail",
        "Central laboratory transfers",
        "Cases from the safety database",
        "Protocol and data validation plan",
      ],
      aiModels: [
        "Language model that reads adverse events against medication",
        "Coding model for MedDRA terms",
        "Outlier model within each site",
      ],
      outputs: [
        "Queries in the EDC system",
        "Reconciled listing of serious adverse events",
        "Query ageing report by site",
      ],
    },
    connects: {
      connectors: ["outlook"],
      servers: [],
      own: ["your trial database (EDC)", "your safety database"],
    },
    workflow: [
      {
        name: "Sweep new entries",
        text: "Every night, edit checks run on the forms that changed.",
      },
      {
        name: "Compare sources",
        text: "Doses and lab values are compared with adverse events, visit by visit. If an antihistamine was started and no adverse event is on file, the site is asked about it.",
      },
      {
        name: "Write the query",
        text: "A query names the form and both values and asks one question, in words that don't suggest the answer.",
      },
      {
        name: "Follow the site",
        text: "The study coordinator gets one digest a week, and unanswered queries go on the monitor's list before the next visit.",
      },
      {
        name: "Close or ask again",
        text: "The data manager reviews the site's answer and closes the query, or sends it back. Blinded fields are hidden at every step.",
        decides: { who: "Clinical data manager" },
      },
    ],
  },
];

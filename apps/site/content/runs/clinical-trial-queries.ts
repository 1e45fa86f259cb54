import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "clinical-trial-queries",
  number: "run_0ZL8HA5T",
  version: 14,
  summary:
    "A patient took an antihistamine without a reported adverse event. The event that the site added starts two days later, so the data manager asked again.",
  trigger: { name: "Schedule", detail: "Every night, 01:00" },
  started: "2026-10-19T01:00:00.0+08:00",
  tier: { name: "3, Supervised", detail: "stops at each decision" },
  steps: [
    {
      kind: "work",
      name: "Sweep new entries",
      result: "Checked 318 changed forms. 311 pass, 7 go on.",
      outside: [
        { name: "forms", text: "318 eCRF forms changed since yesterday" },
        { name: "validation-plan", text: "Version 3.1, 204 edit checks" },
      ],
      calls: [
        {
          system: "Trial database",
          tool: "changed_forms",
          arguments: 'since: "2026-10-18"',
          seconds: 3.4,
          recorded: "Trial database read 318 forms",
        },
        { system: "Edit checks", tool: "run", arguments: "checks: 204", seconds: 6.1 },
      ],
      gives: [{ name: "entries.json", text: "7 entries, blinded fields left out" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Compare sources",
      result: "One finding: cetirizine from 7 October without an adverse event.",
      takes: [{ name: "entries.json", text: "7 entries from Sweep new entries" }],
      outside: [{ name: "lab", text: "Central laboratory transfer of 18 October" }],
      calls: [
        {
          system: "Safety database",
          tool: "find_cases",
          arguments: 'subject: "0417"',
          seconds: 0.8,
          recorded: "Safety database read subject 0417",
        },
        {
          system: "Language model",
          tool: "read_against",
          arguments: "medication: 9, events: 2",
          seconds: 4.6,
          model: true,
        },
      ],
      findings: [
        { same: true, name: "Six entries", text: "Explained by another form" },
        { same: false, name: "Subject 0417, visit 5", text: "Medication without an event" },
      ],
      gives: [{ name: "finding.json", text: "Two forms, two values" }],
      why: {
        title: "Why it is a finding",
        model: "trial-reader-9b",
        facts: [
          { name: "Certainty", value: "0.93" },
          { name: "Tokens", value: "6,720" },
        ],
        text: "An antihistamine treats a symptom, and the form of adverse events is empty for that week. The medical history names no allergy that would explain it.",
      },
      cost: 3,
    },
    {
      kind: "work",
      name: "Write the query",
      result: "Opened query Q-2207 with both values and one question.",
      takes: [{ name: "finding.json", text: "Finding from Compare sources" }],
      calls: [
        {
          system: "Language model",
          tool: "write_query",
          arguments: "values: 2",
          seconds: 2.1,
          model: true,
        },
        {
          system: "Trial database",
          tool: "open_query",
          arguments: 'form: "CM-05"',
          seconds: 0.5,
          recorded: "Trial database opened query Q-2207",
        },
      ],
      gives: [{ name: "Q-2207", text: "Open, for site 12" }],
      why: {
        title: "Why this wording",
        model: "trial-reader-9b",
        facts: [
          { name: "Sentences", value: "2" },
          { name: "Tokens", value: "910" },
        ],
        text: "I name the form, the medication and its start, and ask why it was given. I don't write 'rash' or 'allergy', because the site would only have to agree.",
      },
      cost: 1,
    },
    {
      kind: "work",
      name: "Follow the site",
      result: "Site 12 answered after its weekly digest.",
      takes: [{ name: "Q-2207", text: "Open for site 12" }],
      calls: [
        {
          system: "Email",
          tool: "send_digest",
          arguments: 'site: "12", queries: 5',
          seconds: 0.4,
          recorded: "Digest with 5 queries sent to site 12",
        },
        {
          system: "Trial database",
          tool: "get_answer",
          arguments: 'query: "Q-2207"',
          waited: 378_000,
          seconds: 0.3,
          recorded: "Site 12 answered Q-2207",
        },
      ],
      gives: [{ name: "answer.txt", text: "'Patient had itching. AE added.'" }],
      cost: 1,
    },
    {
      kind: "approval",
      name: "Close or ask again",
      result: "Sent to the clinical data manager with the new form.",
      takes: [{ name: "answer.txt", text: "Answer from site 12" }],
      approval: {
        asks: "the clinical data manager",
        deadline: "On the monitor's list from 2 November",
        conclusion: "The site added the event, but its start is 2 days after the medication",
        detail: "Q-2207, subject 0417, visit 5. Treatment arm and dose stay hidden.",
        policy: {
          id: "DM-06",
          rule: "Dates of event and medication differ",
          limits: [{ label: "Difference, limit 1 day", limit: 1, value: 2, shown: "2 days" }],
        },
        columns: [
          { name: "Medication", source: "Form CM-05" },
          { name: "Event", source: "Form AE-03" },
          { name: "Diary", source: "Patient, page 31" },
        ],
        rows: [
          {
            name: "What",
            cells: [
              { text: "Cetirizine 10 mg" },
              { text: "Itching, mild" },
              { text: "'Itchy arms'" },
            ],
            result: { same: true, text: "They fit" },
          },
          {
            name: "Start",
            cells: [
              { text: "7 October 2026", differs: true },
              { text: "9 October 2026", differs: true },
              { text: "7 October 2026" },
            ],
            result: { same: false, text: "2 days apart" },
          },
        ],
        options: [
          {
            id: "close",
            key: "C",
            label: "Close",
            consequence: "The event starts on 9 October",
            leadsTo: "The query closes, and the medication precedes its reason in the data.",
          },
          {
            id: "again",
            key: "A",
            label: "Ask again",
            consequence: "The site explains the two dates",
            leadsTo: "The query goes back with both dates and without a suggestion.",
          },
          {
            id: "monitor",
            key: "M",
            label: "Give to the monitor",
            consequence: "Checked at the next visit",
            leadsTo: "The monitor compares the diary with both forms on 12 November.",
          },
        ],
        decision: {
          option: "again",
          title: "Sent back to the site",
          by: "the clinical data manager",
          via: "in the query screen",
          seconds: 5_040,
          note: "The dates have to come from the site. Please ask again.",
          facts: [
            { name: "Query", value: "Q-2207, asked again" },
            { name: "Next digest", value: "26 October 2026" },
          ],
        },
      },
      gives: [{ name: "Q-2207", text: "Open again, with both dates" }],
    },
  ],
};

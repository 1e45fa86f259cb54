import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "motor-first-notice-of-loss",
  number: "run_2HV94PRD",
  version: 15,
  summary:
    "A driver reported a rear-end collision with five photos. Because the reserve went past the handler's authority, a team lead set it before a surveyor was appointed.",
  trigger: { name: "Message with photos", detail: "claims@kallangmotor.example" },
  started: "2026-11-12T18:41:10.4+08:00",
  tier: 3,
  steps: [
    {
      kind: "work",
      name: "Take the notice",
      result: "Complete after one question: a rear-end collision on Jalan Senja, no injuries.",
      outside: [{ name: "message", text: "Four sentences and five photos from the driver" }],
      calls: [
        {
          system: "Language model",
          tool: "find_missing",
          arguments: "fields: 9",
          seconds: 2.2,
          model: true,
        },
        {
          system: "Messages",
          tool: "ask_driver",
          effect: "message",
          arguments: 'field: "other vehicle"',
          seconds: 0.3,
          recorded: "Driver asked for the other vehicle",
        },
        {
          system: "Messages",
          tool: "receive_answer",
          effect: "none",
          arguments: "photos: 1",
          waited: 410,
          seconds: 0.2,
        },
        {
          system: "Claims system",
          tool: "open_claim",
          effect: "reversible",
          arguments: 'policy: "KM-771402"',
          seconds: 0.8,
          recorded: "Claims system opened claim MC-30618",
        },
      ],
      gives: [
        { name: "notice.json", text: "Place, time, vehicles, no injuries" },
        { name: "photos", text: "6 files" },
      ],
      why: {
        title: "Why it asked once",
        model: "notice-reader-8b",
        facts: [
          { name: "Fields filled", value: "8 of 9" },
          { name: "Tokens", value: "1,905" },
        ],
        text: "Place, time and damage are in the message, and the driver writes that nobody is hurt. The other vehicle's number is the only thing missing, so it's all I ask for.",
      },
      cost: 2,
    },
    {
      kind: "work",
      name: "Check the cover",
      result: "Covered: policy in force, named driver, excess SGD 800.",
      takes: [
        { name: "notice.json", text: "Claim MC-30618" },
        { name: "photos", text: "6 files, with their times" },
      ],
      calls: [
        {
          system: "Policy system",
          tool: "get_schedule",
          effect: "none",
          arguments: 'policy: "KM-771402"',
          seconds: 0.6,
          recorded: "Policy system read KM-771402",
        },
        {
          system: "Rules",
          tool: "check_exclusions",
          effect: "none",
          arguments: 'at: "2026-11-12T18:20"',
          seconds: 0.1,
        },
      ],
      findings: [
        { same: true, name: "Period", text: "Until 3 March 2027" },
        { same: true, name: "Driver", text: "Named on the schedule" },
      ],
      gives: [
        { name: "cover.json", text: "Own damage and third party, excess SGD 800" },
        { name: "photos", text: "6 files, passed on" },
      ],
      cost: 1,
    },
    {
      kind: "work",
      name: "Assess the damage",
      result: "Front bumper, bonnet and radiator damaged, moderate, for an estimated SGD 7,940.",
      takes: [
        { name: "cover.json", text: "What is insured" },
        { name: "photos", text: "6 files from the driver" },
      ],
      outside: [{ name: "parts-prices", text: "Make, model and year 2022" }],
      calls: [
        {
          system: "Image model",
          tool: "find_damage",
          arguments: "photos: 6",
          seconds: 6.3,
          model: true,
        },
        {
          system: "Cost model",
          tool: "estimate_repair",
          arguments: "panels: 3",
          seconds: 0.7,
          model: true,
        },
        {
          system: "Parts catalogue",
          tool: "get_prices",
          effect: "none",
          arguments: "parts: 11",
          seconds: 0.9,
          recorded: "Parts catalogue read 11 prices",
        },
      ],
      gives: [{ name: "assessment.json", text: "3 panels, SGD 7,940, with a range" }],
      why: {
        title: "Why moderate",
        model: "panel-vision-5",
        facts: [
          { name: "Panels", value: "3" },
          { name: "Range", value: "7,200–9,600" },
        ],
        text: "Coolant on the road in photo 4 shows that the radiator leaks, although the bumper hides it, and a leaking radiator needs a surveyor rather than a quick repair.",
      },
      cost: 5,
    },
    {
      kind: "approval",
      name: "Set the reserve",
      result: "Sent to the team lead with three proposed figures.",
      takes: [{ name: "assessment.json", text: "SGD 7,940 from Assess the damage" }],
      approval: {
        asks: "the team lead, Motor Claims",
        deadline: "Escalates to the claims manager after 30 min",
        conclusion: "Set SGD 12,640 aside for a rear-end collision without injuries",
        detail:
          "Own damage is SGD 7,940 and third-party property SGD 4,700. The handler's authority ends at SGD 10,000.",
        policy: {
          id: "CL-12",
          rule: "Reserve above SGD 10,000 needs a team lead",
          limits: [
            {
              label: "In money, limit SGD 10,000",
              limit: 10000,
              value: 12640,
              shown: "SGD 12,640",
            },
          ],
        },
        columns: [
          { name: "Proposed", source: "MC-30618" },
          { name: "Similar claims", source: "214 in two years" },
          { name: "Schedule", source: "KM-771402" },
        ],
        rows: [
          {
            name: "Own damage",
            cells: [
              { text: "SGD 7,940" },
              { text: "SGD 7,310", note: "median" },
              { text: "Covered", note: "excess SGD 800" },
            ],
            result: { same: true, text: "In its usual range" },
          },
          {
            name: "Third party",
            cells: [
              { text: "SGD 4,700", note: "tailgate with camera", differs: true },
              { text: "SGD 2,980", note: "median", differs: true },
              { text: "Covered" },
            ],
            result: { same: false, text: "SGD 1,720 above median" },
          },
          {
            name: "Injury",
            cells: [{ text: "None" }, { text: "In 1 of 9" }, { text: "Covered" }],
            result: { same: true, text: "None reported" },
          },
        ],
        options: [
          {
            id: "set",
            key: "S",
            label: "Set as proposed",
            consequence: "Reserve SGD 12,640",
            leadsTo: "The claim continues at the proposed figures, by head of damage.",
          },
          {
            id: "median",
            key: "M",
            label: "Use the median",
            consequence: "Reserve SGD 10,920",
            leadsTo: "Third-party property is set at the median, and the surveyor may raise it.",
          },
          {
            id: "investigate",
            key: "I",
            label: "Call an investigator",
            consequence: "Reserve nothing yet",
            leadsTo: "The claim stops until an investigator has seen both vehicles.",
          },
        ],
        decision: {
          option: "set",
          title: "Reserve set as proposed",
          by: "the team lead, Motor Claims",
          via: "in the claims screen",
          seconds: 1_290,
          note: "The tailgate carries a camera and sensors. SGD 4,700 is right.",
          facts: [
            { name: "Own damage", value: "SGD 7,940" },
            { name: "Third party", value: "SGD 4,700" },
          ],
        },
      },
      gives: [{ name: "reserve.json", text: "Two heads of damage, SGD 12,640" }],
    },
    {
      kind: "work",
      name: "Appoint",
      plan: "Appoints a surveyor or an approved workshop near the driver.",
      result: "Appointed a surveyor for 13 November, 10:00, and told the driver.",
      takes: [{ name: "reserve.json", text: "SGD 12,640 from Set the reserve" }],
      calls: [
        {
          system: "Surveyor roster",
          tool: "book_slot",
          effect: "costly",
          arguments: 'near: "Bukit Panjang"',
          seconds: 0.7,
          recorded: "Surveyor booked for 13 November, 10:00",
        },
        {
          system: "Messages",
          tool: "tell_driver",
          effect: "irreversible",
          arguments: 'claim: "MC-30618"',
          seconds: 0.3,
          recorded: "Driver told time, place and excess",
        },
      ],
      gives: [{ name: "appointment", text: "13 November, 10:00, with photos and estimate" }],
      cost: 1,
    },
  ],
};

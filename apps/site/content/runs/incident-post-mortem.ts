import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "incident-post-mortem",
  number: "run_N1F5TB8S",
  version: 9,
  summary:
    "Checkout failed for 47 minutes after a certificate expired. Two days later the service owner agreed four actions, and the review was published with them.",
  trigger: { name: "Incident resolved", detail: "INC-7702, checkout" },
  started: "2026-11-03T15:02:00.0+08:00",
  tier: 3,
  steps: [
    {
      kind: "work",
      name: "Collect the traces",
      result: "Kept 3 h of logs, 412 messages and the bridge call, with all times in SGT.",
      outside: [{ name: "INC-7702", text: "3 November, 13:41 to 14:28" }],
      calls: [
        {
          system: "Log store",
          tool: "hold",
          effect: "reversible",
          arguments: 'from: "12:00", to: "15:00"',
          seconds: 1.4,
          recorded: "Log store keeps 3 hours from deletion",
        },
        {
          system: "Chat",
          tool: "export",
          effect: "none",
          arguments: 'channel: "inc-7702"',
          seconds: 0.9,
          recorded: "Chat exported 412 messages",
        },
        {
          system: "Speech model",
          tool: "transcribe",
          arguments: "minutes: 52",
          seconds: 39.2,
          model: true,
        },
      ],
      gives: [{ name: "traces", text: "Logs, messages, transcript, deployments" }],
      why: {
        title: "Why one time zone",
        model: "bridge-speech-2",
        facts: [
          { name: "Minutes", value: "52" },
          { name: "Speakers", value: "6" },
        ],
        text: "Because the load balancer writes UTC and the chat writes SGT, I converted both and marked three spoken times that could mean either.",
      },
      cost: 6,
    },
    {
      kind: "work",
      name: "Build the timeline",
      result: "23 entries in four phases, with one gap of 6 minutes shown as a gap.",
      takes: [{ name: "traces", text: "From Collect the traces" }],
      calls: [
        {
          system: "Correlation model",
          tool: "order_events",
          arguments: "events: 1860",
          seconds: 4.7,
          model: true,
        },
      ],
      gives: [{ name: "timeline.json", text: "23 entries, each with its source" }],
      why: {
        title: "Why a gap",
        model: "event-links-3",
        facts: [
          { name: "Entries", value: "23" },
          { name: "Gap", value: "13:52 to 13:58" },
        ],
        text: "Between two messages, nothing was written and no log changed. People were probably on the phone, but I can't show that, so I've left the gap open.",
      },
      cost: 3,
    },
    {
      kind: "work",
      name: "Draft the causes",
      result: "3 contributing factors with evidence for and against each.",
      takes: [{ name: "timeline.json", text: "23 entries" }],
      outside: [{ name: "earlier-reviews", text: "14 reviews of two years" }],
      calls: [
        {
          system: "Review archive",
          tool: "find_similar",
          effect: "none",
          arguments: "reviews: 14",
          seconds: 0.8,
          recorded: "Review archive found INC-5210",
        },
        {
          system: "Language model",
          tool: "draft",
          arguments: "factors: 3",
          seconds: 8.8,
          model: true,
        },
      ],
      findings: [
        { same: false, name: "Renewal", text: "Failed silently since 4 October" },
        { same: false, name: "Alert", text: "Went to a mailbox that nobody reads" },
        { same: true, name: "Deployment at 13:30", text: "Ruled out by its logs" },
      ],
      gives: [{ name: "draft.md", text: "Causes, impact and six proposed actions" }],
      why: {
        title: "Why not the deployment",
        model: "clerk-32b",
        facts: [
          { name: "Factors", value: "3" },
          { name: "Tokens", value: "11,460" },
        ],
        text: "A deployment at 13:30 looks guilty and isn't: its logs show the old certificate, and the canary failed in the same minute. The draft names roles instead of people.",
      },
      cost: 5,
    },
    {
      kind: "approval",
      name: "Agree on actions",
      result: "Sent to the service owner for the review meeting.",
      takes: [{ name: "draft.md", text: "Draft from Draft the causes" }],
      approval: {
        asks: "the service owner",
        deadline: "Review meeting on 5 November, 14:00",
        conclusion:
          "SGD 26,300 of orders failed in 47 minutes, because a certificate wasn't renewed",
        detail:
          "Six actions are proposed. Two of them overlap with actions that are still open from INC-5210.",
        policy: {
          id: "OP-09",
          rule: "More than 30 min down needs agreed actions",
          limits: [{ label: "Down, limit 30 min", limit: 30, value: 47, shown: "47 min" }],
        },
        columns: [
          { name: "Proposed", source: "Draft" },
          { name: "Open already", source: "INC-5210" },
          { name: "Effort", source: "Team's estimate" },
        ],
        rows: [
          {
            name: "Renewal",
            cells: [{ text: "Alert after 1 failure" }, { text: "None" }, { text: "1 day" }],
            result: { same: true, text: "New action" },
          },
          {
            name: "Alerts",
            cells: [
              { text: "Route to on-call", differs: true },
              { text: "Route to on-call", note: "overdue by 5 weeks", differs: true },
              { text: "2 days" },
            ],
            result: { same: false, text: "Twice the same action" },
          },
          {
            name: "Certificates",
            cells: [{ text: "List all, with dates" }, { text: "None" }, { text: "3 days" }],
            result: { same: true, text: "New action" },
          },
        ],
        options: [
          {
            id: "all",
            key: "A",
            label: "Take all six",
            consequence: "11 days of work until December",
            leadsTo: "Six actions enter the backlog, two of them twice.",
          },
          {
            id: "four",
            key: "F",
            label: "Take four",
            consequence: "7 days, two merged with INC-5210",
            leadsTo: "Four actions get owner and date, and the two open ones get a new date.",
          },
          {
            id: "risk",
            key: "R",
            label: "Accept the risk",
            consequence: "No action, with a written reason",
            leadsTo: "The review says who accepts the risk and until when.",
          },
        ],
        decision: {
          option: "four",
          title: "Four actions agreed",
          by: "the service owner",
          via: "in the review meeting",
          seconds: 171_000,
          note: "Merge the two from INC-5210, and this time they get a date.",
          facts: [
            { name: "Actions", value: "4, with dates" },
            { name: "First due", value: "12 November 2026" },
          ],
        },
      },
      gives: [{ name: "actions.json", text: "4 actions with role and date" }],
    },
    {
      kind: "work",
      name: "Follow through",
      plan: "Publishes the review and follows the actions.",
      result: "Published the review and a customer summary, and the first action was done in time.",
      takes: [{ name: "actions.json", text: "4 actions from Agree on actions" }],
      calls: [
        {
          system: "Backlog",
          tool: "create_items",
          effect: "reversible",
          arguments: "items: 4",
          seconds: 0.9,
          recorded: "Backlog created 4 items",
        },
        {
          system: "Status page",
          tool: "publish",
          effect: "irreversible",
          arguments: 'incident: "INC-7702"',
          seconds: 0.6,
          recorded: "Status page published the summary",
        },
        {
          system: "Backlog",
          tool: "check_item",
          effect: "none",
          arguments: 'due: "2026-11-12"',
          waited: 597_600,
          seconds: 0.3,
          recorded: "First action closed before its date",
        },
      ],
      gives: [
        { name: "review.html", text: "Timeline, causes, 4 actions" },
        { name: "summary.txt", text: "For customers, 120 words" },
      ],
      cost: 1,
    },
  ],
};

import type { Claim } from "./schema/claim.ts";
import type { Stories } from "./schema/platform.ts";

export const stories: Stories = {
  heading: "Customer stories",
  note: "Illustrative figures: each story is told of a kind of company and shows what can be measured.",
  labels: { before: "Before", workflow: "Now", decides: "Who decides" },
  stories: [
    {
      company: "A lift maintenance company",
      before:
        "A dispatcher wrote each fault down, looked for the part, and rang round for somebody who was free.",
      workflow:
        "An agent reads the fault code from the lift, finds the part in the nearest van, and proposes a technician and a time.",
      decides:
        "The dispatcher confirms each visit. When people are inside, the call never reaches the agent.",
      figures: [
        { figure: "18 min", text: "from fault to confirmed visit, 70 min before" },
        { figure: "1 in 20", text: "visits end without the right part, 1 in 4 before" },
      ],
    },
    {
      company: "A hospital group",
      before: "Referral letters lay in a shared mailbox until somebody had time to sort them.",
      workflow:
        "An agent reads each letter, names the tests that are missing, and proposes a clinic and an urgency.",
      decides: "A nurse confirms the urgency before an appointment is offered.",
      figures: [
        { figure: "1 day", text: "from letter to offered appointment, 4 days before" },
        { figure: "9 in 10", text: "patients come with every test done" },
      ],
    },
    {
      company: "A supermarket chain",
      before: "A recall reached the shops by telephone. Some tills went on selling.",
      workflow:
        "An agent finds the batches in every shop, prepares the block at the tills, and drafts the notice to customers.",
      decides: "The quality manager confirms the batches. Then the block takes effect.",
      figures: [
        { figure: "35 min", text: "from notice to blocked tills, 6 hours before" },
        { figure: "48", text: "shops covered by one confirmation" },
      ],
    },
    {
      company: "A maker of industrial pumps",
      before:
        "Customers sent a photograph of the nameplate, and waited until an engineer had found the spare part.",
      workflow:
        "An agent reads the plate, finds the part or its successor, checks price and stock, and writes the offer.",
      decides: "An engineer approves the offer when the part has a successor.",
      figures: [
        { figure: "4 in 5", text: "offers leave on the day of the request" },
        { figure: "60 hours", text: "of engineers' time given back each month" },
      ],
    },
  ],
};

const sample = { where: "/platform, Customer stories", origin: "sample" } as const;

export const claims: readonly Claim[] = [
  { ...sample, figure: "18 min", scope: "Lift maintenance: from fault to confirmed visit" },
  { ...sample, figure: "70 min", scope: "Lift maintenance: the same before" },
  { ...sample, figure: "1 in 20", scope: "Lift maintenance: visits without the right part" },
  { ...sample, figure: "1 in 4", scope: "Lift maintenance: the same before" },
  { ...sample, figure: "1 day", scope: "Hospital group: from letter to offered appointment" },
  { ...sample, figure: "4 days", scope: "Hospital group: the same before" },
  { ...sample, figure: "9 in 10", scope: "Hospital group: patients with every test done" },
  { ...sample, figure: "35 min", scope: "Supermarket chain: from notice to blocked tills" },
  { ...sample, figure: "6 hours", scope: "Supermarket chain: the same before" },
  { ...sample, figure: "48", scope: "Supermarket chain: shops covered by one confirmation" },
  { ...sample, figure: "4 in 5", scope: "Pump maker: offers on the day of the request" },
  { ...sample, figure: "60 hours", scope: "Pump maker: engineers' time given back each month" },
];

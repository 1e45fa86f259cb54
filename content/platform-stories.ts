import type { Claim } from "./schema/claim.ts";
import type { Stories } from "./schema/platform.ts";

export const stories: Stories = {
  heading: "Customer stories",
  note: "Illustrative figures: these stories are made up. Each describes a type of company and what it could measure.",
  labels: { before: "Before", workflow: "Now", decides: "Who decides" },
  stories: [
    {
      company: "A lift maintenance company",
      before:
        "A dispatcher noted each fault, looked for the part and rang round for a technician who was free.",
      workflow:
        "An agent reads the fault code from the lift, finds the part in the nearest van, and suggests a technician and a time.",
      decides:
        "The dispatcher confirms each visit. If people are trapped, the call goes straight to a person.",
      figures: [
        { figure: "18 min", text: "from fault to confirmed visit, down from 70 min" },
        { figure: "1 in 20", text: "visits end without the right part, down from 1 in 4" },
      ],
    },
    {
      company: "A hospital group",
      before: "Referral letters waited in a shared mailbox until someone had time to sort them.",
      workflow:
        "An agent reads each letter, lists missing tests, and suggests a clinic and how urgent it is.",
      decides: "A nurse confirms the urgency before the patient is offered an appointment.",
      figures: [
        { figure: "1 day", text: "from letter to offered appointment, down from 4 days" },
        { figure: "9 in 10", text: "patients arrive with every test done" },
      ],
    },
    {
      company: "A supermarket chain",
      before: "Shops heard about a recall by phone. Some went on selling the product.",
      workflow:
        "An agent finds the affected batches in every shop, prepares to block them at the tills, and drafts a customer notice.",
      decides: "The quality manager confirms the batches, and only then are they blocked.",
      figures: [
        { figure: "35 min", text: "from notice to blocked tills, down from 6 hours" },
        { figure: "48", text: "shops covered by a single confirmation" },
      ],
    },
    {
      company: "A maker of industrial pumps",
      before:
        "Customers sent a photo of the nameplate and waited for an engineer to find the spare part.",
      workflow:
        "An agent reads the nameplate, finds the part or its replacement, checks price and stock, and prepares a quote.",
      decides:
        "An engineer approves the quote when the original part has been replaced by a newer one.",
      figures: [
        { figure: "4 in 5", text: "quotes go out on the day of the request" },
        { figure: "60 hours", text: "of engineers' time saved each month" },
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
  { ...sample, figure: "4 in 5", scope: "Pump maker: quotes on the day of the request" },
  { ...sample, figure: "60 hours", scope: "Pump maker: engineers' time saved each month" },
];

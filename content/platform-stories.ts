import type { Stories } from "./schema/platform.ts";

export const stories: Stories = {
  heading: "Customer stories",
  note: "Illustrative figures: these stories are made up. Each describes a type of company and what it could measure.",
  labels: { before: "Before", workflow: "Now", decides: "Who decides" },
  stories: [
    {
      company: "A lift maintenance company",
      before: "A dispatcher noted the fault, looked for the part and rang round for a technician.",
      workflow:
        "The lift sends its fault code. An agent finds the part in the nearest van and suggests a technician and a time.",
      decides:
        "The dispatcher confirms the visit. If people are trapped, the call goes straight to a person.",
      figures: [
        { figure: "18 min", text: "from fault to confirmed visit, down from 70 min" },
        { figure: "1 in 20", text: "visits end without the right part, down from 1 in 4" },
      ],
    },
    {
      company: "A hospital group",
      before: "Referral letters waited in a shared mailbox.",
      workflow:
        "An agent reads the letter and suggests a clinic. It also lists missing tests and proposes an urgency.",
      decides: "A nurse confirms the urgency before an appointment is offered.",
      figures: [
        { figure: "1 day", text: "from letter to offered appointment, down from 4 days" },
        { figure: "9 in 10", text: "patients arrive with every test done" },
      ],
    },
    {
      company: "A supermarket chain",
      before: "Shops heard about a recall by phone. Some went on selling the product.",
      workflow:
        "An agent finds the affected batches in every shop and prepares to block them at the tills. It also drafts the notice to customers.",
      decides: "The tills block a batch once the quality manager has confirmed it.",
      figures: [
        { figure: "35 min", text: "from notice to blocked tills, down from 6 hours" },
        { figure: "48", text: "shops covered by a single confirmation" },
      ],
    },
    {
      company: "A maker of industrial pumps",
      before:
        "Customers sent a photo of the nameplate. Then they waited until an engineer had found the spare part.",
      workflow:
        "An agent reads the nameplate and finds the part or its replacement. It prepares the quote from current price and stock.",
      decides: "An engineer approves quotes for replacement parts.",
      figures: [
        { figure: "4 in 5", text: "quotes go out on the day of the request" },
        { figure: "60 hours", text: "of engineers' time saved each month" },
      ],
    },
  ],
};

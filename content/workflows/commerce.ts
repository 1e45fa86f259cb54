import type { Workflow } from "../schema/workflow.ts";

export const commerceWorkflows: readonly Workflow[] = [
  {
    id: "rfp-answer-library",
    title: "RFP answers from the library",
    category: "Sales",
    line: "plans",
    description:
      "Breaks a tender into requirements, answers them from approved texts and sends only the gaps to experts.",
    tags: ["RFP", "tenders", "answer library", "bid management"],
    metrics: [
      { name: "requirements answered from approved texts", value: "73.8%" },
      { name: "working time per bid", value: "31 h" },
      { name: "new library answers from each bid", value: "15" },
    ],
    implementation: {
      dataInputs: [
        "Tender documents and clarifications",
        "Answer library with owners and review dates",
        "Product sheets and certificates",
        "Win and loss notes of earlier bids",
      ],
      aiModels: [
        "Long-context model that extracts requirements",
        "Retrieval model with a reranker",
        "Language model that rewrites in the buyer's terms",
      ],
      outputs: [
        "Compliance matrix",
        "Response in the buyer's template",
        "New library answers, each with an owner",
      ],
    },
    workflow: [
      {
        name: "Break it down",
        text: "Each 'shall' becomes a row with its page, its weight and the form of answer it wants. The closing time and mandatory forms stand on top.",
      },
      {
        name: "Bid or no bid",
        text: "The director sees the fit, the effort and the conditions that could sink the bid. A no ends the run and declines the invitation.",
        decides: { who: "Sales director" },
      },
      {
        name: "Answer from library",
        text: "Rows are filled from approved texts that show their owner and age. A text past its review date counts as a gap.",
      },
      {
        name: "Ask the experts",
        text: "Each expert gets one list of gaps with one deadline. A claim that comes back without evidence is returned.",
      },
      {
        name: "Assemble the bid",
        text: "Answers go into the buyer's forms within their word limits, for the bid manager's last reading. What the experts wrote enters the library.",
      },
    ],
  },
  {
    id: "churn-save-desk",
    title: "Churn save desk",
    category: "Sales",
    line: "plans",
    description:
      "Finds subscribers who are about to leave, says why, and gives the save desk offers that are worth making.",
    tags: ["churn", "retention", "subscriptions"],
    metrics: [
      { name: "retention above the hold-out group", value: "6.1 points" },
      { name: "average cost of a save", value: "SGD 58" },
      { name: "needless calls dropped in a month", value: "1,140" },
    ],
    implementation: {
      dataInputs: [
        "Usage, billing and fault history",
        "Cancellation calls and chats",
        "Contract end dates and port-out requests",
        "Offer rules with margin floors",
      ],
      aiModels: [
        "Uplift model for the effect of an offer",
        "Speech recognition and topic model for call reasons",
        "Language model that writes the call brief",
      ],
      outputs: [
        "Ranked call list with a brief for each customer",
        "Order for the changed plan",
        "Saves measured against a hold-out group",
      ],
    },
    workflow: [
      {
        name: "Watch for signals",
        text: "Falling use, a second fault in a month or a port-out request puts a subscriber on the list. A random share is left alone for comparison.",
      },
      {
        name: "Find the reason",
        text: "Recent calls and chats are read for the cause, in the customer's words. Price, coverage and a missed appointment call for different answers.",
      },
      {
        name: "Choose the offer",
        text: "Up to three offers appear with margin and likely effect; one may be a repair and an apology. The agent chooses during the call.",
        decides: { who: "Save desk agent" },
      },
      {
        name: "Change the plan",
        text: "The chosen terms become an order with a new contract date. The customer has them in writing on the same day.",
      },
      {
        name: "Count the saves",
        text: "After ninety days, those who were called are compared with those who were left alone. Offers that change nothing are withdrawn.",
      },
    ],
  },
  {
    id: "returns-and-rma",
    title: "Returns and RMA",
    category: "Retail",
    line: "plans",
    description:
      "Checks a return against warranty and policy, books the way back, and settles it as a refund, repair or exchange.",
    tags: ["returns", "RMA", "warranty", "reverse logistics"],
    metrics: [
      { name: "from request to refund", value: "4.6 days" },
      { name: "returned units sold again as grade A", value: "57%" },
      { name: "swapped serial numbers caught in a quarter", value: "83" },
    ],
    implementation: {
      dataInputs: [
        "Return requests with photos",
        "Order, serial number and proof of purchase",
        "Warranty terms by model",
        "Carrier slots and depot capacity",
      ],
      aiModels: [
        "Image model that compares the unit with its listing",
        "Classifier for fault descriptions",
        "Price model for open-box stock",
      ],
      outputs: [
        "RMA number with label and packing instructions",
        "Credit note, repair order or exchange order",
        "Fault report to the manufacturer by serial range",
      ],
    },
    workflow: [
      {
        name: "Open the RMA",
        text: "The customer names the order and the fault, and gets a number. For a known fault the run offers the remedy first.",
      },
      {
        name: "Check eligibility",
        text: "Purchase date, serial number and warranty terms are looked up. A refusal quotes the clause it rests on.",
      },
      {
        name: "Book the way back",
        text: "The nearest depot with room is chosen, and lithium batteries get their hazard label. A part worth less than its freight stays with the customer.",
      },
      {
        name: "Grade the unit",
        text: "The technician tests the unit beside the customer's photo and grades it A, B, C or scrap.",
        decides: { who: "Depot technician" },
      },
      {
        name: "Settle",
        text: "Refund, repair or exchange follows from the grade and the customer's wish. Stock is booked by grade and priced for sale.",
      },
    ],
  },
  {
    id: "commercial-tenancy-renewal",
    title: "Commercial tenancy renewal",
    category: "Property",
    line: "plans",
    description:
      "Starts each renewal in time, carries the agreed terms into the tenancy agreement and stamps it before the deadline.",
    tags: ["leasing", "rent roll", "tenancy agreements", "stamp duty"],
    metrics: [
      { name: "renewals signed before expiry", value: "90.8%" },
      { name: "from agreed terms to signature", value: "8.5 days" },
      { name: "median gap between tenancies", value: "21 days" },
    ],
    implementation: {
      dataInputs: [
        "Rent roll and signed tenancy agreements",
        "Comparable lettings in the district",
        "Arrears and service requests of the tenant",
        "Landlord's mandate with floor rents",
      ],
      aiModels: [
        "Extraction model for lease terms and options",
        "Rent model that names its comparables",
        "Language model that drafts special conditions",
      ],
      outputs: [
        "Letter of offer",
        "Signed tenancy agreement with stamp certificate",
        "Updated rent roll and deposit record",
      ],
    },
    workflow: [
      {
        name: "Renew or re-let",
        text: "Before the notice period starts, the asset manager gets the tenant's record and a market rent. They renew, re-let or take the unit back.",
        decides: { who: "Asset manager" },
      },
      {
        name: "Offer the terms",
        text: "The letter of offer states rent, term, deposit and fitting-out period. Counter-offers are logged and answered within the mandate.",
      },
      {
        name: "Write the agreement",
        text: "Agreed terms go into the current template. Special conditions of the old tenancy are carried over or listed as dropped.",
      },
      {
        name: "Sign and stamp",
        text: "Both sides sign electronically. Duty is computed from rent and term, and e-stamped within the fourteen days that the law allows.",
      },
      {
        name: "Update the rent roll",
        text: "New rent, step-ups and the deposit top-up enter the rent roll, together with the next expiry and option dates.",
      },
    ],
  },
];

import type { WorkflowRecord } from "../schema/workflow.ts";

export const financeWorkflows: readonly WorkflowRecord[] = [
  {
    id: "three-way-invoice-matching",
    title: "Three-way invoice matching",
    category: "Finance",
    description:
      "Post supplier invoices as soon as price and quantity match the order and the goods receipt, within your tolerance.",
    tags: ["accounts payable", "purchase orders", "goods receipts", "tolerances"],
    metrics: [
      { name: "matched without a person", value: "84.3%" },
      { name: "median time from mailbox to ledger", value: "6 min" },
      { name: "duplicate invoices stopped in a quarter", value: "SGD 41,870" },
    ],
    implementation: {
      dataInputs: [
        "PDF invoices from the AP mailbox",
        "Peppol e-invoices",
        "Open purchase orders with price and unit of measure",
        "Goods receipts from the warehouse system",
      ],
      aiModels: [
        "Vision-language model for invoice lines",
        "Embedding model that pairs invoice wording with order lines",
        "Duplicate detector over supplier, amount and date",
      ],
      outputs: [
        "Posted document number in the ledger",
        "Variance note for the buyer",
        "Due date for the payment run",
      ],
    },
    connects: {
      connectors: ["gmail", "outlook", "xero", "quickbooks"],
      servers: ["business-central", "odoo"],
      own: ["your warehouse system", "your Peppol access point"],
    },
    workflow: [
      {
        name: "Capture",
        text: "A message in the AP mailbox starts a run, unless it's a statement or a reminder, which is filed.",
      },
      {
        name: "Extract lines",
        text: "The run reads the invoice line by line and compares the sum with the printed total.",
      },
      {
        name: "Match PO & receipt",
        text: "Prices are checked against the order and quantities against the goods receipt, once units of measure have been converted, because a box of twelve on one document can be twelve pieces on the other.",
      },
      {
        name: "Approve variance",
        text: "Differences beyond tolerance go to the buyer with both documents side by side, who accepts, asks for a credit note or blocks the line. The lines that agree are ready to post as soon as the buyer decides.",
        decides: { who: "Buyer named on the order" },
      },
      {
        name: "Post",
        text: "The invoice is posted against the receipt, with the PDF attached.",
      },
    ],
  },
  {
    id: "month-end-accruals",
    title: "Month-end accruals",
    category: "Finance",
    description:
      "Costs that belong to this month but have no invoice yet are confirmed by their owners and posted as a self-reversing journal.",
    tags: ["month-end close", "accruals", "GRNI", "journals"],
    metrics: [
      { name: "saved at month end", value: "1.5 days" },
      { name: "owners who reply before cut-off", value: "88%" },
      { name: "gap between an accrual and its invoice", value: "3.8%", isRatio: true },
    ],
    implementation: {
      dataInputs: [
        "Goods received, not invoiced (GRNI) report",
        "Contracts and orders with recurring fees",
        "Supplier postings from the last two years",
        "Cost centre owners from the organisation chart",
      ],
      aiModels: [
        "Forecast model for usage-based costs",
        "Language model that asks owners and reads their replies",
        "Outlier test against the same month in earlier years",
      ],
      outputs: [
        "Accrual journal with a line for each supplier",
        "Reversal dated the first of the next month",
        "Evidence file for the auditor",
      ],
    },
    connects: {
      connectors: ["xero", "quickbooks", "slack", "microsoft-teams"],
      servers: ["business-central", "odoo"],
      own: ["your contract register"],
    },
    workflow: [
      {
        name: "List open costs",
        text: "On the last working day, the run lists receipts without invoices and recurring fees that haven't been billed yet.",
      },
      {
        name: "Owners confirm",
        text: "Each owner gets one message with all their items and says for each whether the work was done this month in full, in part or not at all.",
        decides: { who: "Cost centre owner" },
      },
      {
        name: "Estimate amounts",
        text: "Confirmed items use the order price, while usage-based costs use a forecast that is shown with its range.",
      },
      {
        name: "Sign the journal",
        text: "The controller reviews the journal beside last month's, largest estimates first.",
        decides: { who: "Financial controller" },
      },
      {
        name: "Post and reverse",
        text: "Journal and reversal are posted together. When the invoice arrives weeks later, it replaces the estimate, and the difference feeds the forecast, so next month's estimate is closer.",
      },
    ],
  },
  {
    id: "gst-f5-return",
    title: "GST F5 return",
    category: "Finance",
    description: "Prepare the GST F5 with the transactions behind every figure.",
    tags: ["GST", "IRAS", "tax codes"],
    metrics: [
      { name: "preparation time per quarter", value: "5.5 h" },
      { name: "wrong tax codes found per return", value: "37" },
      { name: "input tax corrected before filing", value: "SGD 8,215" },
    ],
    implementation: {
      dataInputs: [
        "Sales and purchase ledgers with tax codes",
        "Import permits and export evidence",
        "Tax invoices with GST registration numbers",
        "Earlier F5 returns",
      ],
      aiModels: [
        "Classifier that predicts the tax code of a ledger line",
        "Language model that reads expense descriptions and receipts",
      ],
      outputs: [
        "F5 boxes with a drill-down to their transactions",
        "Correcting entries for wrong tax codes",
        "Filing acknowledgement",
      ],
    },
    connects: {
      connectors: ["xero", "quickbooks", "google-drive"],
      servers: ["business-central", "odoo"],
      own: ["your permit archive"],
    },
    workflow: [
      {
        name: "Lock the quarter",
        text: "Ledgers are locked and late postings go to the next return, so only the corrections that the approver signs are still posted.",
      },
      {
        name: "Test tax codes",
        text: "Lines whose predicted and booked codes differ are checked. A zero-rated export needs a permit, and input tax on club fees and private cars is disallowed even if the receipt is in order.",
      },
      {
        name: "Fill the boxes",
        text: "Corrections are held as drafts, the corrected totals fill the boxes of the return, and net GST is calculated last.",
      },
      {
        name: "Explain movements",
        text: "Any box outside its usual range gets a written explanation.",
      },
      {
        name: "Sign and file",
        text: "The approver reads the declaration and the explanations. Signing posts the corrections and files the return through myTax Portal, and otherwise the draft goes back.",
        decides: { who: "GST approver in Corppass" },
      },
    ],
  },
];

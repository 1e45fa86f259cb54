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
    workflow: [
      {
        name: "Capture",
        text: "A message in the AP mailbox starts a run. Statements and reminders are filed; only invoices and credit notes go to the next step.",
      },
      {
        name: "Extract lines",
        text: "The run reads each line's quantity, unit price and tax code, then adds up the lines and compares the sum with the printed total.",
      },
      {
        name: "Match PO & receipt",
        text: "Prices are checked against the order, and quantities against the goods receipt. Units of measure are converted before lines are compared.",
      },
      {
        name: "Approve variance",
        text: "Differences beyond tolerance go to the buyer with both documents side by side. The buyer accepts, asks for a credit note or blocks the line.",
        decides: { who: "Buyer named on the order" },
      },
      {
        name: "Post",
        text: "The invoice is posted against the receipt, with the order's payment terms. The PDF stays attached to the posting.",
      },
    ],
  },
  {
    id: "month-end-accruals",
    title: "Month-end accruals",
    category: "Finance",
    description:
      "Find costs that belong to the month but have no invoice yet, confirm them with their owners, and post a self-reversing journal.",
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
    workflow: [
      {
        name: "List open costs",
        text: "On the last working day, the run lists receipts without invoices, and recurring fees that haven't been billed yet.",
      },
      {
        name: "Owners confirm",
        text: "Owners get one message with all their items. For each item, they say if the work was done this month: fully, partly or not at all.",
        decides: { who: "Cost centre owner" },
      },
      {
        name: "Estimate amounts",
        text: "Confirmed items use the order price. Freight and other usage-based costs use a forecast, shown with its range.",
      },
      {
        name: "Sign the journal",
        text: "The controller reviews the journal beside last month's, with estimates above the materiality threshold first. Unsigned lines aren't posted.",
        decides: { who: "Financial controller" },
      },
      {
        name: "Post and reverse",
        text: "The journal and its reversal are posted to the general ledger together. When the invoice arrives, the difference improves the next forecast.",
      },
    ],
  },
  {
    id: "gst-f5-return",
    title: "GST F5 return",
    category: "Finance",
    description:
      "Check a quarter's tax codes, fill in the GST F5, and keep the transactions behind every figure.",
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
    workflow: [
      {
        name: "Lock the quarter",
        text: "The ledgers are locked for the accounting period. Late postings are listed for the next return.",
      },
      {
        name: "Test tax codes",
        text: "Lines whose predicted and booked codes differ are checked. Zero-rated exports need a permit; input tax on club fees and private cars is disallowed.",
      },
      {
        name: "Fill the boxes",
        text: "Corrected totals fill the boxes for supplies, purchases, output tax and input tax. Net GST is calculated last.",
      },
      {
        name: "Explain movements",
        text: "The draft is compared with the last four returns. Any box outside its usual range gets a written explanation.",
      },
      {
        name: "Sign and file",
        text: "The approver reads the declaration and explanations, then files through myTax Portal or sends the draft back.",
        decides: { who: "GST approver in Corppass" },
      },
    ],
  },
];

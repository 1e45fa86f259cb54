import type { Run } from "../schema/run.ts";

/** The run that /platform shows in full. */
export const run: Run = {
  id: "three-way-invoice-matching",
  number: "run_7QK4M2XN",
  version: 12,
  summary:
    "A supplier billed for 12 rolls that weren't delivered and charged more for each roll than agreed. The agent found both within 15 seconds and asked the buyer.",
  trigger: { name: "Email with a PDF", detail: "ap@northpier.example" },
  started: "2026-11-19T09:14:02.1+08:00",
  tier: 4,
  steps: [
    {
      kind: "work",
      name: "Capture",
      result: "Found invoice LP-20871 in the AP mailbox and filed a reminder.",
      outside: [
        { name: "message", text: "From billing@larkhill.example, two PDFs" },
        { name: "suppliers", text: "Names and addresses that may bill Northpier" },
      ],
      calls: [
        {
          system: "AP mailbox",
          tool: "read_message",
          effect: "none",
          arguments: "attachments: 2",
          seconds: 0.32,
          recorded: "AP mailbox read message 4417",
        },
        {
          system: "Language model",
          tool: "classify_document",
          arguments: "pages: 3",
          seconds: 0.94,
          model: true,
        },
        {
          system: "AP mailbox",
          tool: "file_message",
          effect: "reversible",
          arguments: 'as: "reminder"',
          seconds: 0.14,
        },
      ],
      gives: [{ name: "invoice.pdf", text: "LP-20871, two pages" }],
      why: {
        title: "Why it went on",
        model: "sorter-small-3",
        facts: [
          { name: "Certainty", value: "0.99" },
          { name: "Tokens", value: "1,120" },
        ],
        text: "The first PDF has an invoice number, a GST number and payment terms. The second repeats an older balance, which makes it a reminder with nothing to post.",
      },
      cost: 1,
    },
    {
      kind: "work",
      name: "Extract lines",
      result: "Read 3 lines, which add up to the printed total of SGD 5,203.22, GST included.",
      takes: [{ name: "invoice.pdf", text: "LP-20871 from Capture" }],
      calls: [
        {
          system: "Vision model",
          tool: "read_lines",
          arguments: "pages: 2",
          seconds: 7.86,
          model: true,
        },
        {
          system: "Vision model",
          tool: "read_again",
          arguments: 'field: "quantity", line: 2',
          seconds: 1.38,
          model: true,
        },
        {
          system: "Sums",
          tool: "add_up",
          effect: "none",
          arguments: "lines: 3, gst: 9",
          seconds: 0.06,
        },
      ],
      findings: [{ same: true, name: "Total agrees", text: "4,773.60 and 9% GST make 5,203.22" }],
      gives: [
        { name: "invoice.json", text: "3 lines, each with its place on the page" },
        { name: "order-number", text: "PO-2188, printed on the invoice" },
      ],
      why: {
        title: "Why it read twice",
        model: "reader-vision-9b",
        facts: [
          { name: "Lines", value: "3" },
          { name: "Tokens", value: "6,305" },
        ],
        text: "Because a fold runs through the quantity on line 2, I read the figure again at twice the size. It is 240, and the sums agree with it.",
      },
      cost: 3,
    },
    {
      kind: "work",
      name: "Match PO & receipt",
      result: "2 of 3 lines agree. Line 2 differs in quantity and price.",
      takes: [
        { name: "invoice.json", text: "3 lines from Extract lines" },
        { name: "order-number", text: "PO-2188, printed on the invoice" },
      ],
      outside: [{ name: "tolerance", text: "2% or SGD 8, whichever is reached first" }],
      calls: [
        {
          system: "Ledger",
          tool: "get_purchase_order",
          effect: "none",
          arguments: 'number: "PO-2188"',
          seconds: 0.41,
          recorded: "Ledger read order PO-2188",
        },
        {
          system: "Warehouse",
          tool: "find_receipts",
          effect: "none",
          arguments: 'order: "PO-2188"',
          seconds: 0.23,
          recorded: "Warehouse read receipt GR-7418",
        },
        {
          system: "Line matcher",
          tool: "pair_lines",
          arguments: "lines: 3, orders: 3",
          seconds: 0.62,
          model: true,
        },
        {
          system: "Units",
          tool: "convert",
          effect: "none",
          arguments: "19 cartons to 228 rolls",
          seconds: 0.01,
        },
        {
          system: "Language model",
          tool: "compare_and_explain",
          arguments: "line: 2",
          seconds: 3.33,
          model: true,
        },
      ],
      findings: [
        { same: true, name: "Line 1 agrees", text: "Carton, 400 × 300 × 250 mm" },
        { same: false, name: "Line 2 differs", text: "12 rolls and SGD 0.50 a roll" },
        { same: true, name: "Line 3 agrees", text: "Paper tape, 48 mm × 50 m" },
      ],
      gives: [
        { name: "match.json", text: "3 lines, with both sources" },
        { name: "variance-note.md", text: "For the buyer" },
      ],
      why: {
        title: "Why it stopped",
        model: "clerk-32b",
        facts: [
          { name: "Pairing score", value: "0.97" },
          { name: "Tokens", value: "2,914" },
        ],
        text: "Invoice line 2 is order line 2, which counts cartons of 12. The warehouse booked 19 cartons, or 228 rolls, but the invoice bills 240, and at SGD 9.40 a roll where the order says SGD 8.90. That is 11.2% over what was ordered and received, so I can't post this line.",
      },
      cost: 1,
    },
    {
      kind: "approval",
      name: "Approve variance",
      result: "Sent to the buyer named on the order, in chat and by email.",
      takes: [
        { name: "match.json", text: "3 lines, with both sources" },
        { name: "variance-note.md", text: "One page for the buyer" },
      ],
      approval: {
        asks: "the buyer on PO-2188",
        deadline: "Escalates to Finance at 17:00",
        conclusion: "Larkhill Packaging billed SGD 226.80 more than you ordered and received",
        detail:
          "Invoice LP-20871, line 2 of 3: stretch film, 500 mm × 300 m. The other two lines agree and are ready to post.",
        policy: {
          id: "AP-07",
          rule: "Variance above 2% or SGD 8",
          limits: [
            { label: "Of value received, limit 2%", limit: 2, value: 11.2, shown: "11.2%" },
            { label: "In money, limit SGD 8", limit: 8, value: 226.8, shown: "SGD 226.80" },
          ],
        },
        columns: [
          { name: "Invoice line", source: "LP-20871 / 2" },
          { name: "Order line", source: "PO-2188 / 2" },
          { name: "Goods receipt", source: "GR-7418 / 2" },
        ],
        rows: [
          {
            name: "Item",
            cells: [
              { text: "Stretch film clear, 500mm x 300m" },
              { text: "Stretch film, 500 mm × 300 m" },
              { text: "FILM-500-300" },
            ],
            result: { same: true, text: "Same item", note: "paired at 0.97" },
          },
          {
            name: "Quantity",
            cells: [
              { text: "240 rolls", note: "as printed", differs: true },
              { text: "240 rolls", note: "20 cartons × 12" },
              { text: "228 rolls", note: "19 cartons × 12", differs: true },
            ],
            result: {
              same: false,
              text: "12 rolls not received",
              note: "12 × 8.90 = SGD 106.80",
            },
          },
          {
            name: "Unit price",
            cells: [
              { text: "SGD 9.40", note: "as printed", differs: true },
              { text: "SGD 8.90", note: "agreed 2 October 2026", differs: true },
              { text: "None", note: "receipts hold no price" },
            ],
            result: {
              same: false,
              text: "SGD 0.50 above order",
              note: "240 × 0.50 = SGD 120.00",
            },
          },
          {
            name: "Line amount",
            cells: [
              { text: "SGD 2,256.00" },
              { text: "SGD 2,136.00" },
              { text: "SGD 2,029.20", note: "at the order price" },
            ],
            result: { same: false, text: "SGD 226.80 over", note: "before 9% GST" },
          },
          {
            name: "Tax code",
            cells: [{ text: "TX, 9%" }, { text: "TX, 9%" }, { text: "None" }],
            result: { same: true, text: "Same rate" },
          },
        ],
        options: [
          {
            id: "approve",
            key: "A",
            label: "Approve",
            consequence: "Pay the invoice in full: SGD 5,203.22",
            leadsTo:
              "The invoice posts as billed. Northpier pays SGD 247.21, GST included, for rolls that it didn't receive and a price that it didn't agree to.",
          },
          {
            id: "credit-note",
            key: "C",
            label: "Ask for credit note",
            consequence: "Pay SGD 4,956.01 now, claim SGD 247.21",
            leadsTo:
              "The bill posts at what was ordered and received, and Larkhill gets a claim for the difference with both documents.",
          },
          {
            id: "block",
            key: "B",
            label: "Block line",
            consequence: "Post lines 1 and 3 only: SGD 2,744.18",
            leadsTo:
              "Line 2 stays out of the ledger until somebody releases it, and the rest of the invoice is paid on its due date.",
          },
        ],
        decision: {
          option: "credit-note",
          title: "Credit note requested",
          by: "the buyer on PO-2188",
          via: "in chat",
          seconds: 707.6,
          note: "One carton was refused at the dock, so 19 is right. The price on the order still holds.",
          facts: [
            { name: "Posted", value: "SGD 4,956.01" },
            { name: "Claimed", value: "SGD 247.21" },
            { name: "Due", value: "18 December 2026" },
          ],
        },
      },
      gives: [{ name: "decision.json", text: "Choice, amounts and the buyer's note" }],
    },
    {
      kind: "work",
      name: "Post",
      plan: "Posts to the ledger against the receipt and keeps the PDF attached to the bill.",
      result: "Posted bill BILL-3306 for SGD 4,956.01 and sent the claim.",
      takes: [{ name: "decision.json", text: "Credit note requested" }],
      calls: [
        {
          system: "Ledger",
          tool: "create_bill",
          effect: "costly",
          arguments: 'order: "PO-2188", amount: 4956.01',
          seconds: 1.12,
          recorded: "Ledger created bill BILL-3306, SGD 4,956.01",
        },
        {
          system: "Ledger",
          tool: "attach_file",
          effect: "reversible",
          arguments: 'to: "BILL-3306", file: "invoice.pdf"',
          seconds: 0.46,
        },
        {
          system: "Language model",
          tool: "write_claim",
          arguments: "amount: 247.21",
          seconds: 1.61,
          model: true,
        },
        {
          system: "Email",
          tool: "send",
          effect: "irreversible",
          arguments: 'to: "billing@larkhill.example"',
          seconds: 0.21,
          recorded: "Claim of SGD 247.21 sent to Larkhill Packaging",
        },
      ],
      gives: [
        { name: "BILL-3306", text: "SGD 4,956.01, due 18 December 2026" },
        { name: "credit-claim.pdf", text: "SGD 247.21, with receipt and order" },
      ],
      why: {
        title: "Why this amount",
        model: "clerk-32b",
        facts: [
          { name: "Amount", value: "SGD 247.21" },
          { name: "Tokens", value: "1,480" },
        ],
        text: "The claim is the difference before tax, SGD 226.80, with 9% GST. I quote the receipt for the quantity and the order for the price, and I've left out the buyer's note.",
      },
      cost: 1,
    },
  ],
};

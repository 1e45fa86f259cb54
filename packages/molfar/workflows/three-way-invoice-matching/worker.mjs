import { pdfLines, pdfPages } from "../pdf.mjs";
import {
  amount,
  and,
  answered,
  ask,
  date,
  finding,
  json,
  money,
  runStep,
  stop,
  sum,
  text,
  toCents,
  word,
} from "../step.mjs";

const withGst = (net, percent) => net + Math.round((net * percent) / 100);

runStep({
  // Stands for the mailbox and for the model that sorts documents: it looks for words in the PDFs.
  capture(give) {
    const sender = /^From: (.+)$/m.exec(text("message/message.txt"))[1];
    if (!json("suppliers").some(({ email }) => email === sender)) {
      stop(`${sender} isn't a supplier that may bill: add it to suppliers.json.`);
    }
    const papers = ["invoice.pdf", "reminder.pdf"].map((file) => text(`message/${file}`, "latin1"));
    const invoices = papers.filter((paper) => pdfLines(paper).includes("TAX INVOICE"));
    if (invoices.length !== 1)
      stop(`The message has ${invoices.length} invoices, and one is expected.`);
    const lines = pdfLines(invoices[0]);
    const number = lines.find((line) => line.startsWith("Invoice ")).slice("Invoice ".length);
    give("invoice.pdf", `${number}, ${word(pdfPages(invoices[0]))} pages`, invoices[0]);
    return { result: `Found invoice ${number} in the AP mailbox and filed a reminder.` };
  },

  // Stands for the vision model: it reads the text of the PDF, where each item is one line.
  extract(give) {
    const lines = pdfLines(text("capture/invoice.pdf", "latin1"));
    const after = (start) => lines.find((line) => line.startsWith(start)).slice(start.length);
    const items = lines
      .map((line) => line.split(" | "))
      .filter((cells) => cells.length === 5)
      .map(([line, item, quantity, price, total]) => ({
        ...{
          line: Number(line),
          item,
          quantity: parseInt(quantity, 10),
          unit: quantity.split(" ")[1],
        },
        ...{ price: toCents(price), amount: toCents(total) },
      }));
    const net = sum(items, (item) => item.amount);
    const gst = parseInt(after("Plus GST "), 10);
    const total = toCents(after("Total SGD "));
    const wrong = items.find((item) => item.quantity * item.price !== item.amount);
    if (wrong) stop(`Line ${wrong.line} doesn't add up.`);
    if (withGst(net, gst) !== total) stop("The lines don't add up to the total.");
    const [number, order] = [after("Invoice "), after("Your order ")];
    const invoice = {
      number,
      supplier: lines[0],
      due: after("Due "),
      gst,
      net,
      total,
      lines: items,
    };
    give("invoice.json", `${items.length} lines, each with its place on the page`, invoice);
    give("order-number", `${order}, printed on the invoice`, order);
    const sums = `${amount(net)} and ${gst}% GST make ${amount(total)}`;
    return {
      result: `Read ${items.length} lines, which add up to the printed total of ${money(total)}, GST included.`,
      findings: [finding(true, "Total agrees", sums)],
    };
  },

  // Stands for the ledger, the warehouse and the models: both systems are files, and lines are
  // paired by their numbers.
  match(give) {
    const [invoice, number] = [json("extract/invoice.json"), json("extract/order-number.json")];
    const order = json("ledger").orders.find((each) => each.number === number);
    const receipt = json("warehouse").receipts.find((each) => each.order === number);
    const tolerance = json("tolerance");
    if (!order || !receipt) stop(`${number} has no ${order ? "receipt" : "order"}.`);
    const lines = invoice.lines.map((billed, at) => {
      const ordered = { ...order.lines[at], price: toCents(order.lines[at].price) };
      const received = receipt.cartons[at] * ordered.each;
      const fair = received * ordered.price;
      const over = billed.amount - fair;
      const percent = Math.round((over / fair) * 1000) / 10;
      const within = over <= toCents(tolerance.money) && percent <= tolerance.percent;
      return { billed, ordered, received, fair, over, percent, within };
    });
    const differing = lines.filter(({ over }) => over !== 0);
    const perUnit = ({ billed, ordered }) =>
      `${money(billed.price - ordered.price)} a ${billed.unit.slice(0, -1)}`;
    const missing = ({ billed, received }) => `${billed.quantity - received} ${billed.unit}`;
    give("match.json", `${lines.length} lines, with both sources`, {
      ...{ invoice, number, tolerance, lines },
      agreed: order.agreed,
    });
    give(
      "variance-note.md",
      "For the buyer",
      differing
        .map(
          (line) =>
            `- Line ${line.billed.line}, ${line.ordered.item}: ${missing(line)} and ${perUnit(line)} too much, ${money(line.over)} in all.`,
        )
        .join("\n"),
    );
    const sentences = differing.map(({ billed, ordered, received }) => {
      const what = [
        billed.quantity !== received && "quantity",
        billed.price !== ordered.price && "price",
      ];
      return ` Line ${billed.line} differs in ${and(what.filter(Boolean))}.`;
    });
    return {
      result: `${lines.length - differing.length} of ${lines.length} lines agree.${sentences.join("")}`,
      findings: lines.map((line) =>
        line.over === 0
          ? finding(true, `Line ${line.billed.line} agrees`, line.ordered.item)
          : finding(
              false,
              `Line ${line.billed.line} differs`,
              `${missing(line)} and ${perUnit(line)}`,
            ),
      ),
    };
  },

  // Stands for the buyer and for the channels that ask them.
  approve(give) {
    const { invoice, agreed, tolerance, lines } = json("match/match.json");
    const answer = answered(json("answer"), ["approve", "credit-note", "block"]);
    const outside = lines.filter(({ within }) => !within);
    if (outside.length !== 1)
      stop(`${outside.length} lines are outside the tolerance, and one is expected.`);
    const [{ billed, ordered, received, fair, over, percent }] = outside;
    const claim = withGst(over, invoice.gst);
    const pays = {
      approve: invoice.total,
      "credit-note": invoice.total - claim,
      block: withGst(invoice.net - billed.amount, invoice.gst),
    };
    const [posted, claimed] = [pays[answer.option], answer.option === "credit-note" ? claim : 0];
    give("decision.json", "Choice, amounts and the buyer's note", {
      answer,
      posted,
      claimed,
      due: invoice.due,
    });
    const bought = ordered.cartons * ordered.each;
    const [missing, dearer] = [billed.quantity - received, billed.price - ordered.price];
    const open = lines.filter(({ within }) => within).map((line) => line.billed.line);
    const rolls = (cartons) => [
      `${cartons * ordered.each} ${billed.unit}`,
      `${cartons} cartons × ${ordered.each}`,
    ];
    const quantities = [
      `${billed.quantity} ${billed.unit}`,
      ...[ordered.cartons, received / ordered.each].map(rolls),
    ];
    const times = (number, price) => `${number} × ${amount(price)} = ${money(number * price)}`;
    return {
      result: "Sent to the buyer named on the order, in chat and by email.",
      approval: ask({
        answer,
        conclusion: `${invoice.supplier} billed ${money(over)} more than you ordered and received`,
        limits: [
          [tolerance.percent, percent, `${percent}%`],
          [Number(tolerance.money), over / 100, money(over)],
        ],
        rows: [
          ["Item", billed.item, ordered.item, ordered.sku, true, "Same item"],
          [
            "Quantity",
            ...quantities,
            missing === 0,
            [`${missing} ${billed.unit} not received`, times(missing, ordered.price)],
          ],
          [
            "Unit price",
            money(billed.price),
            [money(ordered.price), `agreed ${date(agreed)}`],
            "None",
            dearer === 0,
            [`${money(dearer)} above order`, times(billed.quantity, dearer)],
          ],
          [
            "Line amount",
            ...[billed.amount, bought * ordered.price, fair].map(money),
            over === 0,
            [`${money(over)} over`, `before ${invoice.gst}% GST`],
          ],
          ["Tax code", `TX, ${invoice.gst}%`, `TX, ${invoice.gst}%`, "None", true, "Same rate"],
        ],
        options: {
          approve: `Pay the invoice in full: ${money(pays.approve)}`,
          "credit-note": `Pay ${money(pays["credit-note"])} now, claim ${money(claim)}`,
          block: `Post lines ${and(open)} only: ${money(pays.block)}`,
        },
        facts: { Posted: money(posted), Claimed: money(claimed), Due: invoice.due },
      }),
    };
  },

  // Stands for the ledger and for sending email: it writes the bill and the claim, and sends nothing.
  post(give) {
    const { posted, claimed, due } = json("approve/decision.json");
    const { invoice, number: order, lines } = json("match/match.json");
    const number = `BILL-${json("ledger").next_bill}`;
    give(number, `${money(posted)}, due ${due}`, {
      number,
      order,
      invoice: invoice.number,
      posted,
      due,
    });
    if (claimed > 0) {
      give("credit-claim.pdf", `${money(claimed)}, with receipt and order`, [
        `Claim on invoice ${invoice.number}, order ${order}`,
        ...lines
          .filter(({ over }) => over !== 0)
          .map(
            ({ billed, ordered, received }) =>
              `Line ${billed.line}: billed ${billed.quantity} at ${money(billed.price)}, received ${received}, agreed ${money(ordered.price)}`,
          ),
        `Credit ${money(claimed)}`,
      ]);
    }
    return {
      result: `Posted bill ${number} for ${money(posted)}${claimed > 0 ? " and sent the claim" : ""}.`,
    };
  },
});

// Stands for the vision model: it reads the text of the PDF, where each item is one line.
import { amount, cents, give, money, pdfLines, readText, withGst } from "./task.mjs";

const lines = pdfLines(readText("invoice"));
const after = (start) => lines.find((line) => line.startsWith(start)).slice(start.length);

const items = lines.flatMap((text, at) => {
  const [, line, item, quantity, unit, price, total] =
    /^(\d+) \| (.+) \| (\d+) (\w+) \| ([\d.,]+) \| ([\d.,]+)$/.exec(text) ?? [];
  if (line === undefined) return [];
  const read = { line: Number(line), item, quantity: Number(quantity), unit };
  return [{ ...read, price: cents(price), amount: cents(total), place: at + 1 }];
});
const net = items.reduce((sum, item) => sum + item.amount, 0);
const gst = Number(/^(\d+)%$/.exec(after("Plus GST "))[1]);
const total = cents(after("Total SGD "));
const wrong = items.find((item) => item.quantity * item.price !== item.amount);
if (wrong || withGst(net, gst) !== total) {
  console.error(
    wrong ? `Line ${wrong.line} doesn't add up.` : "The lines don't add up to the total.",
  );
  process.exit(1);
}
const order = after("Your order ");

give("invoice.json", {
  number: after("Invoice "),
  supplier: lines[0],
  due: after("Due "),
  ...{ gst, net, total, lines: items },
});
give("order-number", order);
give("extract-record.json", {
  result: `Read ${items.length} lines. They add up to the printed total of ${money(total)}, GST included.`,
  findings: [
    {
      same: true,
      name: "Total agrees",
      text: `${amount(net)} and ${gst}% GST make ${amount(total)}`,
    },
  ],
  gives: [
    { name: "invoice.json", text: `${items.length} lines, each with its place on the page` },
    { name: "order-number", text: `${order}, printed on the invoice` },
  ],
});

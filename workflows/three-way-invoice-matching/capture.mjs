// Stands for the mailbox and for the model that sorts documents: it looks for words in the PDFs.
import { give, pdfLines, pdfPages, readFolder, readJson } from "./task.mjs";

const message = readFolder("message");
const sender = /^From: (.+)$/m.exec(message.find(({ file }) => file === "message.txt").text)[1];
if (!readJson("suppliers").some(({ email }) => email === sender)) {
  console.error(`${sender} isn't a supplier that may bill: add it to suppliers.json.`);
  process.exit(1);
}
const documents = message
  .filter(({ file }) => file.endsWith(".pdf"))
  .map(({ text }) => ({ text, lines: pdfLines(text) }));
const invoices = documents.filter(({ lines }) => lines.includes("TAX INVOICE"));
if (invoices.length !== 1) {
  console.error(`The message has ${invoices.length} invoices, and one is expected.`);
  process.exit(1);
}
const [{ text, lines }] = invoices;
const number = lines.find((line) => line.startsWith("Invoice ")).slice("Invoice ".length);
const others = documents.length - invoices.length;
const pages = ["no", "one", "two", "three"][pdfPages(text)] ?? String(pdfPages(text));

give("invoice.pdf", text);
give("capture-record.json", {
  result: `Found invoice ${number} in the AP mailbox${others === 1 ? " and filed a reminder" : ""}.`,
  gives: [{ name: "invoice.pdf", text: `${number}, ${pages} pages` }],
});

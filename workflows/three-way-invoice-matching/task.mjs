import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The path of an input, which its variable holds. */
function inputPath(name) {
  return process.env[`${name.toUpperCase().replaceAll("-", "_")}_PATH`];
}

export const readText = (name) => readFileSync(inputPath(name), "latin1");
export const readJson = (name) => JSON.parse(readFileSync(inputPath(name), "utf8"));

/** The files of an input that's a directory, in the order of their names. */
export function readFolder(name) {
  const folder = inputPath(name);
  return readdirSync(folder)
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), "latin1") }));
}

export function give(path, content) {
  const text = typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`;
  writeFileSync(join(process.env.OUTPUT_PATH, path), text);
}

/** Amounts are whole cents, so that sums are exact. */
export const cents = (text) => Math.round(Number(text.replaceAll(",", "")) * 100);
export const withGst = (net, percent) => net + Math.round((net * percent) / 100);

/** 480322 is `4,803.22`. */
export function amount(value) {
  return (value / 100).toLocaleString("en", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}
export const money = (value) => `SGD ${amount(value)}`;

/** The lines of text in a PDF whose streams aren't compressed. */
export function pdfLines(pdf) {
  return [...pdf.matchAll(/\((.*?)(?<!\\)\) Tj/g)].map(([, text]) =>
    text.replace(/\\([()\\])/g, "$1"),
  );
}

export const pdfPages = (pdf) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0;

/** A PDF of ASCII text, with a list of lines for each page. */
export function writePdf(pages) {
  const shown = (text) => text.replace(/[()\\]/g, "\\$&");
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((lines, index) => {
      const stream = [
        "BT /F1 10 Tf 14 TL 50 790 Td",
        ...lines.map((line) => `(${shown(line)}) Tj T*`),
        "ET",
      ].join("\n");
      const resources = "/Resources << /Font << /F1 3 0 R >> >>";
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let pdf = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  return `${pdf}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
}

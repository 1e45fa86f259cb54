/** The lines of text in a PDF whose streams aren't compressed. */
export function pdfLines(text) {
  return [...text.matchAll(/\((.*?)(?<!\\)\) Tj/g)].map(([, line]) =>
    line.replace(/\\([()\\])/g, "$1"),
  );
}

export const pdfPages = (text) => text.match(/\/Type \/Page\b/g)?.length ?? 0;

/** A PDF of plain text, with a list of lines for each page. */
export function pdf(pages) {
  const shown = (line) => line.replace(/[()\\]/g, "\\$&");
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
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const references = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  return `${text}${references}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

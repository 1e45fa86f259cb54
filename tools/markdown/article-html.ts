import { articleBody, type Block, type Run } from "#content/schema/news-body.ts";
import { escaped } from "../programs/xml.ts";

/** The body of an article as HTML, for readers of feeds. */
export function articleHtml(body: string): string {
  return articleBody(body).map(blockHtml).join("\n");
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h2>${escaped(block.text)}</h2>`;
    case "paragraph":
      return `<p>${runsHtml(block.runs)}</p>`;
    case "list":
      return `<ul>${block.items.map((item) => `<li>${runsHtml(item)}</li>`).join("")}</ul>`;
  }
}

function runsHtml(runs: readonly Run[]): string {
  return runs
    .map(({ kind, text }) =>
      kind === "strong" ? `<strong>${escaped(text)}</strong>` : escaped(text),
    )
    .join("");
}

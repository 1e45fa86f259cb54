import { openPositions } from "#content/careers.ts";
import type { Job } from "#content/schema/job.ts";
import { escaped } from "./xml.ts";

/** A position as HTML, for search engines and readers of feeds, under the headings of its card. */
export function jobHtml({ description, requirements, highlights }: Job): string {
  const list = (title: string, items: readonly string[]) =>
    `<h3>${escaped(title)}</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  const lists = [
    list(openPositions.requirements, requirements),
    list(openPositions.highlights, highlights),
  ];
  return `<p>${escaped(description)}</p>${lists.join("")}`;
}

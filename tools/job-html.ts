import type { Job } from "#content/schema/job.ts";
import { escaped } from "./xml.ts";

/** A position as HTML, for search engines and readers of feeds. */
export function jobHtml({ description, requirements, highlights }: Job): string {
  const list = (title: string, items: readonly string[]) =>
    `<p>${title}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  const lists = [list("What you bring", requirements), list("What you get", highlights)];
  return `<p>${escaped(description)}</p>${lists.join("")}`;
}

import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const careersPage = {
  path: "/careers",
  navigation: { line: "company", station: 2, title: "Careers" },
  title: `Careers | ${site.brand}`,
  description:
    "Open positions at YNO in Singapore and remote: engineering, product, design, security, partnerships and support.",
  heading: "Careers",
  opening:
    "We are a small team that ships an integration platform to companies whose work stops when it stops. If that sounds like a good kind of pressure, read on.",
} as const satisfies Page;

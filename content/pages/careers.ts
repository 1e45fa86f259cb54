import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const careersPage = {
  path: "/careers",
  navigation: { line: "company", station: 2, title: "Careers" },
  title: `Careers | ${site.brand}`,
  description:
    "Ten open positions at YNO, in Singapore and remote: engineering, product, design, security, partnerships and support.",
  heading: "Careers",
  opening:
    "Help companies hand routine work to software they can trust. We're a small team, in Singapore and remote, hiring for ten positions in engineering, product, design, security, partnerships and support.",
  next: { label: "See the open positions", to: "/careers#open-positions" },
} as const satisfies Page;

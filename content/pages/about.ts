import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const aboutPage = {
  path: "/about",
  navigation: { line: "company", station: 1, title: "About" },
  updated: "2026-11-26",
  title: `About ${site.brand}`,
  description:
    "YNO is a Singapore company that builds agentic workflow automation: why we started, the problems we work on, how we work and what we value.",
  heading: "About",
  opening:
    "YNO is a software company in Singapore. Our platform runs office work across the systems you already have, for teams that have to answer for the result. You describe the work, agents run it, and your people approve what matters.",
  drawing:
    "A map of Singapore as one line, with stations for ports, hospitals, regional head offices and banks. YNO is where the line of this page joins it.",
  next: { label: "See how the platform works", to: "/platform" },
  onward: { label: "Work here: see the open positions.", to: "/careers#open-positions" },
} as const satisfies Page;

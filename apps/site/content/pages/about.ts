import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import type { With } from "../schema/with.ts";
import * as sharedFacts from "../shared-facts.ts";

export const aboutPage = {
  path: "/about",
  navigation: { line: "company", station: 1, title: "About" },
  updated: "2026-11-29",
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

export const mission = {
  heading: "Mission",
  text: "Most office work is a chain of small decisions spread across systems that don't talk to each other. Describe that chain once, in your own words, and YNO runs it for you, stopping wherever a person needs to decide.",
  bullets: [
    "The people who do the work build the workflow, without waiting for a developer.",
    "Agents do what can be checked, while people make the decisions they're accountable for.",
    "Every run leaves a record of what it did, and why.",
  ],
};

export const challenges = {
  heading: "Challenges",
  text: "Three problems keep companies from automating work they already understand.",
  bullets: [
    "Systems are connected by hand, two at a time, so the integration breaks when one of them changes, and by then the person who built it has often moved on.",
    "Scripts don't notice exceptions, so a wrong amount is posted without complaint.",
    "AI rarely shows its work. Ask most tools why a model decided something, and there's no answer that an auditor would accept.",
  ],
};

export const approach = {
  heading: "Approach",
  items: [
    {
      title: "Security-first design",
      text: "Every feature starts with a list of ways it could be misused. A connection has the rights of the account you connect, and a task's access token ends with that attempt.",
    },
    {
      title: "Singapore tech hub",
      text: "Banks, ports, hospitals and regional head offices are a train ride away, so before we build a feature we sit with the people it's for and watch how they work today.",
    },
    {
      title: "Efficient operations",
      text: "Containers start when a step needs them and stop when it's done, and a workflow that waits for approval uses no compute.",
    },
  ],
};

export const coreValues = {
  heading: "Core values",
  values: [
    {
      title: "Say what happened",
      text: "A failed run tells you at once which step failed and why. When we make a mistake, you hear from us what happened, what it affected and what we've changed.",
    },
    {
      title: "Ask early",
      text: "We ask customers before we build, and we built the product to ask before it assumes.",
    },
    {
      title: "Respect the trade",
      text: "Accountants and nurses know their work better than we do, so we listen first.",
    },
    {
      title: "Keep it small",
      text: "A task does one thing and can be tested alone.",
    },
    {
      title: "Make leaving easy",
      text: "Your tasks are container images, which run anywhere containers do. You can export your data in common formats and workflows in the Design App's own format, although to run a workflow on another engine you connect its tasks again there.",
    },
    {
      title: "Count the cost",
      text: "We compare what a workflow saves with what it costs to build and maintain, and we say so when work is better left to people.",
    },
  ],
};

export const vision = {
  heading: "Vision",
  statement:
    "Giving work to an agent should feel as ordinary as giving it to a colleague. You say what you need, you can see how it's going, and you can step in at any time.",
};

export const company = {
  heading: "Company",
  facts: [
    {
      title: "Registration",
      text: `${site.company} (${sharedFacts.companyNumber}). Registered address: ${sharedFacts.registeredAddress}. The number and the address are samples, because YNO is a made-up company.`,
    },
    {
      title: "History",
      text: "The first engineers started in June 2024, and the services have been live since 1 December 2024.",
    },
    {
      title: "Funding",
      text: "A seed round opened in September 2025. We don't publish its size or its terms, which investors can ask us about.",
    },
    {
      title: "People",
      text: "We don't list our people here. Before you sign, ask to speak to the engineers who answer security questionnaires and to those who would draft your first workflow.",
    },
  ],
};

/** The places that the approach names, each on its side of the island. */
export const homeMap = {
  place: "Singapore",
  note: "All a train ride away",
  stations: [
    { name: "Ports", side: "south-west" },
    { name: "Hospitals", side: "north" },
    { name: "Regional head offices", side: "north-east" },
    { name: "Banks", side: "south-east" },
  ],
} satisfies With<{ stations: readonly With<{ side: Side }>[] }>;

/** Where a station is on the island. */
export type Side = "south-west" | "north" | "north-east" | "east" | "south-east";

export type HomeMap = typeof homeMap;

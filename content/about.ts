import type { Approach, BulletSection, CoreValues, HomeMap, Vision } from "./schema/about.ts";
import type { Claim } from "./schema/claim.ts";

export const mission: BulletSection = {
  heading: "Mission",
  text: "Most office work is a chain of small decisions spread across systems that don't talk to each other. Describe that chain once, in your own words, and YNO runs it for you, stopping wherever a person needs to decide.",
  bullets: [
    "The people who do the work build the workflow. They don't have to wait for a developer.",
    "Agents do what can be checked. People decide what someone has to answer for.",
    "Anyone with access can read afterwards what a run did, and why.",
  ],
};

export const challenges: BulletSection = {
  heading: "Challenges",
  text: "Three problems keep companies from automating work they already understand.",
  bullets: [
    "Systems are connected by hand, two at a time. When one changes, the integration breaks, and the person who built it has often moved on.",
    "Scripts don't notice the exceptions. They post a wrong amount as reliably as a right one.",
    "AI can't show its work. If nobody can explain why a model decided something, no auditor will accept the result.",
  ],
};

export const approach: Approach = {
  heading: "Approach",
  items: [
    {
      title: "Security-first design",
      text: "Every feature starts with a list of ways it could be misused. A connection can do only what the account you connect can do. A run's token belongs to that run.",
    },
    {
      title: "Singapore tech hub",
      text: "Banks, ports, hospitals and regional head offices are a train ride away. We sit with the people who do the work, and watch how they do it today, before we automate any of it.",
    },
    {
      title: "Efficient operations",
      text: "Each service does one job. Containers start when a step needs them and stop when it's done, so a workflow waiting for approval uses no compute.",
    },
  ],
};

export const coreValues: CoreValues = {
  heading: "Core values",
  values: [
    {
      title: "Say what happened",
      text: "A failed run tells you at once which step failed and why. We treat our own mistakes the same way.",
    },
    {
      title: "Ask early",
      text: "A question before the work costs a minute. A wrong assumption costs a week.",
    },
    {
      title: "Respect the trade",
      text: "Accountants, nurses and warehouse leads know their work better than we do. We listen before we build.",
    },
    {
      title: "Keep it small",
      text: "A task does one thing and can be tested on its own. We build our own software the same way.",
    },
    {
      title: "Make leaving easy",
      text: "Your tasks are container images and run anywhere containers do. Data exports in common formats, and workflows in the Design App's own. Another engine can run the tasks once you've joined them there.",
    },
    {
      title: "Count the cost",
      text: "We compare what a workflow saves with what it costs to build and maintain. When work is better left to people, we say so.",
    },
  ],
};

export const vision: Vision = {
  heading: "Vision",
  statement:
    "Giving work to an agent should feel as ordinary as giving it to a colleague. You say what you need, you can see how it's going, and you can step in at any time.",
};

/** The places that the approach names, each on its side of the island. */
export const homeMap: HomeMap = {
  place: "Singapore",
  note: "All a train ride away",
  stations: [
    { name: "Ports", side: "south-west" },
    { name: "Hospitals", side: "north" },
    { name: "Regional head offices", side: "north-east" },
    { name: "Banks", side: "south-east" },
  ],
};

/** This page shows no figures. */
export const claims: readonly Claim[] = [];

import type { Approach, BulletSection, CoreValues, Vision } from "./schema/about.ts";
import type { Claim } from "./schema/claim.ts";

export const mission: BulletSection = {
  heading: "Mission",
  text: "Most office work is a chain of small decisions across systems that do not talk to each other. Whoever knows that chain should be able to say it once and see it run.",
  bullets: [
    "The person who does the work describes it. Nobody has to wait until a developer is free.",
    "An agent does what can be checked. A person decides what somebody must answer for.",
    "Whoever was not there can read afterwards what a run did.",
  ],
};

export const challenges: BulletSection = {
  heading: "Challenges",
  text: "Three things stand in the way of a company that wants to automate its work, whatever its trade.",
  bullets: [
    "Systems are joined by hand, two at a time. When one changes, the joint breaks, and the person who made it has often left.",
    "A script goes on past the case that nobody foresaw. It posts the wrong amount as steadily as the right one.",
    "Nobody can say why a model decided as it did. An auditor cannot accept that, and should not.",
  ],
};

export const approach: Approach = {
  heading: "Approach",
  items: [
    {
      title: "Security-first design",
      text: "We write down how a feature could be misused before we write the feature. A workflow gets a right when a step needs it, and the right ends with the step.",
    },
    {
      title: "Singapore tech hub",
      text: "Banks, ports, hospitals and regional head offices are a train ride away. We sit beside the people whose work is to be automated and watch how they do it now.",
    },
    {
      title: "Efficient operations",
      text: "Small services do one task each. A container starts when a step needs it and stops when the step is done, so a workflow that waits occupies no machine.",
    },
  ],
};

export const coreValues: CoreValues = {
  heading: "Core values",
  values: [
    {
      title: "Say what happened",
      text: "A run that failed says so at once, with the step and the cause. The same goes for our own mistakes.",
    },
    {
      title: "Ask early",
      text: "A question before the work costs a minute. A wrong assumption costs the week after.",
    },
    {
      title: "Respect the trade",
      text: "An accountant, a nurse and a warehouse lead know their work better than we do. We listen first and build second.",
    },
    {
      title: "Keep pieces small",
      text: "A task does one thing and can be tested alone. We build our own systems by the same rule.",
    },
    {
      title: "Leave a way out",
      text: "Tasks are container images, and those run elsewhere too. Customers should stay because the platform serves them, not because leaving is hard.",
    },
    {
      title: "Count the cost",
      text: "We set what a workflow saves against what it costs to build and to keep. Some work should stay with people, and we say so.",
    },
  ],
};

export const vision: Vision = {
  heading: "Vision",
  statement:
    "Handing work to an agent should be as ordinary as handing it to a colleague. You say what you need, you see how far it has come, and you can step in at any point.",
};

/** This page shows no figures. */
export const claims: readonly Claim[] = [];

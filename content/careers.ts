import { jobs } from "./jobs.ts";
import type { Benefits, Culture, OpenPositions, ProfileCall, WhyChoose } from "./schema/careers.ts";
import type { Claim } from "./schema/claim.ts";
import { site } from "./site.ts";

export const badges: readonly string[] = [
  "Singapore and remote",
  `${jobs.length} open positions`,
  "20% time",
  "Pay range named in the first call",
];

export const whyChoose: WhyChoose = {
  heading: `Why choose ${site.brand}`,
  reasons: [
    {
      title: "You see your work run",
      text: "Whatever your role, you follow a customer's workflow from the first sentence to its first month in production.",
    },
    {
      title: "The problems are real",
      text: "A retry must not pay twice. An agent must ask in time. A connector must outlive the system that it connects. Few of these questions have a final answer yet.",
    },
    {
      title: "Few layers",
      text: "You talk to the person who decides, and often that is you. Each decision is written down with its reason, so that nobody needs to have been in the room.",
    },
    {
      title: "Repair counts as work",
      text: "Maintenance is planned beside new features. You do not have to ask for it as a favour.",
    },
  ],
};

export const openPositions: OpenPositions = {
  heading: "Open positions",
  apply: { label: "Apply Now", to: "/contact" },
  requirements: "Requirements",
  highlights: "Highlights",
};

export const culture: Culture = {
  heading: "Culture",
  habits: [
    {
      title: "We write first",
      text: "A proposal is a page, and anybody may answer it. Meetings are for what the page could not settle.",
    },
    {
      title: "On call is shared",
      text: "Everybody who ships is on the rota. Hours lost at night are given back the next day.",
    },
    {
      title: "We use what we sell",
      text: "Hiring, invoicing and releases run on our own platform, so that we meet its faults before a customer does.",
    },
  ],
};

export const benefits: Benefits = {
  heading: "Benefits",
  benefits: [
    {
      title: "20% time for personal projects",
      text: "One working day in five is yours for a project of your own. It needs no approval. You show what you learnt, not what you finished.",
    },
    {
      title: "Health cover",
      text: "Medical and dental insurance for you and your family, from the first day.",
    },
    {
      title: "Parental leave",
      text: "Every parent gets the same paid leave, by birth or adoption.",
    },
    {
      title: "Hours",
      text: "Your team agrees on the hours that it shares. The rest of the day is yours to arrange.",
    },
    {
      title: "Learning",
      text: "You choose the books, the courses and the conference. The company pays for them and for the time.",
    },
  ],
};

export const profileCall: ProfileCall = {
  heading: "No position that fits?",
  text: "Tell us what you would build here, and show something that you have made. We keep your profile only if you say that we may.",
  button: { label: "Send Us Your Profile", to: "/contact" },
  mail: site.mail.careers,
};

export const claims: readonly Claim[] = [
  {
    figure: "20% time",
    where: "/careers, Hero badges",
    origin: "spec",
    scope: "Working time for personal projects",
  },
  {
    figure: "20% time for personal projects",
    where: "/careers, Benefits",
    origin: "spec",
    scope: "Working time for personal projects; the same as one working day in five",
  },
];

import { site } from "@yno/brand/site";
import { jobs } from "./jobs.ts";
import type { Benefits, Culture, OpenPositions, ProfileCall, WhyChoose } from "./schema/careers.ts";
import type { Claim } from "./schema/claim.ts";

export const badges: readonly string[] = [
  "Singapore and remote",
  `${jobs.length} open positions`,
  "20% time",
  "Pay range shared in the first call",
];

export const whyChoose: WhyChoose = {
  heading: `Why choose ${site.brand}`,
  reasons: [
    {
      title: "See your work in use",
      text: "Whatever your role, you'll follow a customer's workflow from its first description to its first month in production.",
    },
    {
      title: "Hard problems",
      text: "A retry must never pay twice. An agent has to know when to ask. A connector has to survive changes in a system we don't control. Most of these problems are still open.",
    },
    {
      title: "Short lines",
      text: "You talk to the person who decides, and often that's you. Decisions are written down with the reasons, so nobody has to have been in the room.",
    },
    {
      title: "Maintenance is planned work",
      text: "Fixes and upgrades go on the roadmap next to new features. You won't have to ask for the time.",
    },
  ],
};

export const openPositions: OpenPositions = {
  heading: "Open positions",
  apply: { label: "Apply Now", to: "/contact" },
  groups: [
    { heading: "Engineering", departments: ["Engineering"] },
    { heading: "Product and design", departments: ["Product", "Design"] },
    { heading: "Security", departments: ["Security"] },
    { heading: "Partnerships and support", departments: ["Partnerships", "Support"] },
  ],
  department: "Department",
  place: "Place",
  all: "All",
  posted: "Posted",
  found: { one: "open position", many: "open positions" },
  requirements: "Requirements",
  highlights: "Highlights",
};

export const culture: Culture = {
  heading: "Culture",
  habits: [
    {
      title: "We write first",
      text: "Proposals are one page long and anyone can comment. We meet only about what the page couldn't settle.",
    },
    {
      title: "We share on-call",
      text: "Everyone who ships is on the rota. If you're woken at night, you get the time back the next day.",
    },
    {
      title: "We use what we sell",
      text: "Our hiring, invoicing and releases run on YNO, so we usually find the bugs before customers do.",
    },
  ],
};

export const benefits: Benefits = {
  heading: "Benefits",
  benefits: [
    {
      title: "20% time for personal projects",
      text: "One working day in five is yours for your own project. No approval needed: just share what you learned, finished or not.",
    },
    {
      title: "Health insurance",
      text: "Medical and dental cover for you and your family, from your first day.",
    },
    {
      title: "Parental leave",
      text: "Every new parent gets the same paid leave, by birth or adoption.",
    },
    {
      title: "Flexible hours",
      text: "Your team agrees on a few shared hours. You arrange the rest of the day.",
    },
    {
      title: "Learning",
      text: "Choose your own books, courses and conferences. We pay for them and for the time they take.",
    },
  ],
};

export const profileCall: ProfileCall = {
  heading: "Don't see your role?",
  text: "Tell us what you'd build here and show us something you've made. We'll keep your profile only if you agree.",
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

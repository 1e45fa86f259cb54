import { site } from "@yno/brand/site";
import { jobs } from "../collections/jobs.ts";
import { positionWords } from "../messages/positions.ts";
import * as publicFigures from "../public-figures.ts";
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

export const badges = [
  "Singapore and remote",
  `${jobs.length} open positions`,
  `${publicFigures.personalTime} time`,
  "Pay range shared in the first call",
];

export const whyChoose = {
  heading: `Why choose ${site.brand}`,
  reasons: [
    {
      title: "See your work in use",
      text: "In any role, you'll follow a customer's workflow from its first description to its first month in production.",
    },
    {
      title: "Hard problems",
      text: "How does a retry avoid paying twice? When should an agent ask? What does a connector do when a system we don't control changes overnight? We have working answers to some of these, and most are still open.",
    },
    {
      title: "Quick decisions",
      text: "You talk to the person who decides, and often that's you. We write decisions down with their reasons, so that everyone who wasn't in the room can follow them.",
    },
    {
      title: "Planned maintenance",
      text: "Fixes and upgrades are on the roadmap, next to new features.",
    },
  ],
};

export const openPositions = {
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
  ...positionWords,
};

export const culture = {
  heading: "Culture",
  habits: [
    {
      title: "We write first",
      text: "Proposals are one page long and anyone can comment, so we only meet if the page doesn't settle it.",
    },
    {
      title: "We share on-call",
      text: "Everyone who ships is on the rota, and if you're woken at night you get the time back the next day.",
    },
    {
      title: "We use what we sell",
      text: "Our own hiring and invoicing run on YNO, with a person deciding on every candidate, so we find most bugs before customers do.",
    },
  ],
};

export const benefits = {
  heading: "Benefits",
  benefits: [
    {
      title: `${publicFigures.personalTime} time for personal projects`,
      text: "One working day in five is yours for a project you choose, without asking for approval. Share what you learned, whether it's finished or abandoned.",
    },
    {
      title: "Health insurance",
      text: "Medical and dental, for you and your family, from day one.",
    },
    {
      title: "Parental leave",
      text: "Paid, and equal for every new parent, by birth or adoption.",
    },
    {
      title: "Flexible hours",
      text: "Your team agrees on a few shared hours.",
    },
    {
      title: "Learning",
      text: "You choose the books, courses and conferences, while we pay for them and count them as working time.",
    },
  ],
};

export const profileCall = {
  heading: "Don't see your role?",
  jump: "See what to send",
  text: "Tell us what you'd build here and show us something you've made. AI tools help us prepare applications for the person who decides, and we'll keep your profile only if you agree.",
  button: { label: "Send Us Your Profile", to: "/contact" },
  mail: site.mail.careers,
};

export type OpenPositions = typeof openPositions;
export type ProfileCall = typeof profileCall;

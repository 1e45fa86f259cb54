import type { Claim } from "./schema/claim.ts";
import type {
  SupportContact,
  SupportElsewhere,
  SupportForm,
  SupportHeroNotes,
  SupportResources,
  SupportToasts,
} from "./schema/support.ts";
import { site } from "./site.ts";

export const heroNotes: SupportHeroNotes = [
  {
    title: "24/7",
    text: "Tickets can be sent at any hour. For Enterprise customers, engineers answer them at any hour too.",
  },
  {
    title: "Enterprise SLA",
    text: "An Enterprise contract can set its own times for response and recovery.",
  },
];

export const contact: SupportContact = {
  heading: "Contact",
  cards: [
    {
      title: "Email",
      text: "For questions that fit into a few lines, and for everything that has to be attached.",
      address: site.mail.support,
      promise: { before: "Answered within", figure: "24 hours" },
      link: { label: "Contact Now", to: `mailto:${site.mail.support}` },
    },
    {
      title: "Phone",
      text: "For what is quicker said than written. Have the name of the workflow at hand.",
      address: site.phone,
      promise: { before: "In business hours,", figure: "9 AM to 6 PM SGT" },
      link: { label: "Contact Now", to: "tel:+6500000000" },
    },
    {
      title: "Ticketing form",
      text: "For faults and requests that somebody has to follow to their end.",
      address: "The form on this page",
      promise: { before: "Answered within", figure: "12 hours" },
      link: { label: "Contact Now", to: "#contact-form" },
    },
  ],
};

export const form: SupportForm = {
  heading: "Contact form",
  text: "A person reads every request and answers by email. Questions about plans and demonstrations belong here too, under General Inquiry.",
  required: "Fields with * are required.",
  optional: "optional",
  blank: "Only blanks stand here. Write something.",
  fields: {
    name: { label: "Name" },
    email: { label: "Email", hint: "We answer to this address." },
    company: { label: "Company", hint: "As it stands on your invoices, if you have an account." },
    category: { label: "Category", choose: "Choose a category" },
    priority: { label: "Priority", choose: "Choose a priority" },
    subject: { label: "Subject", hint: "What fails or what you need, in one line." },
    description: {
      label: "Description",
      hint: "What you did, what you expected and what happened. Leave out passwords, secrets and health data.",
    },
  },
  categories: [
    {
      value: "technical",
      label: "Technical Support",
      description: "A run, a connector, an image or the API does not do what it should.",
    },
    {
      value: "billing",
      label: "Billing & Account",
      description: "Invoices, payments, a change of plan, and who may sign in to your account.",
    },
    {
      value: "feature",
      label: "Feature Request",
      description: "Something that the platform cannot do. Say what you would do with it.",
    },
    {
      value: "security",
      label: "Security & Compliance",
      description: `Audits and questionnaires. A weakness is better reported to ${site.mail.security}.`,
    },
    {
      value: "general",
      label: "General Inquiry",
      description: "Plans, demonstrations, contracts, and whatever fits nowhere else.",
    },
  ],
  priorities: [
    {
      value: "low",
      label: "Low",
      description: "You have a question, or a detail is wrong. The work goes on as planned.",
      badge: { word: "Minor", station: "hollow", color: "legal" },
    },
    {
      value: "medium",
      label: "Medium",
      description:
        "A step fails now and then, or you have found a way around it that takes longer.",
      badge: { word: "Hindered", station: "half", color: "resources" },
    },
    {
      value: "high",
      label: "High",
      description: "A workflow that people wait for has stopped, and there is no way around it.",
      badge: { word: "Blocked", station: "full", color: "company" },
    },
    {
      value: "critical",
      label: "Critical",
      description: "Nothing runs, or data, money or somebody's safety is at risk at this moment.",
      badge: { word: "Emergency", station: "capsule", color: "plans" },
    },
  ],
  priorityGuide: "Which priority to choose",
  agreement: {
    before: "I agree to the",
    terms: { label: "Terms of Service", to: "/terms" },
    between: "and the",
    privacy: { label: "Privacy Policy", to: "/privacy" },
  },
  button: { idle: "Submit Request", busy: "Submitting Request..." },
  withoutScript: "This form needs JavaScript. You can write all of it into a mail to",
  mail: site.mail.support,
};

export const toasts: SupportToasts = {
  termsNotAgreed: {
    title: "Terms Agreement Required",
    text: "Please agree to our terms and privacy policy to submit your request.",
  },
  failed: {
    title: "Submission Failed",
    text: "There was an error submitting your request. Please try again or contact support directly by email.",
  },
  sent: {
    title: "Support Request Submitted",
    text: "We've received your request and will respond within 12 hours. Check your email for a confirmation.",
  },
};

export const resources: SupportResources = {
  heading: "Resources",
  text: "Many questions have been asked before. You can search the answers by word and by category, and each leads to the page that says more.",
  link: { label: "Search the questions", to: "/resources" },
};

export const elsewhere: SupportElsewhere = {
  heading: "Other places to look",
  cards: [
    {
      title: "Community Forum",
      text: "People who build on the platform answer each other there. It is the support of the Community plan; the side navigation lists it under Quick Access.",
    },
    {
      title: "Status Page",
      text: "It shows whether every service is running and what happened in past incidents. Look there first when several workflows stop at once.",
    },
    {
      title: "Knowledge Base",
      text: "What support has had to explain more than once is written down. You find it among the questions and in the documentation.",
    },
  ],
};

const inHero = { where: "/support, Hero notes", origin: "spec" } as const;
const inContact = { where: "/support, Contact", origin: "spec" } as const;

export const claims: readonly Claim[] = [
  {
    ...inHero,
    figure: "24/7",
    scope: "Tickets can be sent; answered at all hours on the Enterprise plan",
  },
  { ...inContact, figure: "within 24 hours", scope: "First answer to an email" },
  { ...inContact, figure: "within 12 hours", scope: "First answer to a ticket" },
  { ...inContact, figure: "9 AM to 6 PM SGT", scope: "Telephone hours" },
  {
    ...inContact,
    figure: site.phone,
    origin: "sample",
    scope: "A number that nobody can have",
  },
];

import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const resourcesPage = {
  path: "/resources",
  updated: "2026-11-28",
  title: `Resources | ${site.brand}`,
  description:
    "Answers to common questions about YNO: getting started, billing, support, security, AI features, enterprise plans and performance.",
  heading: "Resources & Documentation",
  opening:
    "Short answers to the questions customers, developers and buyers ask most, with links to the details.",
  next: { label: "Search the questions", to: "/resources#questions" },
} as const satisfies Page;

export const hero = { questions: "questions", updated: "Updated Weekly" };

export const infoCards = {
  heading: "Learn more",
  cards: [
    {
      title: "Documentation",
      text: "How to package a task, what it receives when it starts, where it writes results, and how agents get their tools.",
      link: { label: "Read the documentation", to: "/docs" },
    },
    {
      title: "Video Tutorials",
      text: "Not published yet. Each one will follow a workflow from the first description to the first approval, with a transcript.",
    },
    {
      title: "Code Examples",
      text: "Short Dockerfiles you can copy, labels included. Find sample images and client libraries under Code in Quick Access.",
      link: { label: "See the Dockerfiles", to: "/docs/molfar-image" },
    },
    {
      title: "Best Practices",
      text: "Twenty complete workflows: what goes in, which decisions stay with people, and what to measure.",
      link: { label: "Study the workflows", to: "/workflows" },
    },
  ],
};

export const questions = {
  heading: "Frequently asked questions",
  search: {
    label: "Search the questions",
    placeholder: "Search through all questions and answers...",
  },
  categories: "Categories",
  bySubject: "Questions by category",
  all: "All",
  clearFilters: "Clear filters",
  empty: {
    title: "No questions found",
    text: "Try adjusting your search terms or clearing the filters to see more results.",
    button: "Clear all filters",
  },
  withoutScript: "Search needs JavaScript. Without it, all questions are listed below by category.",
};

export type ResourcesQuestions = typeof questions;

import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const resourcesPage = {
  path: "/resources",
  updated: "2026-11-29",
  title: `Resources | ${site.brand}`,
  description:
    "Answers to common questions about YNO: getting started, billing, support, security, AI features, enterprise plans and performance.",
  heading: "Resources & Documentation",
  opening:
    "Short answers to what customers, developers and buyers ask most, from connecting an ERP system to what happens to your workflows if YNO closes. Each answer that leaves something open links to the page with the details.",
  next: { label: "Search the questions", to: "/resources#questions" },
} as const satisfies Page;

export const hero = { questions: "questions", updated: "Updated Weekly" };

export const infoCards = {
  heading: "Learn more",
  cards: [
    {
      title: "Documentation",
      text: "Learn how to package a task, what it receives when it starts, where it writes results, and how agents get their tools.",
      link: { label: "Read the documentation", to: "/docs" },
    },
    {
      title: "Video Tutorials",
      text: "There are none yet. Until there are, a sample run of each workflow shows every step, from what starts it to the last approval.",
    },
    {
      title: "Code Examples",
      text: "Copy a short Dockerfile, labels included. Sample images and client libraries are under Code in Quick Access.",
      link: { label: "See the Dockerfiles", to: "/docs/molfar-image" },
    },
    {
      title: "Best Practices",
      text: "Twenty complete workflows show what goes in, which decisions stay with people, and what to measure once they run.",
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
  withoutScript: "Search needs JavaScript. All questions are listed below by category.",
};

export type ResourcesQuestions = typeof questions;

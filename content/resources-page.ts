import type {
  ResourcesHero,
  ResourcesInfoCards,
  ResourcesQuestions,
} from "./schema/resources-page.ts";

export const hero: ResourcesHero = { questions: "questions", updated: "Updated Weekly" };

export const infoCards: ResourcesInfoCards = {
  heading: "What there is to read",
  cards: [
    {
      title: "Documentation",
      text: "How a task is packaged, what it is given when it starts, where it writes its results, and how agents get their tools.",
      link: { label: "Read the documentation", to: "/docs" },
    },
    {
      title: "Video Tutorials",
      text: "None has been published yet. Each will follow one workflow from its first sentence to its first approval, with a transcript to read instead.",
    },
    {
      title: "Code Examples",
      text: "Dockerfiles with their labels, short enough to copy. Sample images and client libraries are under Code in Quick Access.",
      link: { label: "See the Dockerfiles", to: "/docs/molfar-image" },
    },
    {
      title: "Best Practices",
      text: "Twenty workflows, worked out: what goes in, which decision stays with a person, and what to measure afterwards.",
      link: { label: "Study the workflows", to: "/workflows" },
    },
  ],
};

export const questions: ResourcesQuestions = {
  heading: "Frequently asked questions",
  search: {
    label: "Search the questions",
    placeholder: "Search through all questions and answers...",
  },
  categories: "Categories",
  all: "All",
  clearFilters: "Clear filters",
  empty: {
    title: "No questions found",
    text: "Try adjusting your search terms or clearing the filters to see more results.",
    button: "Clear all filters",
  },
  withoutScript:
    "Searching needs JavaScript. Without it, all questions stand below, category by category.",
};

import type { Integration } from "../schema/integration.ts";

export const socialMediaIntegrations: readonly Integration[] = [
  {
    id: "linkedin",
    name: "LinkedIn",
    description:
      "Publishes the posts that a person has approved, and passes answers to lead forms on to sales.",
    category: "Social Media",
    status: "active",
    setupTime: "7 mins",
    popularity: "medium",
    auth: "OAuth 2.0 with product approval",
    features: [
      "Publish posts with images, video or documents",
      "Fetch responses to lead forms",
      "Answer comments on your own posts",
      "Read follower and share statistics",
      "Manage ad campaigns and creatives",
    ],
  },
  {
    id: "x-twitter",
    name: "X",
    description: "Follows mentions, drafts answers, and posts what a person has released.",
    category: "Social Media",
    status: "active",
    setupTime: "6 mins",
    popularity: "low",
    auth: "OAuth 2.0 or OAuth 1.0a",
    features: [
      "Publish posts and withdraw them",
      "Read timelines, and who mentions you",
      "Search the posts of recent days",
      "Write direct messages",
      "Add pictures and video",
      "Watch a filtered stream",
    ],
  },
  {
    id: "instagram",
    name: "Instagram",
    description:
      "Answers direct messages on professional accounts, and hides comments that break your rules.",
    category: "Social Media",
    status: "active",
    setupTime: "5 mins",
    popularity: "medium",
    auth: "OAuth 2.0 for professional accounts",
    features: [
      "Publish images, video, reels and carousels",
      "Answer comments, hide them or delete them",
      "Reply to direct messages",
      "Read insights on media and accounts",
      "See where the account is mentioned",
    ],
  },
];

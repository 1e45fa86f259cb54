import type { Integration } from "../schema/integration.ts";

export const socialMediaIntegrations: readonly Integration[] = [
  {
    id: "linkedin",
    name: "LinkedIn",
    description:
      "Publishes the posts a person has approved. Lead-form responses go straight to sales.",
    category: "Social Media",
    status: "active",
    setupTime: "7 mins",
    popularity: "medium",
    auth: "OAuth 2.0 with product approval",
    features: [
      "Publish posts with images, video or documents",
      "Fetch lead-form responses",
      "Reply to comments on your own posts",
      "Read follower and share statistics",
      "Manage ad campaigns and creatives",
    ],
  },
  {
    id: "x-twitter",
    name: "X",
    description: "Follows mentions and drafts replies for someone to approve.",
    category: "Social Media",
    status: "active",
    setupTime: "6 mins",
    popularity: "low",
    auth: "OAuth 2.0 or OAuth 1.0a",
    features: [
      "Publish and delete posts",
      "Read timelines and mentions",
      "Search recent posts",
      "Write direct messages",
      "Add images and video",
      "Follow a filtered stream",
    ],
  },
  {
    id: "instagram",
    name: "Instagram",
    description:
      "Replies to direct messages on professional accounts. Comments that break your rules are hidden.",
    category: "Social Media",
    status: "active",
    setupTime: "5 mins",
    popularity: "medium",
    auth: "OAuth 2.0 for professional accounts",
    features: [
      "Publish images, video, reels and carousels",
      "Reply to, hide or delete comments",
      "Reply to direct messages",
      "Read insights on media and accounts",
      "See where the account is mentioned",
    ],
  },
];

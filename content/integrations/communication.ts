import type { Integration } from "../schema/integration.ts";

export const communicationIntegrations: readonly Integration[] = [
  {
    id: "slack",
    name: "Slack",
    description:
      "Summarises threads, posts updates with buttons, and acts on the answer that a person gives.",
    category: "Communication",
    status: "active",
    setupTime: "2 mins",
    popularity: "high",
    auth: "OAuth 2.0 bot or user token",
    features: [
      "Post, update and schedule messages",
      "Open modals and act on button clicks",
      "Read channels and threads where the app is a member",
      "Lay out messages with Block Kit",
      "Put files into a channel",
      "Create channels and invite people",
      "Look up people by email",
    ],
  },
  {
    id: "microsoft-teams",
    name: "Microsoft Teams",
    description:
      "Asks for approvals in a channel or chat, and gathers action points from meeting transcripts.",
    category: "Communication",
    status: "active",
    setupTime: "6 mins",
    popularity: "high",
    auth: "OAuth 2.0 through Microsoft Entra ID",
    features: [
      "Send messages to channels and chats",
      "Ask with a card that has buttons and fields",
      "Set up online meetings",
      "Read meeting transcripts where allowed",
      "Set up a team with its channels and tabs",
      "See who is in a team and who is free",
    ],
  },
  {
    id: "zoom",
    name: "Zoom",
    description:
      "Schedules a meeting from a request, then fetches the recording and the list of those who came.",
    category: "Communication",
    status: "active",
    setupTime: "3 mins",
    popularity: "medium",
    auth: "OAuth 2.0, user or server-to-server",
    features: [
      "Create, change and cancel meetings",
      "Download cloud recordings and transcripts",
      "List participants",
      "Manage registrants of webinars",
      "Receive webhooks on meetings and recordings",
    ],
  },
  {
    id: "twilio",
    name: "Twilio",
    description:
      "Sends text messages, reads the replies, and hands a call over when the caller wants a person.",
    category: "Communication",
    status: "active",
    setupTime: "4 mins",
    popularity: "medium",
    auth: "Account SID with API key",
    features: [
      "Exchange messages by SMS, MMS and WhatsApp",
      "Place and control voice calls",
      "Verify people with one-time codes",
      "Look up details of a phone number",
      "Hold one conversation across several channels",
    ],
  },
];

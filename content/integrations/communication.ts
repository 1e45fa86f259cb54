import type { Integration } from "../schema/integration.ts";

export const communicationIntegrations: readonly Integration[] = [
  {
    id: "slack",
    name: "Slack",
    description: "Posts an update with buttons and acts on the answer.",
    category: "Communication",
    status: "active",
    setupTime: "2 mins",
    popularity: "high",
    auth: "OAuth 2.0 bot or user token",
    features: [
      "Post, update and schedule messages",
      "Open modals and act on button clicks",
      "Read channels and threads the app belongs to",
      "Lay out messages with Block Kit",
      "Upload files to a channel",
      "Create channels and invite people",
      "Look up people by email",
    ],
  },
  {
    id: "microsoft-teams",
    name: "Microsoft Teams",
    description:
      "Approvals in the channel where the team already talks. After a meeting, an agent can collect the action points from its transcript.",
    category: "Communication",
    status: "active",
    setupTime: "6 mins",
    popularity: "high",
    auth: "OAuth 2.0 through Microsoft Entra ID",
    features: [
      "Send messages to channels and chats",
      "Send cards with buttons and fields",
      "Schedule online meetings",
      "Read meeting transcripts where allowed",
      "Set up a team with its channels and tabs",
      "See team members and who is free",
    ],
  },
  {
    id: "zoom",
    name: "Zoom",
    description:
      "Turns a request into a meeting, then fetches the recording and the attendance list.",
    category: "Communication",
    status: "active",
    setupTime: "3 mins",
    popularity: "medium",
    auth: "OAuth 2.0, user or server-to-server",
    features: [
      "Create, change and cancel meetings",
      "Download cloud recordings and transcripts",
      "List participants",
      "Manage webinar registrants",
      "Receive webhooks for meetings and recordings",
    ],
  },
  {
    id: "twilio",
    name: "Twilio",
    description:
      "Text messages with replies that come back into the run, and a person on the line when the caller asks for one.",
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

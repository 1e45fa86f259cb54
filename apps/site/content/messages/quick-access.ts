import { site } from "@yno/brand/site";

/** The words of the dialog before a Quick Access link, which come on demand. */
export const quickAccessWords = {
  /** What each link leads to, by its title. */
  about: new Map<string, string>([
    [
      site.assistant,
      "The assistant that turns a conversation into a workflow. Accounts are by invitation for now.",
    ],
    ["Community", "Questions, answers and examples from people who build on YNO."],
    ["Status", "See whether every service is running, and read about past incidents."],
    ["Code", "Sample images, client libraries and our open-source code."],
  ]),
  navigateTo: (title: string) => `Navigate to ${title}?`,
  openInNewTab: "Open in New Tab",
  cancel: "Cancel",
};

/** The words of the tables on /cookies. */
export const cookieWords = {
  siteStorage: "What this site stores",
  name: "Name",
  purpose: "Purpose",
  holds: "Holds",
  writtenWhen: "Written when",
  lifetime: "Lifetime",
  platformCookies: "What the platform and its delivery network set",
  setBy: "Set by",
  openCookieSettings: "Open cookie settings",
  choiceWithoutScript: "The choice needs JavaScript. Without it this site stores nothing.",
};

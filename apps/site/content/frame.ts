/** Shown over a page whose script can't be loaded. */
export const bootFailed = {
  message:
    "Some functions of this page could not be loaded. You can read everything and follow every link.",
  again: "Try again",
};

/** Shown in place of a page that can't be loaded. */
export const pageError = {
  heading: "This page could not be loaded",
  offline: "You're offline. Reconnect, then try again.",
  gone: "Part of this page is missing, and reloading didn't help. Try again in a minute.",
  broken: "Something went wrong on this page. Try again.",
  again: "Try again",
  help: "If that doesn't help, email",
};

export const searchFailed = {
  title: "The search could not be loaded",
  text: "Check your connection and try again. Until then, the search box opens the FAQ.",
};

/** Shown where a Quick Access link was followed and the question before it can't be loaded. */
export const questionFailed = {
  title: "The link didn't open",
  text: "Choose it again to open it in a new tab.",
};

export const cookieBanner = {
  heading: "Cookies on this site",
  close: "Close without choosing",
  text: "Essential cookies keep your settings. Analytics and functional cookies stay off until you turn them on. We keep your choice for 12 months.",
  policy: "Cookie Policy",
  acceptAll: "Accept All",
  essentialOnly: "Essential Only",
  customize: "Customize",
};

/** Shown where the cookie settings are asked for and their code can't be loaded. */
export const consentFailed = {
  title: "The cookie settings could not be loaded",
  text: "Check your connection and try again. Until then, nothing optional is stored.",
};

export type PageErrorWords = typeof pageError;
export type LoadFailed = typeof searchFailed;
export type CookieBanner = typeof cookieBanner;

/** The words of header, footer and what frames a page. */
export const layoutWords = {
  menu: "Menu",
  menuInFooter: "Menu: all pages, in the footer",
  searchTheSite: "Search the site",
  docs: "Docs",
  pricing: "Pricing",
  allPages: "All pages",
  cookieSettings: "Cookie settings",
  onThisPage: "On this page",
  lastUpdated: "Last updated:",
  login: "Login",
  signUp: "Sign Up",
};

/** The first stop of the Tab key, and what only programs see before the page. */
export const skipLinkWords = {
  skipToContent: "Skip to content",
  forAgents: "For AI agents: every page as Markdown",
};

/** The words of the side navigation. */
export const sidebarWords = {
  menu: "Menu",
  closeMenu: "Close menu",
  expand: "Expand sidebar",
  collapse: "Collapse sidebar",
  main: "Main",
};

/** The words of the theme choice. */
export const themeWords = {
  theme: "Theme",
  names: { system: "System", light: "Light", dark: "Dark" },
};

/** The words of blocks of marketing pages. */
export const sectionWords = {
  to: "To",
  progress: (title: string) => `${title}: progress`,
  servicesRunning: "Services running",
  more: "more",
  rank: "Rank",
};

/** The words before an email address. */
export const contactWords = {
  orWriteTo: "Or write to",
  writeTo: "Write to",
};

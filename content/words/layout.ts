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

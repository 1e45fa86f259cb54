/** What the cookie banner says once its settings are open. */
export const cookieSettings = {
  /** Shown while the browser sends Global Privacy Control. */
  signal:
    "Your browser sends a Global Privacy Control signal, so analytics and marketing start switched off.",
  categories: [
    {
      name: "essential",
      title: "Essential",
      text: "Your sidebar, theme and cookie choice, and pages to read offline. Always on.",
    },
    {
      name: "analytics",
      title: "Analytics",
      text: "Counts page visits, so we know what people read.",
    },
    {
      name: "functional",
      title: "Functional",
      text: "Remembers results you opened from the search, and a form that couldn't be sent.",
    },
    {
      name: "marketing",
      title: "Marketing",
      text: "Not in use. We set nothing, whatever you choose here.",
    },
  ],
  save: "Save My Preferences",
  back: "Back",
};

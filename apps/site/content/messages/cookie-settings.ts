/** What the cookie banner says once its settings are open. */
export const cookieSettings = {
  /** Shown while the browser sends Global Privacy Control. */
  signal:
    "Your browser sends a Global Privacy Control signal. Analytics and marketing are off, as everything optional is until you switch it on.",
  categories: [
    {
      name: "essential",
      title: "Essential",
      text: "Your sidebar, theme and cookie choice. Always on.",
    },
    {
      name: "analytics",
      title: "Analytics",
      text: "Counts page visits, so we know what people read.",
    },
    {
      name: "functional",
      title: "Functional",
      text: "Keeps pages to read offline, results you opened from the search, and a form that couldn't be sent.",
    },
    {
      name: "marketing",
      title: "Marketing",
      text: "Not in use. We set nothing, whatever you choose here.",
    },
  ],
  save: "Save My Preferences",
  /** Read out, because the banner is gone by then. */
  saved: "Your cookie choice is saved.",
  back: "Back",
};

/** What the calculation of a price says, before it's opened. */
export const estimateWords = {
  heading: "Work out your price",
  opening:
    "See which plan covers what you need, and what it costs to the cent. The address keeps your choices, so you can send it to whoever signs.",
  open: "Work out a price",
  failed: "The calculation couldn't be loaded. Check your connection and try again.",
  withoutScript: "The calculation needs JavaScript. This table has what it works with.",
  caption: "What each plan costs, in Singapore dollars without tax",
  columns: ["Plan", "A month", "Twelve months", "A year at once", "Saved"],
  byOrder: "By quote",
  free: "Free",
};

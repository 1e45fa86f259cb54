/** The words before an email address. */
export const contactWords = {
  orWriteTo: "Or write to",
  writeTo: "Write to",
};

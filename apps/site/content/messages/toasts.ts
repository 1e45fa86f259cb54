/** The words of a toast. */
export const toastWords = {
  close: "Close message",
};

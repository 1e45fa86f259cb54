/** The words of the theme choice. */
export const themeWords = {
  theme: "Theme",
  names: { system: "System", light: "Light", dark: "Dark" },
};

import type { ConfigData } from "html-validate";

/**
 * The rules of html-validate that don't apply here, each with its reason; all others of its
 * recommended set do.
 */
export const htmlRules = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React's renderer writes `<br/>`, `charSet` and `open=""`, which are the same to every parser.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // React's own ids begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // A text field doesn't need a type, and `progress` cannot be drawn alike in all engines.
    "no-implicit-input-type": "off",
    "prefer-native-element": ["error", { exclude: ["progressbar", "listbox"] }],
    // The number is written as in packages/brand/site.ts, where a non-breaking space could not be seen.
    "tel-non-breaking": "off",
  },
} satisfies ConfigData;

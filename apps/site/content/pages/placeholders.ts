import { site } from "@yno/brand/site";
import type { Placeholder } from "../schema/page.ts";

/** Pages that only announce what is coming. */
export const placeholderPages: readonly Placeholder[] = [
  comingSoon(
    "/yno-ai",
    site.assistant,
    `This page isn't available yet. If you have an account, use ${site.assistant} at ${site.app.home}.`,
  ),
  comingSoon("/async-jobs", "Async Jobs"),
  comingSoon("/premium", site.premium),
  comingSoon("/login", "Login", `This page isn't available yet. Sign in at ${site.app.signIn}.`),
  comingSoon("/signup", "Sign Up", `This page isn't available yet. Sign up at ${site.app.signUp}.`),
];

function comingSoon(
  path: `/${string}`,
  name: string,
  description = `${name} isn't available yet.`,
): Placeholder {
  return {
    path,
    updated: "2026-11-27",
    title: `${name} | ${site.brand}`,
    description,
    heading: `${name} - Coming Soon`,
  };
}

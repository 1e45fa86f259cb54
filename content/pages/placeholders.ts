import { site } from "@yno/brand/site";
import type { Placeholder } from "../schema/page.ts";

export const ynoAiPage = comingSoon("/yno-ai", site.assistant);
export const asyncJobsPage = comingSoon("/async-jobs", "Async Jobs");
export const premiumPage = comingSoon("/premium", site.premium);
export const loginPage = comingSoon("/login", "Login");
export const signupPage = comingSoon("/signup", "Sign Up");

function comingSoon<Path extends string>(path: Path, name: string) {
  return {
    path,
    updated: "2026-11-20",
    title: `${name} | ${site.brand}`,
    description: `${name} isn't available yet.`,
    heading: `${name} - Coming Soon`,
  } as const satisfies Placeholder;
}

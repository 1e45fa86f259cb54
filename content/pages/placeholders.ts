import { site } from "@yno/brand/site";
import type { Placeholder } from "../schema/page.ts";

/** Pages that only announce what is coming. */
export const placeholderPages: readonly Placeholder[] = [
  comingSoon("/yno-ai", site.assistant),
  comingSoon("/async-jobs", "Async Jobs"),
  comingSoon("/premium", site.premium),
  comingSoon("/login", "Login"),
  comingSoon("/signup", "Sign Up"),
];

function comingSoon(path: `/${string}`, name: string): Placeholder {
  return {
    path,
    updated: "2026-11-20",
    title: `${name} | ${site.brand}`,
    description: `${name} isn't available yet.`,
    heading: `${name} - Coming Soon`,
  };
}

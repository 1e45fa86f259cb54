import { services } from "#content/pages/home.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { UptimeLine } from "./uptime-line.tsx";

export const examples = {
  line: () => (
    <UptimeLine since={services.operationalSince} sinceText={services.operationalSinceText} />
  ),
} satisfies Examples;

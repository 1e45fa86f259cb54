import { Placeholder } from "#app/layout/placeholder.tsx";
import { premiumPage } from "#content/pages/placeholders.ts";

export const page = premiumPage;

export default function Premium() {
  return <Placeholder heading={premiumPage.heading} />;
}

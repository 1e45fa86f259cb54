import { Placeholder } from "#app/layout/placeholder.tsx";
import { ynoAiPage } from "#content/pages/placeholders.ts";

export const page = ynoAiPage;

export default function YnoAi() {
  return <Placeholder heading={ynoAiPage.heading} />;
}

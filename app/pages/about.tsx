import { OpeningPage } from "#app/layout/opening-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { aboutPage } from "#content/pages/about.ts";

export const meta = pageMeta(aboutPage);

export default function About() {
  return <OpeningPage page={aboutPage} />;
}
